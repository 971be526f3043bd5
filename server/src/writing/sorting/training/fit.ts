import { KINDS } from '../../headings/kinds.ts';
import { BUCKETS } from '../features.ts';
import { VECTOR_STRENGTH } from '../score-passage.ts';
import { COLUMNS, DIMENSIONS, type Weights } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';

const EPOCHS = 6;
const RATE = 0.25;
const DECAY = 2e-6;
/** What the first kind of a passage counts beside the further ones. */
const FIRST_SHARE = 0.75;
/** A missed risk is worse than a needless one. */
const RISK_WEIGHT = 3;
const ROWS = BUCKETS + DIMENSIONS;

export interface Fitted {
  table: Float32Array;
  bias: Float32Array;
}

/** Logistic regression by gradients whose steps shrink with use (AdaGrad), in a fixed order: the same data, the same weights. */
export function fitWeights(notes: readonly ExampleNote<PreparedExample>[]): Fitted {
  const examples = notes.flatMap((note) => note.examples);
  const [table, seen] = [new Float32Array(ROWS * COLUMNS), new Float32Array(ROWS * COLUMNS).fill(0.1)];
  const [bias, biasSeen] = [new Float32Array(COLUMNS), new Float32Array(COLUMNS).fill(0.1)];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(examples, epoch)) {
      const rows = rowsOf(example);
      const errors = errorsOf(example, sumColumns(table, bias, rows));
      for (const [row, value] of rows) {
        const from = row * COLUMNS;
        for (let column = 0; column < COLUMNS; column += 1) {
          const at = from + column;
          const gradient = (errors[column] ?? 0) * value + DECAY * (table[at] ?? 0);
          seen[at] = (seen[at] ?? 0) + gradient * gradient;
          table[at] = (table[at] ?? 0) - (RATE * gradient) / Math.sqrt(seen[at] ?? 1);
        }
      }
      for (const [column, gradient] of errors.entries()) {
        biasSeen[column] = (biasSeen[column] ?? 0) + gradient * gradient;
        bias[column] = (bias[column] ?? 0) - (0.2 * RATE * gradient) / Math.sqrt(biasSeen[column] ?? 1);
      }
    }
  }
  return { table, bias };
}

/** In eight bits, with a scale for each column. */
export function quantise({ table, bias }: Fitted, notes: readonly ExampleNote[]): Weights {
  const scales = Array.from({ length: COLUMNS }, (_, column) => {
    let highest = 0;
    for (let at = column; at < table.length; at += COLUMNS) highest = Math.max(highest, Math.abs(table[at] ?? 0));
    return highest / 127 || 1;
  });
  const rounded = Int8Array.from(table, (value, at) => Math.round(value / (scales[at % COLUMNS] ?? 1)));
  return {
    table: rounded,
    scales,
    bias: [...bias],
    within: learnTransitions(notes, true),
    between: learnTransitions(notes, false),
  };
}

/** How kinds follow each other in whole notes, against how often they occur. */
function learnTransitions(notes: readonly ExampleNote[], isWithin: boolean): number[][] {
  const counts = KINDS.map(() => KINDS.map(() => 0));
  const totals = KINDS.map(() => 1);
  let all = KINDS.length;
  for (const { examples } of notes) {
    for (const [index, { kind, passage }] of examples.entries()) {
      const [to, before] = [KINDS.indexOf(kind), examples[index - 1]];
      totals[to] = (totals[to] ?? 0) + 1;
      all += 1;
      const isCounted = before !== undefined && (before.passage.block === passage.block) === isWithin;
      const row = before === undefined || !isCounted ? undefined : counts[KINDS.indexOf(before.kind)];
      if (row !== undefined) row[to] = (row[to] ?? 0) + 1;
    }
  }
  return counts.map((row) => {
    const sum = row.reduce((total, count) => total + count, 0);
    return row.map((count, to) => {
      const chance = (totals[to] ?? 1) / all;
      return Number(Math.log((count + 8 * chance) / (sum + 8) / chance).toFixed(3));
    });
  });
}

function rowsOf({ features, vector }: PreparedExample): [number, number][] {
  const rows = Array.from(features.buckets, (bucket, index): [number, number] => [bucket, features.values[index] ?? 0]);
  for (const [index, value] of vector.entries()) rows.push([BUCKETS + index, value * VECTOR_STRENGTH]);
  return rows;
}

function sumColumns(table: Float32Array, bias: Float32Array, rows: readonly [number, number][]): Float32Array {
  const sums = Float32Array.from(bias);
  for (const [row, value] of rows) {
    const from = row * COLUMNS;
    for (let column = 0; column < COLUMNS; column += 1)
      sums[column] = (sums[column] ?? 0) + value * (table[from + column] ?? 0);
  }
  return sums;
}

function errorsOf({ kind, also, risk, weight }: PreparedExample, sums: Float32Array): Float32Array {
  const errors = new Float32Array(COLUMNS);
  const highest = Math.max(...sums.subarray(0, KINDS.length));
  let total = 0;
  for (let column = 0; column < KINDS.length; column += 1) total += Math.exp((sums[column] ?? 0) - highest);
  const first = also.length === 0 ? 1 : FIRST_SHARE;
  for (const [column, name] of KINDS.entries()) {
    const target = name === kind ? first : also.includes(name) ? (1 - FIRST_SHARE) / also.length : 0;
    errors[column] = weight * (Math.exp((sums[column] ?? 0) - highest) / total - target);
  }
  if (risk !== null) {
    const probability = 1 / (1 + Math.exp(-(sums[KINDS.length] ?? 0)));
    errors[KINDS.length] = weight * (risk ? RISK_WEIGHT : 1) * (probability - (risk ? 1 : 0));
  }
  return errors;
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  let state = seed + 12_345;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] as Item, order[index] as Item];
  }
  return order;
}
