import { isUnknown } from '../../kinds-of-words.ts';
import type { LineKind } from '../../lines.ts';
import { abbreviations, commonWords, eponyms } from '../../lists.ts';
import type { TextLanguage } from '../../text-language.ts';
import type { Token } from '../../tokens.ts';
import { KNOWN_LISTS } from '../known-lists.ts';

/** A word, a figure or a sign of a text, and what is known of it besides its meaning. */
export interface Sign {
  start: number;
  end: number;
  /** The token that it is of; undefined of figures and signs. */
  token: number | undefined;
  /** Which of the traits it has, as numbers below TRAITS. */
  traits: number[];
}

const LISTS: readonly ((folded: string) => boolean)[] = [
  ...KNOWN_LISTS.map(({ has }) => has),
  (folded) => commonWords().has(folded),
];

/** The weights know the traits by these numbers. */
const [LINE_START, SPACE_BEFORE, STYLE, LANGUAGE, INSIDE, FIGURE, LENGTH, OTHER_SIGN] = [
  15, 16, 17, 21, 24, 25, 26, 33,
];
const [ABBREVIATION, EPONYM, UNKNOWN, UPPER, LETTER, CAPITAL, SMALL, FIRST] = [34, 35, 36, 37, 40, 41, 42, 43];
const [POSSESSIVE, HEADING, SHOUTED, SHORT] = [44, 45, 46, 47];
export const TRAITS = 48;

const LONGEST_FIGURE = 6;
const MOST_UPPER = 4;
const PART = /[\p{P}\p{S}]|\p{N}+|[^\s\p{P}\p{S}\p{C}\p{N}]+/gu;

/** In the order of the text. A word of several tokens, such as MaeveOBrien, is parted as they are. */
export function listSigns(
  text: string,
  tokens: readonly Token[],
  lines: readonly LineKind[],
  language: TextLanguage,
): Sign[] {
  const everywhere = [STYLE + styleOf(tokens), LANGUAGE + { english: 0, german: 1, other: 2 }[language]];
  const found: Sign[] = [];
  let next = 0;
  const add = (start: number, end: number, token: number | undefined): void => {
    const own = token === undefined ? undefined : tokens[token];
    const traits = [...placeOf(text, start), ...everywhere];
    if (own === undefined) traits.push(...traitsOfSign(text.slice(start, end)));
    else if (start === own.start) traits.push(...traitsOfWord(own, lines[token ?? 0]));
    else traits.push(INSIDE);
    found.push({ start, end, token, traits });
  };
  for (const { 0: part, index } of text.matchAll(PART)) {
    const end = index + part.length;
    let from = index;
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    for (let at = next; (tokens[at]?.start ?? Number.POSITIVE_INFINITY) < end; at += 1) {
      const to = Math.min(end, tokens[at]?.end ?? end);
      add(Math.max(from, tokens[at]?.start ?? from), to, at);
      from = to;
    }
    if (from < end) add(from, end, undefined);
  }
  return found;
}

/** How capitals are used in the text, which says what one of them says. */
function styleOf(tokens: readonly Token[]): number {
  const share = tokens.filter(({ isCapital }) => isCapital).length / Math.max(1, tokens.length);
  if (share === 0) return 0;
  return share === 1 ? 1 : share > 0.7 ? 2 : 3;
}

function placeOf(text: string, start: number): number[] {
  const before = text.slice(Math.max(0, start - 1), start);
  if (before === '' || before === '\n') return [LINE_START];
  return before === ' ' ? [SPACE_BEFORE] : [];
}

function traitsOfSign(sign: string): number[] {
  return /^\p{N}/u.test(sign) ? [FIGURE, LENGTH + Math.min(sign.length, LONGEST_FIGURE)] : [OTHER_SIGN];
}

function traitsOfWord(token: Token, line: LineKind | undefined): number[] {
  const { text, folded, isCapital, isUpper, isFirst, hasPossessive } = token;
  const traits = LISTS.flatMap((has, place) => (has(folded) ? [place] : []));
  const add = (trait: number, isSo: boolean): void => {
    if (isSo) traits.push(trait);
  };
  add(ABBREVIATION, isUpper && abbreviations().has(text));
  add(EPONYM, isCapital && eponyms().has(folded));
  add(UNKNOWN, isCapital && isUnknown(token));
  const large = text.length === 1 ? LETTER : CAPITAL;
  traits.push(isUpper ? UPPER + Math.min(text.length, MOST_UPPER) - 2 : isCapital ? large : SMALL);
  add(FIRST, isFirst);
  add(POSSESSIVE, hasPossessive);
  add(HEADING, line === 'heading');
  add(SHOUTED, line === 'shouted');
  add(SHORT, /^\p{L}{1,2}$/u.test(text));
  return traits;
}
