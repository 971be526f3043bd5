import { readBaseModel } from '../../../network/base-model.ts';
import { createBaseReader } from '../../../network/base-reader.ts';
import { find, WIDTH } from '../../../network/layers.ts';
import { createWordPieces } from '../../../network/word-pieces.ts';

/** What each of some words means among the others, WIDTH numbers a word, after a few layers and after some more. */
export interface Meanings {
  early: Float32Array;
  late: Float32Array;
}

export type PiecesOf = (word: string) => readonly number[];

const [EARLY, LATE] = [1, 3];
const [START, END] = ['[CLS]', '[SEP]'];

/** The lower layers of MiniLM as they are: what a word means where it stands. */
export function createReader(): { piecesOf: PiecesOf; read(words: readonly (readonly number[])[]): Meanings } {
  const { vocabulary } = readBaseModel();
  const [start, end] = [find(vocabulary, START), find(vocabulary, END)];
  const readPieces = createBaseReader([EARLY, LATE]);
  return {
    piecesOf: createWordPieces(vocabulary),
    read: (words) => {
      const states = readPieces([start, ...words.flat(), end]);
      const [early, late] = states.map((each) => meanOfWords(each, words)) as [Float32Array, Float32Array];
      return { early, late };
    },
  };
}

/** Of the pieces of each word, which stand behind the one that begins the text. */
function meanOfWords(states: Float32Array, words: readonly (readonly number[])[]): Float32Array {
  const means = new Float32Array(words.length * WIDTH);
  let piece = 1;
  for (const [word, { length }] of words.entries()) {
    for (let own = 0; own < length; own += 1, piece += 1) {
      for (let place = 0; place < WIDTH; place += 1)
        means[word * WIDTH + place] =
          (means[word * WIDTH + place] ?? 0) + (states[piece * WIDTH + place] ?? 0) / length;
    }
  }
  return means;
}
