import { type Kind, KINDS } from '../../headings/kinds.ts';
import { BUCKETS, type Features } from '../features.ts';
import { type Reach, reachOf, VECTOR_STRENGTH } from '../score-passage.ts';
import { COLUMNS, DIMENSIONS, ORDER_COLUMN, RISK_COLUMN, type Weights } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';

const EPOCHS = 6;
/** The weights after each epoch from here on are averaged: what one pass happened to end with weighs less. */
const FIRST_AVERAGED = 2;
const RATE = 0.1;
const DECAY = 2e-6;
/** One passage in so many is learnt without what is around it, or its own words would be learnt too little. */
const ALONE_EVERY = 4;
/** Errors smaller than this are not corrected, which saves most of the time. */
const MIN_ERROR = 0.002;
/** The share that the first label of a passage gets. Further labels share the rest. */
const FIRST_SHARE = 0.75;
/** Examples of a rare kind count more, or frequent kinds would always win: the rarity is raised to this power. */
const RARITY_POWER = 0.4;
const ORDINARY_COUNT = 200;
const MAX_RARITY = 3;
/** A missed risk is worse than a needless one. */
const RISK_WEIGHT = 3;
/** Neither may an order be taken for a finding. */
const ORDER_WEIGHT = 2;
const ROWS = BUCKETS + DIMENSIONS;

export interface Fitted {
  table: Float32Array;
  bias: Float32Array;
}

/**
 * Logistic regression by gradients whose steps shrink with use (AdaGrad), in a fixed order: the same data, the same
 * weights.
 */
export function fitWeights(notes: readonly ExampleNote<PreparedExample>[]): Fitted {
  const rarities = rarityOf(notes);
  const examples = notes.flatMap((note) =>
    note.examples.map((example) => ({ example, rarity: rarities.get(example.kind) ?? 1, ...rowsOf(example) })),
  );
  const [table, seen] = [new Float32Array(ROWS * COLUMNS), new Float32Array(ROWS * COLUMNS).fill(0.1)];
  const [bias, biasSeen] = [new Float32Array(COLUMNS), new Float32Array(COLUMNS).fill(0.1)];
  const averaged: Fitted = { table: new Float32Array(ROWS * COLUMNS), bias: new Float32Array(COLUMNS) };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const [place, { example, rarity, ...all }] of shuffled(examples, epoch).entries()) {
      const read = place % ALONE_EVERY === 0 ? alone(all) : all;
      const { rows, values } = read;
      const errors = errorsOf(example, rarity, sumColumns(table, bias, read));
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
      for (const [column, gradient] of errors.entries()) {
        biasSeen[column] = (biasSeen[column] ?? 0) + gradient * gradient;
        bias[column] = (bias[column] ?? 0) - (0.2 * RATE * gradient) / Math.sqrt(biasSeen[column] ?? 1);
      }
    }
    if (epoch >= FIRST_AVERAGED) addShare(averaged, { table, bias }, 1 / (EPOCHS - FIRST_AVERAGED));
  }
  return averaged;
}

function addShare(sum: Fitted, { table, bias }: Fitted, share: number): void {
  for (let at = 0; at < table.length; at += 1) sum.table[at] = (sum.table[at] ?? 0) + share * (table[at] ?? 0);
  for (let at = 0; at < bias.length; at += 1) sum.bias[at] = (sum.bias[at] ?? 0) + share * (bias[at] ?? 0);
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

/** Rows of the table, in the order of the features: those of the passage itself with its meaning, around it, signs. */
interface Rows extends Pick<Features, 'own' | 'signs'> {
  rows: Int32Array;
  values: Float32Array;
}

function rowsOf({ features: { buckets, values, own, signs }, vector }: PreparedExample): Rows {
  const dimensions = Int32Array.from(vector, (_, index) => BUCKETS + index);
  const meaning = vector.map((value) => value * VECTOR_STRENGTH);
  return {
    rows: Int32Array.from([...buckets.subarray(0, own), ...dimensions, ...buckets.subarray(own)]),
    values: Float32Array.from([...values.subarray(0, own), ...meaning, ...values.subarray(own)]),
    own: own + dimensions.length,
    signs: signs + dimensions.length,
  };
}

/** The passage without what is around it. */
function alone({ rows, values, own, signs }: Rows): Rows {
  const left = [...rows.keys()].filter((index) => index < own || index >= signs);
  return {
    rows: Int32Array.from(left, (index) => rows[index] ?? 0),
    values: Float32Array.from(left, (index) => values[index] ?? 0),
    own,
    signs: own,
  };
}

function sumColumns(table: Float32Array, bias: Float32Array, read: Rows): Float32Array {
  const sums = Float32Array.from(bias);
  for (const { start, end, from, to } of rangesOf(read)) {
    for (let index = start; index < end; index += 1) {
      const row = (read.rows[index] ?? 0) * COLUMNS;
      const value = read.values[index] ?? 0;
      for (let column = from; column < to; column += 1)
        sums[column] = (sums[column] ?? 0) + value * (table[row + column] ?? 0);
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

function rarityOf(notes: readonly ExampleNote[]): Map<Kind, number> {
  const own = notes.flatMap(({ examples }) => examples.filter(({ weight }) => weight === 1));
  const counts = [...Map.groupBy(own, ({ kind }) => kind)];
  return new Map(
    counts.map(([kind, { length }]) => [kind, Math.min(MAX_RARITY, (ORDINARY_COUNT / length) ** RARITY_POWER)]),
  );
}

function errorsOf({ kind, also, risk, weight }: PreparedExample, rarity: number, sums: Float32Array): Float32Array {
  const errors = new Float32Array(COLUMNS);
  const highest = Math.max(...sums.subarray(0, KINDS.length));
  let total = 0;
  for (let column = 0; column < KINDS.length; column += 1) total += Math.exp((sums[column] ?? 0) - highest);
  const first = also.length === 0 ? 1 : FIRST_SHARE;
  for (const [column, name] of KINDS.entries()) {
    const target = name === kind ? first : also.includes(name) ? (1 - FIRST_SHARE) / also.length : 0;
    errors[column] = weight * rarity * (Math.exp((sums[column] ?? 0) - highest) / total - target);
  }
  if (risk !== null) {
    errors[RISK_COLUMN] = weight * (risk ? RISK_WEIGHT : 1) * (likelihood(sums[RISK_COLUMN]) - (risk ? 1 : 0));
  }
  const isOrder = kind === 'order';
  errors[ORDER_COLUMN] = weight * (isOrder ? ORDER_WEIGHT : 1) * (likelihood(sums[ORDER_COLUMN]) - (isOrder ? 1 : 0));
  return errors;
}

function likelihood(sum = 0): number {
  return 1 / (1 + Math.exp(-sum));
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
