import { wordsOf } from './fold-name.ts';

/** Longer parts are not listed: a longer search text is looked up by its stretches, and then checked. */
export const PART_LENGTH = 16;

/** In which of a client's names a part stands. */
export interface PartFields {
  first: boolean;
  last: boolean;
}

/** Every part of a word up to the length that is listed, once each, by code point. */
export function partsOfWord(word: string): Set<string> {
  const letters = [...word];
  const parts = new Set<string>();
  for (let start = 0; start < letters.length; start += 1) {
    let part = '';
    for (const letter of letters.slice(start, start + PART_LENGTH)) {
      part += letter;
      parts.add(part);
    }
  }
  return parts;
}

/** The stretches of a search text that together cover it and are short enough to be listed. */
export function stretchesOf(text: string): string[] {
  const letters = [...text];
  const lastStart = Math.max(0, letters.length - PART_LENGTH);
  const stretches: string[] = [];
  for (let start = 0; start < lastStart; start += PART_LENGTH) {
    stretches.push(letters.slice(start, start + PART_LENGTH).join(''));
  }
  stretches.push(letters.slice(lastStart).join(''));
  return stretches;
}

/** The parts of a client's folded names, and the empty part, which lists every client. */
export function partsOfClient(firstKey: string, lastKey: string): Map<string, PartFields> {
  const parts = new Map<string, PartFields>([['', { first: true, last: false }]]);
  const add = (key: string, field: keyof PartFields): void => {
    for (const word of wordsOf(key)) {
      for (const part of partsOfWord(word)) {
        const fields = parts.get(part);
        if (fields === undefined) parts.set(part, { first: field === 'first', last: field === 'last' });
        else fields[field] = true;
      }
    }
  };
  add(firstKey, 'first');
  add(lastKey, 'last');
  return parts;
}
