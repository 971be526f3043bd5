import { type BaseModel, type PackedTensor, unpack } from './base-model.ts';
import { engine as tf, type Tensor } from './engine.ts';
import { type LearntTensor, readLearntWeights } from './learnt-weights.ts';

/** How much speaks for each class, by the pieces of the passages and then of the claim, which begins at a place. */
export type Encode = (pieces: readonly number[], claimStart: number) => Float32Array;

interface Dense {
  weight: Tensor;
  bias: Tensor;
}

interface Layer {
  query: Dense;
  key: Dense;
  value: Dense;
  attended: Dense;
  attendedNorm: Dense;
  inner: Dense;
  outer: Dense;
  outerNorm: Dense;
}

const WIDTH = 384;
const HEADS = 12;
const HEAD_WIDTH = WIDTH / HEADS;
const LAYERS = 6;
const EPSILON = 1e-12;
/** By which a sigmoid comes near to the curve that the model was trained with. */
const GELU = 1.702;

/** What the package calls the tables and matrices. */
const BASE = 'StatefulPartitionedCall/model/tf_bert_model/bert/encoder/layer_._';
const TABLES = { word: 'unknown', place: 'unknown_0' };
const MATRICES = {
  query: 'attention/self/query',
  key: 'attention/self/key',
  value: 'attention/self/value',
  attended: 'attention/output/dense',
  inner: 'intermediate/dense',
  outer: 'output/dense',
};

/** Six layers of attention over passages and claim together, and two small ones on top. */
export function createEncoder({ tensors }: BaseModel): Encode {
  const learnt = readLearntWeights();

  function whole(name: string): Tensor {
    const found = find(learnt, name);
    if (found.kind !== 'whole') throw new Error(`${name} is no table of the network's own`);
    return tf.tensor(found.values, found.shape);
  }

  function changed(name: string, base: PackedTensor): Tensor {
    return tf.tidy(() => {
      const change = find(learnt, name);
      if (change.kind !== 'change') throw new Error(`${name} is no change of the model`);
      return tf.keep(tf.add(tf.tensor(unpack(base), base.shape), productOf(change)));
    });
  }

  function dense(name: keyof typeof MATRICES, layer: number): Dense {
    const base = find(tensors, `${BASE}${layer}/${MATRICES[name]}/Tensordot/ReadVariableOp`);
    return { weight: changed(`${layer}.${name}`, base), bias: whole(`${layer}.${name}.bias`) };
  }

  function own(name: string): Dense {
    return { weight: whole(name), bias: whole(`${name}.bias`) };
  }

  const layers = Array.from({ length: LAYERS }, (_, at): Layer => ({
    query: dense('query', at),
    key: dense('key', at),
    value: dense('value', at),
    attended: dense('attended', at),
    attendedNorm: own(`${at}.attendedNorm`),
    inner: dense('inner', at),
    outer: dense('outer', at),
    outerNorm: own(`${at}.outerNorm`),
  }));
  const words = find(tensors, TABLES.word);
  const places = changed('place', find(tensors, TABLES.place)).dataSync();
  const sides = whole('side').dataSync();
  const [firstNorm, pool, out] = [own('firstNorm'), own('pool'), own('out')];

  /** Each piece as what it means, where it stands, and whether it is of the passages or of the claim. */
  function lookUp(pieces: readonly number[], claimStart: number): Tensor {
    const values = new Float32Array(pieces.length * WIDTH);
    for (const [at, piece] of pieces.entries()) {
      const word = unpack(words, piece * WIDTH, (piece + 1) * WIDTH);
      const side = at < claimStart ? 0 : WIDTH;
      for (let place = 0; place < WIDTH; place += 1)
        values[at * WIDTH + place] =
          (word[place] ?? 0) + (places[at * WIDTH + place] ?? 0) + (sides[side + place] ?? 0);
    }
    return tf.tensor(values, [pieces.length, WIDTH]);
  }

  return (pieces, claimStart) =>
    tf.tidy(() => {
      let state = normalise(lookUp(pieces, claimStart), firstNorm);
      for (const layer of layers) state = passThrough(layer, state, pieces.length);
      const first = tf.matMul(tf.tensor(onlyFirst(pieces.length), [1, pieces.length]), state);
      const pooled = tf.add(first, tf.reshape(tf.mean(state, 0, true), [1, WIDTH]));
      return Float32Array.from(apply(tf.tanh(apply(pooled, pool)), out).dataSync());
    });
}

function find<Found>(from: ReadonlyMap<string, Found>, name: string): Found {
  const found = from.get(name);
  if (found === undefined) throw new Error(`the network has no ${name}`);
  return found;
}

function onlyFirst(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => (at === 0 ? 1 : 0));
}

function productOf({ shape: [rows = 1, columns = 1], rank, left, right }: LearntTensor & { kind: 'change' }): Tensor {
  return tf.matMul(tf.tensor(left, [rank, rows]), tf.tensor(right, [rank, columns]), true, false);
}

function apply(state: Tensor, { weight, bias }: Dense): Tensor {
  return tf.add(tf.matMul(state, weight), bias);
}

function normalise(state: Tensor, { weight, bias }: Dense): Tensor {
  const centred = tf.sub(state, tf.mean(state, -1, true));
  const spread = tf.rsqrt(tf.add(tf.mean(tf.square(centred), -1, true), EPSILON));
  return tf.add(tf.mul(tf.mul(centred, spread), weight), bias);
}

function passThrough(layer: Layer, state: Tensor, length: number): Tensor {
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
