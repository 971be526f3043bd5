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

export interface Weights {
  /** A row of columns for each bucket, then for each dimension; each column has its own scale. */
  table: Int8Array;
  scales: readonly number[];
  bias: readonly number[];
  /** How kinds follow each other inside a paragraph, and from one paragraph to the next. */
  within: Transitions;
  between: Transitions;
}

/** How much more often a kind follows another than by chance, as a logarithm; a row for each kind that comes first. */
export type Transitions = readonly (readonly number[])[];

const FOLDER = import.meta.dirname;
export const TABLE_FILE = path.join(FOLDER, 'weights.bin');
export const ABOUT_FILE = path.join(FOLDER, 'weights.json');

let loaded: Weights | undefined;

export function loadWeights(): Weights {
  loaded ??= readWeights();
  return loaded;
}

function readWeights(): Weights {
  const table = new Int8Array(readFileSync(TABLE_FILE));
  if (table.length !== (BUCKETS + DIMENSIONS) * COLUMNS) throw new Error('weights.bin does not fit the code');
  const { scales, bias, within, between } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as Omit<Weights, 'table'>;
  return { table, scales, bias, within, between };
}
