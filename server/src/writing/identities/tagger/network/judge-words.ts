import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engine as tf, type Tensor } from '../../../network/engine.ts';
import { apply, type Dense, find, WIDTH } from '../../../network/layers.ts';
import { TRAITS } from './list-signs.ts';
import type { Meanings } from './read-meanings.ts';

/** How much speaks for each word being of a name, in log-odds. */
export type JudgeWords = (meanings: Meanings, traits: readonly (readonly number[])[]) => Float32Array;

const WEIGHTS_FILE = path.join(import.meta.dirname, 'weights.bin');
export const ABOUT_FILE = path.join(import.meta.dirname, 'weights.json');
const SCALE_BYTES = 4;
const EPSILON = 1e-5;
/** How many words each of two steps sees at once: two before, two behind. */
const WINDOW = 5;

interface Entry {
  name: string;
  shape: [number, number];
}

/** What was learnt on top of the meanings: a look at the words around each, and a verdict. */
export function createJudge(): JudgeWords {
  const dense = readWeights();
  const [early, late, traitsOf, near, far, middle, out] = (
    ['early', 'late', 'traits', 'near', 'far', 'middle', 'out'] as const
  ).map((name) => find(dense, name)) as [Dense, Dense, Dense, Dense, Dense, Dense, Dense];

  return (meanings, traits) => {
    const count = traits.length;
    const known = new Float32Array(count * TRAITS);
    for (const [at, own] of traits.entries()) for (const trait of own) known[at * TRAITS + trait] = 1;
    return tf.tidy(() => {
      const flags = tf.tensor(known, [count, TRAITS]);
      const read = tf.add(apply(level(meanings.early, count), early), apply(level(meanings.late, count), late));
      const words = tf.relu(tf.add(read, apply(flags, traitsOf)));
      const first = tf.relu(apply(spread(words, count), near));
      const second = tf.relu(apply(spread(first, count), far));
      const all = tf.concat([second, words, flags], 1);
      return Float32Array.from(apply(tf.relu(apply(all, middle)), out).dataSync());
    });
  };
}

/** Each word's meaning with a mean of nought and a spread of one. */
function level(values: Float32Array, count: number): Tensor {
  const state = tf.tensor(values, [count, WIDTH]);
  const centred = tf.sub(state, tf.mean(state, -1, true));
  return tf.mul(centred, tf.rsqrt(tf.add(tf.mean(tf.square(centred), -1, true), EPSILON)));
}

/** Each row with its neighbours beside it; beyond the ends there is nothing. */
function spread(state: Tensor, count: number): Tensor {
  const values = state.dataSync();
  const width = values.length / count;
  const side = (WINDOW - 1) / 2;
  const wide = new Float32Array(count * WINDOW * width);
  for (let row = 0; row < count; row += 1) {
    const from = Math.max(0, row - side);
    const to = Math.min(count, row + side + 1);
    wide.set(values.subarray(from * width, to * width), (row * WINDOW + from - (row - side)) * width);
  }
  return tf.tensor(wide, [count, WINDOW * width]);
}

/** Of each matrix a scale for each row, and a byte for each number; of its bias four bytes for each. */
function readWeights(): Map<string, Dense> {
  const { tensors } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { tensors: Entry[] };
  const bytes = readFileSync(WEIGHTS_FILE);
  let at = 0;
  const takeFloats = (count: number): Float32Array => {
    const values = new Float32Array(Uint8Array.from(bytes.subarray(at, at + count * SCALE_BYTES)).buffer);
    at += count * SCALE_BYTES;
    return values;
  };
  const read = new Map<string, Dense>();
  for (const { name, shape } of tensors) {
    const [rows, columns] = shape;
    const scales = takeFloats(rows);
    const values = new Float32Array(new Int8Array(bytes.subarray(at, at + rows * columns)));
    at += rows * columns;
    for (let place = 0; place < values.length; place += 1)
      values[place] = (values[place] ?? 0) * (scales[Math.floor(place / columns)] ?? 0);
    read.set(name, { weight: tf.tensor(values, shape), bias: tf.tensor(takeFloats(columns), [columns]) });
  }
  if (at !== bytes.length) throw new Error('weights.bin does not fit weights.json');
  return read;
}
