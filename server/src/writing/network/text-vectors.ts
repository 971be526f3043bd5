import { keepRecent } from '../../lib/keep-recent.ts';
import { readBaseModel } from './base-model.ts';
import { createBaseReader, LAST_LAYER, meanOf } from './base-reader.ts';
import { find } from './layers.ts';
import { createWordPieces } from './word-pieces.ts';

/** A longer text is told by its beginning. */
const MOST_PIECES = 126;
const MOST_KEPT = 4_000;

let read: ((text: string) => Float32Array) | undefined;

/** What MiniLM says that a text means: a vector of the length one, near those of texts that mean the like. */
export const readVector = keepRecent(MOST_KEPT, (text) => (read ??= createReader())(text));

/** The mean of what it says of each piece. */
function createReader(): (text: string) => Float32Array {
  const { vocabulary } = readBaseModel();
  const cut = createWordPieces(vocabulary);
  const readPieces = createBaseReader([LAST_LAYER]);
  const [start, end] = [find(vocabulary, '[CLS]'), find(vocabulary, '[SEP]')];
  return (text) => {
    const pieces = [start, ...cut(text).slice(0, MOST_PIECES), end];
    const [states = new Float32Array()] = readPieces(pieces);
    const mean = meanOf(states, 0, pieces.length);
    const length = Math.hypot(...mean);
    return mean.map((value) => value / length);
  };
}
