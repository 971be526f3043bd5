import type { Segment } from './line.ts';

const HYPHEN_AT_END = /(?<!\p{L})(\p{L}{2,})[-\u2010\u2011]$/u;
const LOWER_CASE_START = /^\p{Ll}/u;
const FIRST_WORD = /^\S+/;

/** How the document spells its words in the middle of lines, in lower case. */
export interface Spelling {
  words: Set<string>;
  /** Words with a hyphen, and the parts before it. */
  hyphenated: Set<string>;
  heads: Set<string>;
}

const NUMBER_HEADS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

export function collectSpelling(lines: Iterable<string>): Spelling {
  const spelling: Spelling = { words: new Set(), hyphenated: new Set(), heads: new Set(NUMBER_HEADS) };
  for (const line of lines) {
    for (const [match] of line.matchAll(/\p{L}+(?:[-\u2010\u2011]\p{L}+)*/gu)) {
      const word = normalise(match);
      const hyphen = word.indexOf('-');
      if (hyphen < 0) spelling.words.add(word);
      else {
        spelling.hyphenated.add(word);
        spelling.heads.add(word.slice(0, hyphen));
      }
    }
  }
  return spelling;
}

function normalise(word: string): string {
  return word.toLowerCase().replace(/[\u2010\u2011]/g, '-');
}

/** Two lines as one. A hyphen between them goes, unless the word seems to be written with one. */
export function joinTwo(above: string, below: string, spelling: Spelling): string {
  const stem = HYPHEN_AT_END.exec(above)?.[1];
  if (stem === undefined || !LOWER_CASE_START.test(below))
    return /[\p{L}\p{N}][-\u2010]$/u.test(above) ? above + below : `${above} ${below}`;
  const rest = /^\p{L}+/u.exec(below)?.[0] ?? '';
  const keepsHyphen =
    spelling.hyphenated.has(normalise(`${stem}-${rest}`)) ||
    (!spelling.words.has(normalise(stem + rest)) && spelling.heads.has(normalise(stem)));
  return (keepsHyphen ? above : above.slice(0, -1)) + below;
}

/** A word that begins in one line and ends in the next. */
function isDivided(above: Segment, below: Segment): boolean {
  return HYPHEN_AT_END.test(above.text) && LOWER_CASE_START.test(below.text);
}

/** True when the line above has room for the first word of the line below: the break was meant. */
export function isBreakMeant(above: Segment, below: Segment, rightEdge: number): boolean {
  const word = FIRST_WORD.exec(below.text)?.[0].length ?? 0;
  const characterWidth = (below.right - below.left) / Math.max(1, below.text.length);
  return above.right + (word + 2) * characterWidth < rightEdge - above.size * 0.5;
}

/**
 * Prose in a column narrower than the rest of the page: each line is as full as the longest of them allows, and goes on
 * with the next one as sentences do. The lines of an address begin with capitals or figures.
 */
function isWrapped(lines: Segment[]): boolean {
  const [, ...others] = lines;
  if (others.length < 2) return false;
  const ownEdge = Math.max(...lines.map((line) => line.right));
  const goOn = others.filter((line) => LOWER_CASE_START.test(line.text)).length;
  return (
    goOn * 2 >= others.length &&
    others.every((line, index) => lines[index] === undefined || !isBreakMeant(lines[index], line, ownEdge))
  );
}

/** The lines of one paragraph; breaks that were meant stay. */
export function joinLines(lines: Segment[], rightEdge: number, spelling: Spelling): string {
  let text = '';
  let above: Segment | undefined;
  const mayBreak = !isWrapped(lines);
  for (const line of lines) {
    if (above === undefined) text = line.text;
    else if (mayBreak && isBreakMeant(above, line, rightEdge) && !isDivided(above, line)) text += `\n${line.text}`;
    else text = joinTwo(text, line.text, spelling);
    above = line;
  }
  return text;
}
