import { SHORTHAND } from './shorthand.ts';

/** A place of the text written out, and the shorthand that stood there. */
export interface Expansion {
  start: number;
  end: number;
  short: string;
}

export interface WrittenOut {
  text: string;
  /** In the order of the text. */
  expansions: Expansion[];
}

interface Found {
  start: number;
  end: number;
  full: string;
}

const ONE_OF_MANY = /\b1 (day|week|month|year)s$/;

/** A text with its certain shorthand in full words; `writeBack` makes the original of it again. */
export function writeOut(original: string): WrittenOut {
  const found = SHORTHAND.flatMap(({ pattern, full, isMeant }) => {
    // Most are not there. To ask that first takes a seventh of the time: `matchAll` copies the pattern.
    if (original.search(pattern) < 0) return [];
    const matches = Array.from(original.matchAll(pattern));
    const meant = isMeant === undefined ? matches : matches.filter(({ index }) => isMeant(clauseAt(original, index)));
    return meant.map((match): Found => ({
      start: match.index,
      end: match.index + match[0].length,
      full: full.replace('$<amount>', match.groups?.['amount'] ?? '').replace(ONE_OF_MANY, '1 $1'),
    }));
  });
  const expansions: Expansion[] = [];
  let text = '';
  let position = 0;
  for (const { start, end, full } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < position) continue;
    text += original.slice(position, start);
    const isFirst = isSentenceStart(text) && (text === '' || !/^\p{Ll}/u.test(original.slice(start)));
    const written = isFirst ? capitalise(full) : full;
    expansions.push({ start: text.length, end: text.length + written.length, short: original.slice(start, end) });
    text += written;
    position = end;
  }
  return { text: text + original.slice(position), expansions };
}

const CLAUSE_EDGE = /[.,;:!?()"“”–—]/;

/** The words up to the marks around them. */
function clauseAt(text: string, index: number): string {
  const before = text.slice(0, index).split(CLAUSE_EDGE).at(-1) ?? '';
  return before + (text.slice(index).split(CLAUSE_EDGE, 1)[0] ?? '');
}

export function writeBack({ text, expansions }: WrittenOut): string {
  let original = '';
  let position = 0;
  for (const { start, end, short } of expansions) {
    original += text.slice(position, start) + short;
    position = end;
  }
  return original + text.slice(position);
}

/** The stop of `9 a.m.` or `e.g.` begins none, nor does that of `indep. w/ bed lever`, where a small letter follows. */
const SENTENCE_START = /(?:^|(?<!(?<!\p{L})\p{L}\.\p{L})[.!?]\s+)["'“‘(]*$/u;

function isSentenceStart(before: string): boolean {
  return SENTENCE_START.test(before);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
