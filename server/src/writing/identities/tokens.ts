import { foldWord } from './folding.ts';
import { capitalWords, clinicalWords, eponyms } from './lists.ts';

/** A hyphen, also one that stands at the end of a line and again at the beginning of the next. */
export const HYPHEN = /^-(?:\s?-)?$/;

/** A word of a text, or a part of one that is written like MaeveOBrien. */
export interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
  /** What stands between the word before and this one. */
  gap: string;
  /** Begins with a capital letter, or has no case at all. */
  isCapital: boolean;
  /** More than one letter, all capitals. */
  isUpper: boolean;
  /** A capital that a sentence, a line or a cell begins with says nothing. */
  isFirst: boolean;
  hasPossessive: boolean;
  /** The next few characters. */
  follows: string;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*/gu;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Where a sentence, a cell, a quotation or an item of a list may begin. */
const BREAK = /[.!?:;|•*>\n"“”«]|\s-\s/;
const SURE_BREAK = /[!?:;|•*>\n]/;

/** Titles that are written with a dot. */
const SHORTENED = /^(?:mr|mrs|ms|mx|dr|prof|rev|revd|fr|sr|st|sra|mme|mlle|sgt|cllr|capt|lt|cpl|hon|m)$/;

/** Of a text that is normalised. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word, suffix] = splitPossessive(match[0]);
    let place = match.index;
    for (const part of splitCamel(word)) {
      const gap = tokens.length === 0 ? text.slice(end, place) : singleSpaces(text.slice(end, place));
      tokens.push({
        text: part,
        folded: foldWord(part),
        start: place,
        end: place + part.length,
        gap,
        isCapital: /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(part),
        isUpper: part.length > 1 && /^[\p{Lu}'\p{M}]+$/u.test(part),
        isFirst: isFirst(gap, tokens.at(-1)),
        hasPossessive: suffix !== '',
        follows: singleSpaces(text.slice(place + part.length, place + part.length + 4)),
      });
      place += part.length;
      end = place;
    }
  }
  return tokens;
}

/** Two spaces are one that was typed twice; more of them part the columns of a table. */
function singleSpaces(text: string): string {
  return text.includes('  ') ? text.replace(/(?<! ) {2}(?! )/, ' ') : text;
}

function splitPossessive(word: string): [string, string] {
  const suffix = /'[sS]$/.exec(word)?.[0] ?? '';
  return [word.slice(0, word.length - suffix.length), suffix];
}

function splitCamel(word: string): string[] {
  const lower = word.toLowerCase();
  if (!/\p{Lu}/u.test(word.slice(1)) || clinicalWords().has(lower) || capitalWords().has(lower) || eponyms().has(lower))
    return [word];
  return word.split(CAMEL);
}

function isFirst(gap: string, before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (gap === '' || gap === ' ') return false;
  // "Dr. Patel" and "J. Smith" do not begin a sentence; what follows "slept 5 h." and "her coach." does.
  const isShort = (before.text.length === 1 && before.isCapital) || SHORTENED.test(before.folded);
  if (isShort && !SURE_BREAK.test(gap)) return false;
  return BREAK.test(gap);
}
