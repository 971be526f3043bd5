import { KINDS } from '../../headings/kinds.ts';
import { DIMENSIONS } from '../../headings/section-weights.ts';
import type { SectionExample } from './read-examples.ts';

export interface Fitted {
  /** A row for each number of the vector. */
  table: Float32Array;
  bias: Float32Array;
}

const STEPS = 300;
const RATE = 30;
const BIAS_RATE = 3;
const MOMENTUM = 0.9;
const DECAY = 3e-5;
const COLUMNS = KINDS.length;

/** Logistic regression over all kinds at once, by the gradient of all examples, so that the same data give the same weights. */
export function fitSections(examples: readonly SectionExample[], vectors: readonly Float32Array[]): Fitted {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const [table, bias] = [new Float32Array(DIMENSIONS * COLUMNS), new Float32Array(COLUMNS)];
  const [tableSpeed, biasSpeed] = [new Float32Array(table.length), new Float32Array(COLUMNS)];
  for (let step = 0; step < STEPS; step += 1) {
    const tableGradient = table.map((value) => DECAY * value);
    const biasGradient = new Float32Array(COLUMNS);
    for (const [index, { shares, weight }] of examples.entries()) {
      const vector = vectors[index] ?? new Float32Array(DIMENSIONS);
      const errors = likelihoods({ table, bias }, vector).map(
        (likelihood, column) => ((likelihood - (shares[column] ?? 0)) * weight) / total,
      );
      addProduct(tableGradient, vector, errors);
      for (const [column, error] of errors.entries()) biasGradient[column] = (biasGradient[column] ?? 0) + error;
    }
    move(table, tableSpeed, tableGradient, RATE);
    move(bias, biasSpeed, biasGradient, BIAS_RATE);
  }
  return { table, bias };
}

function likelihoods({ table, bias }: Fitted, vector: Float32Array): Float32Array {
  const scores = Float32Array.from(bias);
  // Counted by hand: this is the inner loop, and iterators would take several times as long.
  for (let row = 0; row < DIMENSIONS; row += 1) {
    const value = vector[row] ?? 0;
    for (let column = 0; column < COLUMNS; column += 1) {
      scores[column] = (scores[column] ?? 0) + value * (table[row * COLUMNS + column] ?? 0);
    }
  }
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / sum);
}

function addProduct(gradient: Float32Array, vector: Float32Array, errors: Float32Array): void {
  for (let row = 0; row < DIMENSIONS; row += 1) {
    const value = vector[row] ?? 0;
    for (let column = 0; column < COLUMNS; column += 1) {
      const cell = row * COLUMNS + column;
      gradient[cell] = (gradient[cell] ?? 0) + value * (errors[column] ?? 0);
    }
  }
}

function move(values: Float32Array, speeds: Float32Array, gradient: Float32Array, rate: number): void {
  for (let at = 0; at < values.length; at += 1) {
    speeds[at] = MOMENTUM * (speeds[at] ?? 0) - rate * (gradient[at] ?? 0);
    values[at] = (values[at] ?? 0) + (speeds[at] ?? 0);
  }
}
