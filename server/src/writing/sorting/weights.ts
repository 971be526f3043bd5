import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '../headings/kinds.ts';
import { BUCKETS } from './features.ts';

/** How many numbers a sentence vector has. Each of them is a feature. */
export const DIMENSIONS = 512;
/** A column for each kind, one for risk, and one for orders to the writer, which the other kinds must not outvote. */
export const RISK_COLUMN = KINDS.length;
/** The last one: what is around a passage counts for all columns before it. */
export const ORDER_COLUMN = KINDS.length + 1;
export const COLUMNS = KINDS.length + 2;
/** How many numbers stand for what the features of a passage mean together, beside its sentence vector. */
export const MEANING = 32;
/** How many numbers the hidden layer makes of both. */
export const HIDDEN = 96;

/** The rows and columns of each table, in the order of the file. */
export const SHAPES = {
  /** What a feature says of each column by itself. */
  direct: { rows: BUCKETS, columns: COLUMNS },
  /** What it adds to the meaning of the passage. */
  meaning: { rows: BUCKETS, columns: MEANING },
  /** What each number of the sentence vector says of each column by itself. */
  vector: { rows: DIMENSIONS, columns: COLUMNS },
  /** What the vector and the meaning say to the hidden layer. */
  hidden: { rows: DIMENSIONS + MEANING, columns: HIDDEN },
  /** What the hidden layer says of each kind. For risk and orders it only learnt its notes by heart. */
  output: { rows: HIDDEN, columns: KINDS.length },
} as const;
export type TableName = keyof typeof SHAPES;
export const TABLES = Object.keys(SHAPES) as TableName[];

/** The linear classifier has half as many buckets. */
export const LINEAR_BUCKETS = BUCKETS / 2;

/** A table in eight bits. Each column has its own scale. */
export interface Table {
  columns: number;
  values: Int8Array;
  scales: readonly number[];
}

/** The classifier that stands beside the network: a row for each of its buckets, then for each number of the vector. */
export interface LinearWeights {
  table: Table;
  bias: readonly number[];
}

export interface Weights extends Record<TableName, Table> {
  bias: readonly number[];
  hiddenBias: readonly number[];
  linear: LinearWeights;
  /** How kinds follow each other inside a paragraph, and from one paragraph to the next. */
  within: Transitions;
  between: Transitions;
}

/** What stands beside the tables in a file that people can read. */
export type AboutWeights = Omit<Weights, TableName | 'linear'> & { scales: Record<TableName, readonly number[]> };

export interface AboutLinear {
  scales: readonly number[];
  bias: readonly number[];
}

/** How much more often a kind follows another than by chance, as a logarithm; a row for each kind that comes first. */
export type Transitions = readonly (readonly number[])[];

const FOLDER = import.meta.dirname;
export const TABLE_FILE = path.join(FOLDER, 'weights.bin');
export const ABOUT_FILE = path.join(FOLDER, 'weights.json');
export const LINEAR_TABLE_FILE = path.join(FOLDER, 'linear.bin');
export const LINEAR_ABOUT_FILE = path.join(FOLDER, 'linear.json');

let loaded: Weights | undefined;

export function loadWeights(): Weights {
  loaded ??= readWeights();
  return loaded;
}

function readWeights(): Weights {
  const bytes = new Int8Array(readFileSync(TABLE_FILE));
  const { scales, ...about } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as AboutWeights;
  let end = 0;
  const tables = TABLES.map((name) => {
    const [start, { rows, columns }] = [end, SHAPES[name]];
    end += rows * columns;
    return [name, { columns, values: bytes.subarray(start, end), scales: scales[name] }] as const;
  });
  if (bytes.length !== end) throw new Error('weights.bin does not fit the code');
  return { ...(Object.fromEntries(tables) as Record<TableName, Table>), ...about, linear: readLinearWeights() };
}

function readLinearWeights(): LinearWeights {
  const values = new Int8Array(readFileSync(LINEAR_TABLE_FILE));
  if (values.length !== (LINEAR_BUCKETS + DIMENSIONS) * COLUMNS) throw new Error('linear.bin does not fit the code');
  const { scales, bias } = JSON.parse(readFileSync(LINEAR_ABOUT_FILE, 'utf8')) as AboutLinear;
  return { table: { columns: COLUMNS, values, scales }, bias };
}
