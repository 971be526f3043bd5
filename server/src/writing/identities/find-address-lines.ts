import type { Identifier } from './identifier.ts';
import { isClinical, isKeptCapital, isUnknown, isWord } from './kinds-of-words.ts';
import { isMonthName, setOf } from './leading-words.ts';
import { abbreviations, eponyms, kinAndRoles } from './lists.ts';
import type { Token } from './tokens.ts';

const LONGEST = 110;
const END = /[\n|;]|: |(?<=\p{L}{4})\. (?=\p{Lu}\p{Ll}{1,20} \p{Ll})/u;
/** English words that an address may have. */
const OF_ADDRESSES = setOf(
  'by off near via the of flat floor block plot house unit apt room road street and lane box lot upper lower van der',
);
const MEASURED =
  /\d ?(?:mg|mcg|ml|kg|cm|mm|%|bpm|min|h|hrs?|years?|yrs?|y)\b|\d\/\d{2,3}(?!\d)|\d{1,2}[.:]\d{2}|\d\.\d/i;

/**
 * Lines that are nothing but an address, in whatever order and language: figures and commas, names with capitals, and no
 * word of a sentence or of medicine. Each is hidden as a whole.
 */
export function findAddressLines(text: string, tokens: readonly Token[], found: readonly Identifier[]): Identifier[] {
  const addresses = found.filter(({ kind }) => kind === 'ADDRESS').toSorted((a, b) => a.start - b.start);
  const lines: Identifier[] = [];
  let [next, nextAddress] = [0, 0];
  for (const { start, end } of listSegments(text)) {
    const first = next;
    while (next < tokens.length && (tokens[next]?.start ?? 0) < end) next += 1;
    while (nextAddress < addresses.length && (addresses[nextAddress]?.end ?? 0) <= start) nextAddress += 1;
    if (end - start > LONGEST || end - start < 6) continue;
    const hasAddress = (addresses[nextAddress]?.start ?? Number.POSITIVE_INFINITY) < end;
    if (isAddress(text.slice(start, end), tokens.slice(first, next), hasAddress))
      lines.push({ kind: 'ADDRESS', start, end });
  }
  return lines;
}

function listSegments(text: string): { start: number; end: number }[] {
  const segments: { start: number; end: number }[] = [];
  let start = 0;
  for (const part of text.split(END)) {
    const lead = /^[\s>*•-]{0,20}/.exec(part)?.[0].length ?? 0;
    const end = start + part.length;
    segments.push({ start: start + lead, end: start + part.trimEnd().length });
    start = end + (/^(?:: |\. )/.test(text.slice(end, end + 2)) ? 2 : 1);
  }
  return segments;
}

/** "Ashworth 2, Fugl-Meyer 44, Wolf 3": tests with their scores. */
const SCORES = /^(?:\p{Lu}[\p{L}-]{2,20} \d{1,3}(?:, |\.?$)){3,}/u;
/** "Fazekas 2, Scheltens 3." */
const TWO_SCORES = /^(?:\p{Lu}[\p{L}-]{2,20} (?:\p{Ll}{3,20} )?\d{1,3}(?:, |\.?$)){2}$/u;

function isAddress(line: string, words: readonly Token[], hasAddress: boolean): boolean {
  if (SCORES.test(line) || (TWO_SCORES.test(line) && words.some(({ folded }) => eponyms().has(folded)))) return false;
  if (!/\d/.test(line) || !/,/.test(line) || MEASURED.test(line) || words.length === 0) return false;
  if (words.some(isOfSentence)) return false;
  const strange = words.filter((token) => token.isCapital && !token.isUpper && isUnknown({ ...token, isFirst: false }));
  return hasAddress || (strange.length >= 2 && strange.length * 2 >= words.length);
}

function isOfSentence({ isCapital, isUpper, folded, text }: Token): boolean {
  if (OF_ADDRESSES.has(folded)) return false;
  if (!isCapital) return folded.length > 2 && (isWord(folded) || kinAndRoles().has(folded));
  if (isMonthName(folded) || kinAndRoles().has(folded)) return true;
  return isUpper
    ? abbreviations().has(text) && text.length > 2
    : isClinical(folded) ||
        (isKeptCapital(folded) &&
          !/^(?:north|south|east|west|new|old|st|park|view|hill|green|high|city|town)$/.test(folded));
}
