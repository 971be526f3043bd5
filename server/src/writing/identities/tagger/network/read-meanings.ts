import { readBaseModel, unpack, type PackedTensor } from '../../../network/base-model.ts';
import { compile } from '../../../network/engine.ts';
import { createGraph, type Value } from '../../../network/graph.ts';
import {
  addPlaces,
  type Dense,
  find,
  lookUp,
  makeLayer,
  nameMatrix,
  nameNorm,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from '../../../network/layers.ts';
import { createWordPieces } from '../../../network/word-pieces.ts';

/** What each of some words means among the others, WIDTH numbers a word, after a few layers and after some more. */
export interface Meanings {
  early: Float32Array;
  late: Float32Array;
}

export type PiecesOf = (word: string) => readonly number[];

const LAYERS = 4;
const EARLY = 1;
const [START, END] = ['[CLS]', '[SEP]'];

/** The lower layers of MiniLM as they are: what a word means where it stands. */
export function createReader(): { piecesOf: PiecesOf; read(words: readonly (readonly number[])[]): Meanings } {
  const base = readBaseModel();
  const { tensors, vocabulary } = base;
  const [start, end] = [find(vocabulary, START), find(vocabulary, END)];

  const graph = createGraph();
  const load = (name: string): Value => {
    const packed: PackedTensor = find(tensors, name);
    const { shape } = packed;
    const isVector = shape.every((size, at) => at === shape.length - 1 || size === 1);
    return graph.constant({ shape: isVector ? [shape.at(-1) ?? 1] : shape, values: unpack(packed) });
  };
  const both = ({ weight, bias }: { weight: string; bias: string }): Dense => ({
    weight: load(weight),
    bias: load(bias),
  });

  const rows = graph.input('words', WIDTH);
  let state = normalise(graph, addPlaces(graph, rows, load(TABLES.place)), both(nameNorm('first')));
  const kept: Value[] = [];
  for (let at = 0; at < LAYERS; at += 1) {
    const layer = makeLayer(
      (name) => both(nameMatrix(name, at)),
      (name) => both(nameNorm(name, at)),
    );
    state = passThrough(graph, layer, state);
    if (at === EARLY || at === LAYERS - 1) kept.push(state);
  }
  const calculate = compile(graph, kept);
  const side = unpack(find(tensors, TABLES.side), 0, WIDTH);

  return {
    piecesOf: createWordPieces(vocabulary),
    read: (words) => {
      const pieces = [start, ...words.flat(), end];
      const states = calculate({ words: lookUp(base, pieces, () => side) });
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
