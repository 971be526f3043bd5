import type { VocabularyEntry } from './sentence-model.ts';

/** The first entries of the vocabulary stand for no letters; the very first for whatever no piece has. */
const RESERVED = 6;
const UNKNOWN = 0;
const SPACE = '\u2581';

/** The likeliest way to cut a text into pieces of the vocabulary, by their numbers, as the model was trained with. */
export function createPieceCutter(vocabulary: readonly VocabularyEntry[]): (text: string) => number[] {
  const numbers = new Map(vocabulary.slice(RESERVED).map(([piece], index) => [piece, index + RESERVED]));
  const longest = Math.max(...vocabulary.map(([piece]) => Array.from(piece).length));

  /** The pieces that begin at a place; one unknown letter where there is none. */
  function list(letters: readonly string[], start: number): { piece: number; length: number; likelihood: number }[] {
    const found = [];
    const most = Math.min(longest, letters.length - start);
    let text = '';
    for (let length = 1; length <= most; length += 1) {
      text += letters[start + length - 1] ?? '';
      const piece = numbers.get(text);
      if (piece !== undefined) found.push({ piece, length, likelihood: vocabulary[piece]?.[1] ?? 0 });
    }
    return found.length > 0 ? found : [{ piece: UNKNOWN, length: 1, likelihood: 0 }];
  }

  return (text) => {
    const letters = Array.from(`${SPACE}${text.normalize('NFKC').replaceAll(' ', SPACE)}`);
    /** The best way to each place: how likely it is, and the piece that ends there. */
    const best: { likelihood: number; piece: number; length: number }[] = [
      { likelihood: 0, piece: UNKNOWN, length: 0 },
    ];
    for (let start = 0; start < letters.length; start += 1) {
      const before = best[start]?.likelihood ?? 0;
      for (const { piece, length, likelihood } of list(letters, start)) {
        const known = best[start + length]?.likelihood ?? 0;
        const sum = before + likelihood;
        // A way of nought is none yet, or one of unknown letters alone.
        if (known === 0 || sum >= known) best[start + length] = { likelihood: sum, piece, length };
      }
    }
    const pieces: number[] = [];
    for (let end = letters.length; end > 0; end -= best[end]?.length ?? 1) pieces.push(best[end]?.piece ?? UNKNOWN);
    // Unknown letters side by side are one piece.
    return pieces.toReversed().filter((piece, at, all) => piece !== UNKNOWN || all[at - 1] !== UNKNOWN);
  };
}
