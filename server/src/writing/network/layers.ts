import { type BaseModel, unpack } from './base-model.ts';
import { engine as tf, type Tensor } from './engine.ts';

export interface Dense {
  weight: Tensor;
  bias: Tensor;
}

export interface Layer {
  query: Dense;
  key: Dense;
  value: Dense;
  attended: Dense;
  attendedNorm: Dense;
  inner: Dense;
  outer: Dense;
  outerNorm: Dense;
}

export const WIDTH = 384;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const EPSILON = 1e-12;
/** By which a sigmoid comes near to the curve that the model was trained with. */
const GELU = 1.702;

/** What the package calls the tables and matrices. */
const BASE = 'StatefulPartitionedCall/model/tf_bert_model/bert';
export const TABLES = { word: 'unknown', place: 'unknown_0', side: 'unknown_1' };
const MATRICES = {
  query: 'attention/self/query',
  key: 'attention/self/key',
  value: 'attention/self/value',
  attended: 'attention/output/dense',
  inner: 'intermediate/dense',
  outer: 'output/dense',
};
export type MatrixName = keyof typeof MATRICES;

export function nameMatrix(matrix: MatrixName, layer: number): { weight: string; bias: string } {
  const owner = `${BASE}/encoder/layer_._${layer}/${MATRICES[matrix]}`;
  return { weight: `${owner}/Tensordot/ReadVariableOp`, bias: `${owner}/BiasAdd/ReadVariableOp` };
}

/** Of the words at first, or of a layer. */
export function nameNorm(norm: 'first' | 'attended' | 'outer', layer = 0): { weight: string; bias: string } {
  const within = norm === 'attended' ? 'attention/output' : 'output';
  const owner = `${BASE}/${norm === 'first' ? 'embeddings' : `encoder/layer_._${layer}/${within}`}/LayerNorm/batchnorm`;
  return { weight: `${owner}/mul/ReadVariableOp`, bias: `${owner}/ReadVariableOp` };
}

/** Each piece as what it means, where it stands, and on which of two sides. */
export function lookUp(
  { tensors }: BaseModel,
  pieces: readonly number[],
  places: Float32Array,
  sideOf: (at: number) => Float32Array,
): Tensor {
  const words = find(tensors, TABLES.word);
  const values = new Float32Array(pieces.length * WIDTH);
  for (const [at, piece] of pieces.entries()) {
    const word = unpack(words, piece * WIDTH, (piece + 1) * WIDTH);
    const side = sideOf(at);
    for (let place = 0; place < WIDTH; place += 1)
      values[at * WIDTH + place] = (word[place] ?? 0) + (places[at * WIDTH + place] ?? 0) + (side[place] ?? 0);
  }
  return tf.tensor(values, [pieces.length, WIDTH]);
}

export function find<Found>(from: ReadonlyMap<string, Found>, name: string): Found {
  const found = from.get(name);
  if (found === undefined) throw new Error(`the network has no ${name}`);
  return found;
}

export function apply(state: Tensor, { weight, bias }: Dense): Tensor {
  return tf.add(tf.matMul(state, weight), bias);
}

export function normalise(state: Tensor, { weight, bias }: Dense): Tensor {
  const centred = tf.sub(state, tf.mean(state, -1, true));
  const spread = tf.rsqrt(tf.add(tf.mean(tf.square(centred), -1, true), EPSILON));
  return tf.add(tf.mul(tf.mul(centred, spread), weight), bias);
}

export function passThrough(layer: Layer, state: Tensor, length: number): Tensor {
  const byHead = (dense: Dense): Tensor =>
    tf.transpose(tf.reshape(apply(state, dense), [length, HEADS, HEAD_WIDTH]), [1, 0, 2]);
  const likeness = tf.mul(tf.matMul(byHead(layer.query), byHead(layer.key), false, true), 1 / Math.sqrt(HEAD_WIDTH));
  const seen = tf.transpose(tf.matMul(tf.softmax(likeness), byHead(layer.value)), [1, 0, 2]);
  const attended = normalise(
    tf.add(state, apply(tf.reshape(seen, [length, WIDTH]), layer.attended)),
    layer.attendedNorm,
  );
  const inner = apply(attended, layer.inner);
  const active = tf.mul(inner, tf.sigmoid(tf.mul(inner, GELU)));
  return normalise(tf.add(attended, apply(active, layer.outer)), layer.outerNorm);
}
