import { KINDS } from '../headings/kinds.ts';
import type { Features } from './features.ts';
import { COLUMNS, DIMENSIONS, HIDDEN, MEANING, ORDER_COLUMN, type Table, type Weights } from './weights.ts';

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
 * How strongly the features and the vector of a passage speak for each column: each by itself, and all of them together
 * by way of the hidden layer.
 */
export function scorePassage(weights: Weights, features: Features, vector: Float32Array | undefined): Float32Array {
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
