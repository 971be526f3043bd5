import { type BaseModel, type PackedTensor, unpack } from '../../network/base-model.ts';
import { engine as tf, type Tensor } from '../../network/engine.ts';
import {
  apply,
  type Dense,
  find,
  type Layer,
  lookUp,
  type MatrixName,
  nameMatrix,
  normalise,
  passThrough,
  TABLES,
  WIDTH,
} from '../../network/layers.ts';
import { type LearntTensor, readLearntWeights } from './learnt-weights.ts';

/** How much speaks for each class, by the pieces of the passages and then of the claim, which begins at a place. */
export type Encode = (pieces: readonly number[], claimStart: number) => Float32Array;

const LAYERS = 6;

/** Six layers of attention over passages and claim together, and two small ones on top. */
export function createEncoder(base: BaseModel): Encode {
  const learnt = readLearntWeights();
  const { tensors } = base;

  function whole(name: string): Tensor {
    const found = find(learnt, name);
    if (found.kind !== 'whole') throw new Error(`${name} is no table of the network's own`);
    return tf.tensor(found.values, found.shape);
  }

  function changed(name: string, original: PackedTensor): Tensor {
    return tf.tidy(() => {
      const change = find(learnt, name);
      if (change.kind !== 'change') throw new Error(`${name} is no change of the model`);
      return tf.keep(tf.add(tf.tensor(unpack(original), original.shape), productOf(change)));
    });
  }

  function dense(name: MatrixName, layer: number): Dense {
    const original = find(tensors, nameMatrix(name, layer).weight);
    return { weight: changed(`${layer}.${name}`, original), bias: whole(`${layer}.${name}.bias`) };
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
  const places = changed('place', find(tensors, TABLES.place)).dataSync();
  const side = whole('side').dataSync();
  const sides = { passages: side.subarray(0, WIDTH), claim: side.subarray(WIDTH) };
  const [firstNorm, pool, out] = [own('firstNorm'), own('pool'), own('out')];

  return (pieces, claimStart) =>
    tf.tidy(() => {
      const start = lookUp(base, pieces, places, (at) => (at < claimStart ? sides.passages : sides.claim));
      let state = normalise(start, firstNorm);
      for (const layer of layers) state = passThrough(layer, state, pieces.length);
      const first = tf.matMul(tf.tensor(onlyFirst(pieces.length), [1, pieces.length]), state);
      const pooled = tf.add(first, tf.reshape(tf.mean(state, 0, true), [1, WIDTH]));
      return Float32Array.from(apply(tf.tanh(apply(pooled, pool)), out).dataSync());
    });
}

function onlyFirst(length: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => (at === 0 ? 1 : 0));
}

function productOf({ shape: [rows = 1, columns = 1], rank, left, right }: LearntTensor & { kind: 'change' }): Tensor {
  return tf.matMul(tf.tensor(left, [rank, rows]), tf.tensor(right, [rank, columns]), true, false);
}
