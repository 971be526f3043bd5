import type { Features } from './features.ts';
import { BUCKETS } from './features.ts';
import { COLUMNS, type Weights } from './weights.ts';

/** How strongly the features and the meaning of a passage speak for each column. */
export function scorePassage(weights: Weights, features: Features, vector: Float32Array | undefined): Float32Array {
  const { table, scales, bias } = weights;
  const sums = new Float32Array(COLUMNS);
  const add = (row: number, value: number): void => {
    const from = row * COLUMNS;
    for (let column = 0; column < COLUMNS; column += 1) {
      sums[column] = (sums[column] ?? 0) + value * (table[from + column] ?? 0);
    }
  };
  for (const [index, bucket] of features.buckets.entries()) add(bucket, features.values[index] ?? 0);
  if (vector !== undefined)
    for (const [index, value] of vector.entries()) add(BUCKETS + index, value * VECTOR_STRENGTH);
  return sums.map((sum, column) => sum * (scales[column] ?? 0) + (bias[column] ?? 0));
}

/** Vectors have the length one; beside some hundred other features they would be too faint. */
export const VECTOR_STRENGTH = 2;
