import { isWithin } from './edit-distance.ts';
import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import type { KnownNames } from './known-names.ts';

/** Letters with figures among them, as a scan reads "Jonathan" for "J0nathan". */
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\d-]{0,40}\d)(?=\p{N}?\p{L})[\p{L}\d-]{4,40}(?![\p{L}\p{N}-])/gu;
const LETTERS: readonly Record<string, string>[] = [
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 6: 'b', 8: 'b' },
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 8: 'b' },
];
const LEAST_LETTERS = 4;

/** Names of the record in which a scan has taken letters for figures. */
export function matchScannedNames(text: string, { parts, forms }: KnownNames): Identifier[] {
  return Array.from(text.matchAll(MIXED)).flatMap(({ 0: word, index }): Identifier[] => {
    const readings = LETTERS.map((letters) => foldWord(word.replaceAll(/\d/g, (digit) => letters[digit] ?? digit)));
    if (word.replaceAll(/\d/g, '').length < LEAST_LETTERS - 1) return [];
    const kind =
      readings.map((reading) => forms.get(reading)?.kind).find((found) => found !== undefined) ??
      parts.find(
        ({ folded, isFound }) =>
          !isFound && folded.length > LEAST_LETTERS && readings.some((reading) => isWithin(reading, folded, 1)),
      )?.kind;
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }];
  });
}
