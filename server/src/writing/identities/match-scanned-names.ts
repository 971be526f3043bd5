import { isWithin } from './edit-distance.ts';
import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import type { KnownNames } from './known-names.ts';

/** Letters with figures among them, as a scan reads "Jonathan" for "J0nathan". */
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\d'-]{0,40}\d)(?=\p{N}?\p{L})[\p{L}\d'-]{3,40}(?![\p{L}\p{N}-])/gu;
const LETTERS: readonly Record<string, string>[] = [
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 6: 'b', 8: 'b' },
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 8: 'b' },
];
const LEAST_LETTERS = 4;
const LEAST_EXACT = 2;

/** Letters with signs among them that look like letters, as in "S@ndy" and "Mi|es". */
const SIGNS = /(?<![\p{L}\p{N}@$!|'-])[\p{L}@$!|'-]{3,60}(?![\p{L}\p{N}])/gu;
const LETTER_OF: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'l' };
/** A word with a letter that nobody could read, as in "M?ller". */
const LOST =
  /(?<![\p{L}\p{N}\ufffd])\ufffd{0,2}\p{L}[\p{L}'-]{0,40}(?:[?\ufffd]{1,2}[\p{L}'-]{1,40}){0,4}\ufffd?(?![\p{L}\p{N}])/gu;

/** Names of the record in which letters were taken for figures or signs, or were lost. */
export function matchScannedNames(text: string, names: KnownNames): Identifier[] {
  return [...matchFigures(text, names), ...matchSigns(text, names), ...matchLost(text, names)];
}

function matchSigns(text: string, { forms }: KnownNames): Identifier[] {
  if (!/[@$!|]/.test(text)) return [];
  return Array.from(text.matchAll(SIGNS)).flatMap(({ 0: word, index }): Identifier[] => {
    if (!/[@$!|]/.test(word)) return [];
    const kind = forms.get(foldWord(word.replaceAll(/[@$!|]/g, (sign) => LETTER_OF[sign] ?? sign)))?.kind;
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }];
  });
}

function matchLost(text: string, { parts }: KnownNames): Identifier[] {
  if (!/[?\ufffd]/.test(text)) return [];
  return Array.from(text.matchAll(LOST)).flatMap(({ 0: word, index }): Identifier[] => {
    if (!/[?\ufffd]/.test(word) || word.replaceAll(/\P{L}/gu, '').length < LEAST_EXACT) return [];
    const pieces = word.split(/[?\ufffd]+/).map(foldWord);
    const name = new RegExp(`^${pieces.join('.{0,2}')}$`, 'u');
    const kind = parts.find(({ folded, isFound }) => !isFound && name.test(folded))?.kind;
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }];
  });
}

function matchFigures(text: string, { parts, forms }: KnownNames): Identifier[] {
  return Array.from(text.matchAll(MIXED)).flatMap(({ 0: word, index }): Identifier[] => {
    const readings = LETTERS.map((letters) => foldWord(word.replaceAll(/\d/g, (digit) => letters[digit] ?? digit)));
    const letters = word.replaceAll(/\d/g, '').length;
    if (letters < LEAST_EXACT) return [];
    const exact = readings.map((reading) => forms.get(reading)?.kind).find((found) => found !== undefined);
    // "F0x" is the client; of others a name so short says little.
    if (letters < LEAST_LETTERS - 1)
      return exact === 'CLIENT' ? [{ kind: exact, start: index, end: index + word.length }] : [];
    const kind =
      exact ??
      parts.find(
        ({ folded, isFound }) =>
          !isFound && folded.length > LEAST_LETTERS && readings.some((reading) => isWithin(reading, folded, 1)),
      )?.kind;
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }];
  });
}
