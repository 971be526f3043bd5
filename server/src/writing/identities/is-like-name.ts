import { isWithin } from './edit-distance.ts';
import { isGivenName, isWord } from './kinds-of-words.ts';
import type { NamePart } from './known-names.ts';
import type { Token } from './tokens.ts';

const MIN_PREFIX = 4;
const MIN_MISSPELT = 5;
const LONGEST_ENDING = 4;
/** No name is longer, and comparing takes the product of the lengths. */
const LONGEST_NAME = 40;

/** Whether a word with a capital is a name of the record: shortened, with an ending, or misspelt. */
export function isLike(
  { isFound, folded: name }: NamePart,
  { folded, isFirst, isUpper }: Token,
  isStrange: boolean,
): boolean {
  if (folded.length > LONGEST_NAME || name.length > LONGEST_NAME) return false;
  // People who were only found in the notes are many: a likeness to one of them says little.
  if (isFound && !isStrange) return false;
  if (isStrange && folded.length >= MIN_PREFIX && name.startsWith(folded)) return true;
  if (isStrange && hasEnding(folded, name)) return true;
  // Another given name is another person: Cara is not Clara.
  const mayBeMisspelt = !isGivenName(folded) && (isStrange || (!isFirst && !isUpper));
  if (mayBeMisspelt && isStrange && !isFound && isMisread(name, folded)) return true;
  if (!mayBeMisspelt || name.length < MIN_MISSPELT || folded.length < MIN_MISSPELT - 1) return false;
  if (isWord(folded) && folded.charAt(0) !== name.charAt(0)) return false;
  if (isStrange && !isFound && isMisspelt(name, folded)) return true;
  return isWithin(folded, name, name.length >= 8 && isStrange ? 2 : 1);
}

/** By letters that were exchanged, or by the sound: Shivaun for Siobhan needs an ear, Katherine for Catherine does not. */
export function isMisspelt(name: string, folded: string): boolean {
  if (name.length < MIN_MISSPELT || folded.length < MIN_MISSPELT - 1 || folded.length > LONGEST_NAME) return false;
  if (isWithin(folded, name, name.length >= 8 ? 2 : 1)) return true;
  const [one, other] = [soundOf(name), soundOf(folded)];
  return one.length >= 3 && one === other && Math.abs(name.length - folded.length) <= 3;
}

const MIN_MISREAD = 4;

/** By a scan, which takes "rn" for "m" and "I" for "l". */
export function isMisread(name: string, folded: string): boolean {
  if (name.length < MIN_MISREAD || folded.length < MIN_MISREAD - 1 || folded.length > LONGEST_NAME) return false;
  return readAsScanned(name) === readAsScanned(folded);
}

/** One letter for those that look alike. */
function readAsScanned(word: string): string {
  return word
    .replaceAll('rn', 'm')
    .replaceAll('ri', 'n')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replaceAll(/[lj]/g, 'i')
    .replaceAll(/[eoq]/g, 'c');
}

/** What is left of a word without its vowels, with one letter for each sound. */
function soundOf(word: string): string {
  return word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/sch|sh|sz|ch|cz|tch/g, 'x')
    .replaceAll(/[cqg](?=[eiy])/g, 's')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll(/th/g, 't')
    .replaceAll(/[zs]/g, 's')
    .replaceAll(/[wv]/g, 'v')
    .replaceAll(/[aeiouyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** Cases of Slavic and Baltic names: Anna, Anny, Annę; Kowalski, Kowalskiego; Marek, Marka. */
function hasEnding(folded: string, name: string): boolean {
  if (name.length < MIN_PREFIX) return false;
  const stems = [name, name.replace(/[aeiouy]{1,20}$/, ''), name.replace(/[eo](?=[^aeiouy]$)/, '')];
  return stems.some(
    (stem) =>
      stem.length >= 3 && folded.startsWith(stem) && folded.length - stem.length <= LONGEST_ENDING && folded.length > 3,
  );
}
