import { isWithin } from './edit-distance.ts';
import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import type { KnownNames } from './known-names.ts';

/** Letters with figures among them, as a scan reads "Jonathan" for "J0nathan". */
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\d-]{0,40}\d)(?=\p{N}?\p{L})[\p{L}\d-]{3,40}(?![\p{L}\p{N}-])/gu;
const LETTERS: readonly Record<string, string>[] = [
  { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 6: 'b', 8: 'b' },
  { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 8: 'b' },
];
const LEAST_LETTERS = 4;
const LEAST_EXACT = 2;

/** Names of the record in which a scan has taken letters for figures. */
export function matchScannedNames(text: string, { parts, forms }: KnownNames): Identifier[] {
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
