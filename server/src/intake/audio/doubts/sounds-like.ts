import { MEDICINES } from './medicines.ts';

/** The consonants as they sound: people and recognisers differ in vowels first. */
function soundOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('ph', 'f')
    .replaceAll(/[sc]h|tch/g, 'x')
    .replaceAll('th', 't')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[ckq]+/g, 'k')
    .replaceAll(/g(?=[eiy])/g, 'j')
    .replaceAll('z', 's')
    .replaceAll(/[aeiouyhw]+/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

const BY_SOUND = Map.groupBy(MEDICINES, soundOf);
const KNOWN = new Set(MEDICINES);
const SOUNDS = [...BY_SOUND.keys()];
const MIN_SOUND = 4;

export function isMedicine(word: string): boolean {
  return KNOWN.has(word.toLowerCase());
}

export interface Closeness {
  /** How many consonants may differ. */
  maxSounds: number;
  /** The share of letters that may differ. */
  maxLetters: number;
}

/** The medicine that words may stand for; undefined when none is near. */
export function findMedicine(words: readonly string[], { maxSounds, maxLetters }: Closeness): string | undefined {
  const letters = words
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  const sound = soundOf(letters);
  if (sound.length < MIN_SOUND) return undefined;
  let best: { name: string; share: number } | undefined;
  for (const other of SOUNDS) {
    if (Math.abs(other.length - sound.length) > maxSounds || countEdits(sound, other) > maxSounds) continue;
    for (const name of BY_SOUND.get(other) ?? []) {
      const share = countEdits(letters, name) / Math.max(letters.length, name.length);
      if (share <= maxLetters && share < (best?.share ?? 1)) best = { name, share };
    }
  }
  return best?.name;
}

function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let at = 0; at < a.length; at += 1) {
    const next = [at + 1];
    for (let column = 0; column < b.length; column += 1) {
      const change = (row[column] ?? 0) + (a[at] === b[column] ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
