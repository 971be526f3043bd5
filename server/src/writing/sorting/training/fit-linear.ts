import type { Features } from '../features.ts';
import { addRow, type Reach, reachOf, VECTOR_STRENGTH } from '../score-passage.ts';
import { COLUMNS, DIMENSIONS, LINEAR_BUCKETS, type LinearWeights } from '../weights.ts';
import { createRandom, shuffled } from '../../../lib/seeded-random.ts';
import { errorsOf, rarityOf } from './errors.ts';
import type { ExampleNote, PreparedExample } from './example.ts';
import { roundTable } from './quantise.ts';

const EPOCHS = 6;
/** The weights after each epoch from here on are averaged: what one pass happened to end with weighs less. */
const FIRST_AVERAGED = 2;
const SEED = 1;
const RATE = 0.1;
const BIAS_RATE = 0.02;
const DECAY = 2e-6;
/** What the squares of the gradients start from, so that the first step is no leap. */
const FIRST_SQUARE = 0.1;
/** The share of passages that is learnt without what is around it, or its own words would be learnt too little. */
const ALONE = 0.25;
/** Errors smaller than this are not corrected, which saves most of the time. */
const MIN_ERROR = 0.002;
const ROWS = LINEAR_BUCKETS + DIMENSIONS;

interface Fitted {
  table: Float32Array;
  bias: Float32Array;
}

/**
 * Logistic regression by gradients whose steps shrink with use (AdaGrad), in an order that is drawn and always the same:
 * the same data, the same weights.
 */
export function fitLinear(notes: readonly ExampleNote<PreparedExample>[]): LinearWeights {
  const rarities = rarityOf(notes);
  const examples = notes.flatMap(({ examples: own }) => own.map((example) => ({ example, all: rowsOf(example) })));
  const random = createRandom(SEED);
  const [now, seen, averaged] = [emptyTables(), emptyTables(FIRST_SQUARE), emptyTables()];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { example, all } of shuffled(examples, random)) {
      const read = random() < ALONE ? alone(all) : all;
      const errors = errorsOf(example, rarities.get(example.kind) ?? 1, sumColumns(now, read));
      correctTable(now.table, seen.table, read, errors);
      correctBias(now.bias, seen.bias, errors);
    }
    if (epoch >= FIRST_AVERAGED) addShare(averaged, now, 1 / (EPOCHS - FIRST_AVERAGED));
  }
  return { table: roundTable(averaged.table, COLUMNS), bias: [...averaged.bias] };
}

function emptyTables(value = 0): Fitted {
  return { table: new Float32Array(ROWS * COLUMNS).fill(value), bias: new Float32Array(COLUMNS).fill(value) };
}

function correctTable(table: Float32Array, seen: Float32Array, read: Rows, errors: Float32Array): void {
  const { rows, values } = read;
  for (const { start, end, from, to } of rangesOf(read)) {
    const wrong = wrongColumns(errors, from, to);
    // Counted by hand: iterators would take several times as long.
    for (let index = start; index < end; index += 1) {
      const row = (rows[index] ?? 0) * COLUMNS;
      const value = values[index] ?? 0;
      for (let at = 0; at < wrong.length; at += 1) {
        const cell = row + (wrong[at] ?? 0);
        const gradient = (errors[wrong[at] ?? 0] ?? 0) * value + DECAY * (table[cell] ?? 0);
        const square = (seen[cell] ?? 0) + gradient * gradient;
        seen[cell] = square;
        table[cell] = (table[cell] ?? 0) - (RATE * gradient) / Math.sqrt(square);
      }
    }
  }
}

function correctBias(bias: Float32Array, seen: Float32Array, errors: Float32Array): void {
  for (const [column, gradient] of errors.entries()) {
    const square = (seen[column] ?? 0) + gradient * gradient;
    seen[column] = square;
    bias[column] = (bias[column] ?? 0) - (BIAS_RATE * gradient) / Math.sqrt(square);
  }
}

function addShare(sum: Fitted, { table, bias }: Fitted, share: number): void {
  for (let at = 0; at < table.length; at += 1) sum.table[at] = (sum.table[at] ?? 0) + share * (table[at] ?? 0);
  for (let at = 0; at < bias.length; at += 1) sum.bias[at] = (sum.bias[at] ?? 0) + share * (bias[at] ?? 0);
}

/** Rows of the table, in the order of the features: those of the passage itself with its vector, around it, signs. */
interface Rows extends Pick<Features, 'own' | 'signs'> {
  rows: Int32Array;
  values: Float32Array;
}

function rowsOf({ features: { buckets, values, own, signs }, vector }: PreparedExample): Rows {
  const features = Int32Array.from(buckets, (bucket) => bucket % LINEAR_BUCKETS);
  const dimensions = Int32Array.from(vector, (_, index) => LINEAR_BUCKETS + index);
  const meaning = vector.map((value) => value * VECTOR_STRENGTH);
  return {
    rows: Int32Array.from([...features.subarray(0, own), ...dimensions, ...features.subarray(own)]),
    values: Float32Array.from([...values.subarray(0, own), ...meaning, ...values.subarray(own)]),
    own: own + dimensions.length,
    signs: signs + dimensions.length,
  };
}

/** The passage without what is around it. */
function alone({ rows, values, own, signs }: Rows): Rows {
  const isLeft = (_: number, index: number): boolean => index < own || index >= signs;
  return { rows: rows.filter(isLeft), values: values.filter(isLeft), own, signs: own };
}

function sumColumns({ table, bias }: Fitted, read: Rows): Float32Array {
  const sums = Float32Array.from(bias);
  for (const { start, end, ...reach } of rangesOf(read)) {
    for (let index = start; index < end; index += 1) {
      addRow(sums, { columns: COLUMNS, values: table }, read.rows[index] ?? 0, read.values[index] ?? 0, reach);
    }
  }
  return sums;
}

/** Features that reach the same columns, which stand beside each other. */
function rangesOf(read: Rows): (Reach & { start: number; end: number })[] {
  const edges = [0, read.own, read.signs, read.rows.length];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    return { start, end, ...reachOf(read, start) };
  });
}

function wrongColumns(errors: Float32Array, from: number, to: number): Int32Array {
  const columns = Int32Array.from({ length: to - from }, (_, index) => from + index);
  return columns.filter((column) => Math.abs(errors[column] ?? 0) > MIN_ERROR);
}
