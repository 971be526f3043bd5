/** Parts up to this length are always listed; longer ones are found by the words that have them in them, */
export const PART_LENGTH = 4;

/** unless many words share them: then, up to this length, they are listed too. */
export const SHARED_PART_LENGTH = 16;

/** A suffix is listed up to this length; what lies behind is compared with the word itself. */
export const SUFFIX_LENGTH = 32;

/** In which of a client's names a part stands. */
export interface PartFields {
  first: boolean;
  last: boolean;
}

/** A word's end from some letter on, by which a part at that letter is found. */
export interface Suffix {
  suffix: string;
  word: string;
  /** Shorter parts are not looked for here: they stand in one of the pieces, which are words too. */
  minLength: number;
}

/** The row under which clients with a word are listed. No part has the sign in it. */
export function toWordPart(word: string): string {
  return `=${word}`;
}

export function isWordPart(part: string): boolean {
  return part.startsWith('=');
}

/**
 * Under which parts a client is listed: all short ones, its words, and those of its longer ones that are `shared`.
 * The empty part lists every client.
 */
export function partsOfClient(
  { firstKey, lastKey }: { firstKey: string; lastKey: string },
  shared: ReadonlySet<string>,
): Map<string, PartFields> {
  const parts = new Map<string, PartFields>([['', { first: true, last: false }]]);
  addParts(parts, firstKey, 'first', shared);
  addParts(parts, lastKey, 'last', shared);
  return parts;
}

function addParts(
  parts: Map<string, PartFields>,
  key: string,
  field: keyof PartFields,
  shared: ReadonlySet<string>,
): void {
  const add = (part: string): void => {
    const fields = parts.get(part);
    if (fields === undefined) parts.set(part, { first: field === 'first', last: field === 'last' });
    else fields[field] = true;
  };
  for (const name of splitWords(key)) {
    cutParts(name.replaceAll('-', ''), 1, PART_LENGTH).forEach(add);
    for (const word of longWordsOf(name)) add(toWordPart(word));
  }
  if (shared.size > 0) longPartsOf(key).intersection(shared).forEach(add);
}

/** The parts of a folded name that are listed only when many words share them. */
export function longPartsOf(key: string): Set<string> {
  const parts = splitWords(key).map((name) => cutParts(name.replaceAll('-', ''), PART_LENGTH + 1, SHARED_PART_LENGTH));
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : new Set(parts.flatMap((set) => [...set]));
}

/** Every suffix of the words of a folded name that can begin with a part too long for a row of its own. */
export function suffixesOf(key: string): Suffix[] {
  return splitWords(key).flatMap((name) => {
    const pieces = name.split('-').map((piece) => [...piece]);
    const ofPieces = pieces.flatMap((piece) => cutSuffixes(piece.join(''), piece, piece.length, () => PART_LENGTH + 1));
    if (pieces.length === 1) return ofPieces;
    const letters = pieces.flat();
    const ends = pieces.map((_, index) => pieces.slice(0, index + 1).flat().length);
    const lastPieceStart = ends.at(-2) ?? 0;
    const toNextPiece = (start: number): number => (ends.find((end) => end > start) ?? 0) - start + 1;
    return [...ofPieces, ...cutSuffixes(letters.join(''), letters, lastPieceStart, toNextPiece)];
  });
}

function cutSuffixes(
  word: string,
  letters: string[],
  endStart: number,
  minLengthAt: (start: number) => number,
): Suffix[] {
  const suffixes: Suffix[] = [];
  for (let start = 0; start < endStart && letters.length - start > PART_LENGTH; start += 1) {
    const suffix = letters.slice(start, start + SUFFIX_LENGTH).join('');
    suffixes.push({ suffix, word, minLength: minLengthAt(start) });
  }
  return suffixes;
}

function splitWords(key: string): string[] {
  return key === '' ? [] : key.split(' ');
}

function cutParts(word: string, minLength: number, maxLength: number): Set<string> {
  const letters = [...word];
  const parts = new Set<string>();
  for (let start = 0; start + minLength <= letters.length; start += 1) {
    let part = letters.slice(start, start + minLength - 1).join('');
    for (const letter of letters.slice(start + minLength - 1, start + maxLength)) {
      part += letter;
      parts.add(part);
    }
  }
  return parts;
}

/** The pieces of a word and the whole without its hyphens, those that can have a longer part in them. */
function longWordsOf(name: string): Set<string> {
  const words = [...name.split('-'), name.replaceAll('-', '')];
  return new Set(words.filter((word) => [...word].length > PART_LENGTH));
}
