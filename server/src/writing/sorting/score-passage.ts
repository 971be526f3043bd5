import type { Features } from './features.ts';
import { BUCKETS } from './features.ts';
import { COLUMNS, ORDER_COLUMN, type Weights } from './weights.ts';

/** The columns that a feature speaks for. */
export interface Reach {
  from: number;
  to: number;
}

/**
 * An order to the writer is one wherever it stands, so that what is around a passage does not count for the last column;
 * and signs of orders count for that column alone.
 */
export function reachOf({ own, signs }: Pick<Features, 'own' | 'signs'>, index: number): Reach {
  if (index < own) return { from: 0, to: COLUMNS };
  return index < signs ? { from: 0, to: ORDER_COLUMN } : { from: ORDER_COLUMN, to: COLUMNS };
}

/** How strongly the features and the meaning of a passage speak for each column. */
export function scorePassage(weights: Weights, features: Features, vector: Float32Array | undefined): Float32Array {
  const { table, scales, bias } = weights;
  const sums = new Float32Array(COLUMNS);
  const add = (row: number, value: number, { from, to }: Reach): void => {
    const start = row * COLUMNS;
    for (let column = from; column < to; column += 1) {
      sums[column] = (sums[column] ?? 0) + value * (table[start + column] ?? 0);
    }
  };
  for (const [index, bucket] of features.buckets.entries()) {
    add(bucket, features.values[index] ?? 0, reachOf(features, index));
  }
  if (vector !== undefined) {
    const all = { from: 0, to: COLUMNS };
    for (const [index, value] of vector.entries()) add(BUCKETS + index, value * VECTOR_STRENGTH, all);
  }
  return sums.map((sum, column) => sum * (scales[column] ?? 0) + (bias[column] ?? 0));
}

/** Vectors have the length one; beside some hundred other features they would be too faint. */
export const VECTOR_STRENGTH = 2;
