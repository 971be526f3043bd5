/** The numbers of the pieces that the network knows a text by. */
export type CutPieces = (text: string) => number[];

const UNKNOWN = '[UNK]';
const MAX_WORD = 100;
const CACHE_ENTRIES = 20_000;

/**
 * Cuts text as the network was trained: lower case without accents, words and signs apart, and each word into the longest
 * pieces of the vocabulary, from its beginning on.
 */
export function createWordPieces(vocabulary: ReadonlyMap<string, number>): CutPieces {
  const cache = new Map<string, readonly number[]>();
  const unknown = vocabulary.get(UNKNOWN) ?? 0;

  function cut(word: string): readonly number[] {
    const known = cache.get(word);
    if (known !== undefined) return known;
    const pieces = cutWord(vocabulary, word) ?? [unknown];
    if (cache.size >= CACHE_ENTRIES) cache.clear();
    cache.set(word, pieces);
    return pieces;
  }

  return (text) => splitWords(text).flatMap(cut);
}

function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  return plain.match(/[\p{P}\p{S}]|[^\s\p{P}\p{S}\p{C}]+/gu) ?? [];
}

/** Null if some of it is in no piece. */
function cutWord(vocabulary: ReadonlyMap<string, number>, word: string): number[] | null {
  if (word.length > MAX_WORD) return null;
  const pieces: number[] = [];
  let start = 0;
  while (start < word.length) {
    let end = word.length;
    let piece: number | undefined;
    for (; end > start; end -= 1) {
      piece = vocabulary.get(`${start === 0 ? '' : '##'}${word.slice(start, end)}`);
      if (piece !== undefined) break;
    }
    if (piece === undefined) return null;
    pieces.push(piece);
    start = end;
  }
  return pieces;
}
