import type { Random } from '../../../lib/seeded-random.ts';
import { KINDS } from '../../headings/kinds.ts';
import { addRow, HIDDEN_VECTOR_STRENGTH, type Reach, reachOf, VECTOR_STRENGTH } from '../score-passage.ts';
import { COLUMNS, DIMENSIONS, HIDDEN, MEANING, SHAPES, type TableName, TABLES } from '../weights.ts';
import { createTable, type LearntTable } from './adam.ts';
import type { PreparedExample } from './example.ts';

/** The share of the numbers before and behind the hidden layer that a passage is learnt without, drawn anew each time. */
const DROPPED = 0.3;
/** Tables of features change faster than those that every passage uses. */
const [FEATURE_RATE, SHARED_RATE] = [0.005, 0.001];

/** What is learnt, before it is written in eight bits. */
export interface Network extends Record<TableName, LearntTable> {
  bias: LearntTable;
  hiddenBias: LearntTable;
}

/** What a passage is looked at without this time. */
export interface Withheld {
  setting: boolean;
  vector: boolean;
}

export function createNetwork(random: Random): Network {
  const spread = (size: number): number => (random() * 2 - 1) * size;
  // The layers must start from something, or their parts would stay alike. The rest starts from nothing, and what a
  // training never meets stays there.
  const starts: Record<TableName, () => number> = {
    direct: () => 0,
    vector: () => 0,
    meaning: () => 0,
    hidden: () => spread(1 / Math.sqrt(SHAPES.hidden.rows)),
    output: () => spread(1 / Math.sqrt(SHAPES.output.rows)),
  };
  const tables = TABLES.map((name) => [name, createTable(SHAPES[name].rows, SHAPES[name].columns, starts[name])]);
  return {
    ...(Object.fromEntries(tables) as Record<TableName, LearntTable>),
    bias: createTable(1, COLUMNS, () => 0),
    hiddenBias: createTable(1, HIDDEN, () => 0),
  };
}

/** A passage as the network looked at it this time. */
interface Look {
  passage: Passage;
  /** How strongly it speaks for each column. */
  scores: Float32Array;
  /** The vector with the meaning, and the hidden layer, without what was dropped this time; then 0 for what was. */
  inputs: Float32Array;
  hidden: Float32Array;
  inputMask: Float32Array;
  hiddenMask: Float32Array;
}

type Passage = Pick<PreparedExample, 'features' | 'vector'>;

export function lookAt(network: Network, whole: Passage, withheld: Withheld, random: Random): Look {
  const passage = withhold(whole, withheld);
  const { features, vector } = passage;
  const scores = Float32Array.from(network.bias.values);
  const inputs = new Float32Array(DIMENSIONS + MEANING);
  const meaning = inputs.subarray(DIMENSIONS);
  for (let index = 0; index < features.buckets.length; index += 1) {
    const [row, value] = [features.buckets[index] ?? 0, features.values[index] ?? 0];
    addRow(scores, network.direct, row, value, reachOf(features, index));
    if (index < features.signs) addRow(meaning, network.meaning, row, value);
  }
  for (let index = 0; index < vector.length; index += 1) {
    addRow(scores, network.vector, index, (vector[index] ?? 0) * VECTOR_STRENGTH);
    inputs[index] = (vector[index] ?? 0) * HIDDEN_VECTOR_STRENGTH;
  }
  const dropped = (): number => (random() < DROPPED ? 0 : 1 / (1 - DROPPED));
  const [inputMask, hiddenMask] = [inputs.map(dropped), new Float32Array(HIDDEN).map(dropped)];
  for (let index = 0; index < inputs.length; index += 1) inputs[index] = (inputs[index] ?? 0) * (inputMask[index] ?? 0);
  const sums = Float32Array.from(network.hiddenBias.values);
  addProduct(sums, network.hidden, inputs);
  const hidden = sums.map((value, index) => Math.max(0, value) * (hiddenMask[index] ?? 0));
  addProduct(scores, network.output, hidden);
  return { passage, scores, inputs, hidden, inputMask, hiddenMask };
}

/** Adds what a look teaches, given how wrong each column came out. */
export function learnFrom(network: Network, look: Look, errors: Float32Array): void {
  const { features, vector } = look.passage;
  addTo(network.bias.gradientsOf(0), errors, 1);
  const hiddenErrors = learnLayer(network.output, look.hidden, errors.subarray(0, KINDS.length));
  for (let index = 0; index < HIDDEN; index += 1) {
    const isLit = look.hidden[index] !== 0;
    hiddenErrors[index] = isLit ? (hiddenErrors[index] ?? 0) * (look.hiddenMask[index] ?? 0) : 0;
  }
  addTo(network.hiddenBias.gradientsOf(0), hiddenErrors, 1);
  const meaningErrors = learnLayer(network.hidden, look.inputs, hiddenErrors, DIMENSIONS).map(
    (error, index) => error * (look.inputMask[DIMENSIONS + index] ?? 0),
  );
  for (let index = 0; index < features.buckets.length; index += 1) {
    const [row, value] = [features.buckets[index] ?? 0, features.values[index] ?? 0];
    addTo(network.direct.gradientsOf(row), errors, value, reachOf(features, index));
    if (index < features.signs) addTo(network.meaning.gradientsOf(row), meaningErrors, value);
  }
  for (let index = 0; index < vector.length; index += 1) {
    addTo(network.vector.gradientsOf(index), errors, (vector[index] ?? 0) * VECTOR_STRENGTH);
  }
}

function withhold({ features, vector }: Passage, withheld: Withheld): Passage {
  const { buckets, values, own, signs } = features;
  const isLeft = (_: number, index: number): boolean => index < own || index >= signs;
  return {
    features: withheld.setting
      ? { buckets: buckets.filter(isLeft), values: values.filter(isLeft), own, signs: own }
      : features,
    vector: withheld.vector ? new Float32Array() : vector,
  };
}

/** Adds what a layer is taught by the errors behind it. Gives the errors before it, from one of its rows on. */
function learnLayer(table: LearntTable, inputs: Float32Array, errors: Float32Array, from = 0): Float32Array {
  for (let row = 0; row < inputs.length; row += 1) {
    if (inputs[row] !== 0) addTo(table.gradientsOf(row), errors, inputs[row] ?? 0);
  }
  return new Float32Array(inputs.length - from).map((_, index) => dotRow(table, from + index, errors));
}

/** Changes all that the passages since the last step speak for; `pace` sinks from 1 to 0 in the course of the training. */
export function step(network: Network, pace: number): void {
  const { direct, meaning, ...shared } = network;
  for (const table of [direct, meaning]) table.step(pace * FEATURE_RATE);
  for (const table of Object.values(shared)) table.step(pace * SHARED_RATE);
}

// Loops are counted by hand here: iterators would take several times as long.

function addProduct(sums: Float32Array, table: LearntTable, inputs: Float32Array): void {
  for (let row = 0; row < inputs.length; row += 1) if (inputs[row] !== 0) addRow(sums, table, row, inputs[row] ?? 0);
}

function dotRow({ values, columns }: LearntTable, row: number, errors: Float32Array): number {
  let sum = 0;
  for (let column = 0; column < columns; column += 1)
    sum += (values[row * columns + column] ?? 0) * (errors[column] ?? 0);
  return sum;
}

function addTo(
  sums: Float32Array,
  errors: Float32Array,
  strength: number,
  { from, to }: Reach = { from: 0, to: errors.length },
): void {
  for (let column = from; column < to; column += 1) {
    sums[column] = (sums[column] ?? 0) + strength * (errors[column] ?? 0);
  }
}
