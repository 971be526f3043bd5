import { KINDS } from '../headings/kinds.ts';
import type { Features } from './features.ts';
import {
  COLUMNS,
  DIMENSIONS,
  HIDDEN,
  LINEAR_BUCKETS,
  type LinearWeights,
  MEANING,
  ORDER_COLUMN,
  type Table,
  type Weights,
} from './weights.ts';

/** The columns that a feature speaks for. */
export interface Reach {
  from: number;
  to: number;
}

/** Vectors have the length one; beside some hundred other features they would be too faint. */
export const VECTOR_STRENGTH = 2;
/** And the hidden layer, which starts from nothing else, needs them stronger still. */
export const HIDDEN_VECTOR_STRENGTH = 4;

/**
 * An order to the writer is one wherever it stands, so that what is around a passage does not count for the last column;
 * and signs of orders count for that column alone.
 */
export function reachOf({ own, signs }: Pick<Features, 'own' | 'signs'>, index: number): Reach {
  if (index < own) return { from: 0, to: COLUMNS };
  return index < signs ? { from: 0, to: ORDER_COLUMN } : { from: ORDER_COLUMN, to: COLUMNS };
}

/**
 * How much the linear classifier counts beside the network for the kinds, chosen on the labelled drafts. It learnt from fewer
 * notes, and is wrong about others than the network is.
 */
const LINEAR_SHARE = 0.3;

/** How strongly a passage speaks for each column: for the kinds by both classifiers, for risk and orders by the network. */
export function scorePassage(weights: Weights, features: Features, vector: Float32Array | undefined): Float32Array {
  const scores = askNetwork(weights, features, vector);
  const byNetwork = likelihoodsOf(scores);
  const byLinear = likelihoodsOf(askLinear(weights.linear, features, vector));
  for (const [column, own] of byNetwork.entries()) {
    scores[column] = (1 - LINEAR_SHARE) * own + LINEAR_SHARE * (byLinear[column] ?? 0);
  }
  return scores;
}

/** The logarithm of how likely each kind is. */
function likelihoodsOf(scores: Float32Array): Float32Array {
  const kinds = scores.subarray(0, KINDS.length);
  const highest = Math.max(...kinds);
  const total = Math.log(kinds.reduce((sum, score) => sum + Math.exp(score - highest), 0)) + highest;
  return kinds.map((score) => score - total);
}

export function askLinear(
  { table, bias }: LinearWeights,
  features: Features,
  vector: Float32Array | undefined,
): Float32Array {
  const sums = new Float32Array(COLUMNS);
  for (const [index, bucket] of features.buckets.entries()) {
    addRow(sums, table, bucket % LINEAR_BUCKETS, features.values[index] ?? 0, reachOf(features, index));
  }
  for (const [index, value] of vector?.entries() ?? []) {
    addRow(sums, table, LINEAR_BUCKETS + index, value * VECTOR_STRENGTH);
  }
  return scaled(sums, table).map((sum, column) => sum + (bias[column] ?? 0));
}

/** Each feature and number of the vector by itself, and all of them together by way of the hidden layer. */
export function askNetwork(weights: Weights, features: Features, vector: Float32Array | undefined): Float32Array {
  const direct = new Float32Array(COLUMNS);
  const meaning = new Float32Array(MEANING);
  for (const [index, bucket] of features.buckets.entries()) {
    const value = features.values[index] ?? 0;
    addRow(direct, weights.direct, bucket, value, reachOf(features, index));
    if (index < features.signs) addRow(meaning, weights.meaning, bucket, value);
  }
  const hidden = new Float32Array(HIDDEN);
  const byVector = new Float32Array(COLUMNS);
  for (const [index, value] of vector?.entries() ?? []) {
    addRow(byVector, weights.vector, index, value * VECTOR_STRENGTH);
    addRow(hidden, weights.hidden, index, value * HIDDEN_VECTOR_STRENGTH);
  }
  for (const [index, value] of scaled(meaning, weights.meaning).entries()) {
    addRow(hidden, weights.hidden, DIMENSIONS + index, value);
  }
  const output = new Float32Array(KINDS.length);
  for (const [index, value] of scaled(hidden, weights.hidden).entries()) {
    addRow(output, weights.output, index, Math.max(0, value + (weights.hiddenBias[index] ?? 0)));
  }
  const parts = [scaled(direct, weights.direct), scaled(byVector, weights.vector), scaled(output, weights.output)];
  return Float32Array.from(weights.bias, (bias, column) =>
    parts.reduce((sum, part) => sum + (part[column] ?? 0), bias),
  );
}

/** Adds a row of a table to the sums, as strongly as its feature is there. */
export function addRow(
  sums: Float32Array,
  { columns, values }: { columns: number; values: Int8Array | Float32Array },
  row: number,
  strength: number,
  { from, to }: Reach = { from: 0, to: columns },
): void {
  const start = row * columns;
  // Counted by hand: this is the inner loop of the sorting and of its training, and iterators would take several times as long.
  for (let column = from; column < to; column += 1) {
    sums[column] = (sums[column] ?? 0) + strength * (values[start + column] ?? 0);
  }
}

function scaled(sums: Float32Array, { scales }: Table): Float32Array {
  return sums.map((sum, column) => sum * (scales[column] ?? 0));
}
