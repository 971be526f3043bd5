import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUCKETS } from './features.ts';

/** A number of eight bits for each bucket, made by `training/train.ts`. */
export const TABLE_FILE = path.join(import.meta.dirname, 'weights.bin');
/** What one of its steps adds. */
export const STEP = 0.02;
/** Most words name nobody. */
export const BIAS = -1;

let loaded: Int8Array | undefined;

/** How likely a word with these features names somebody or some place. */
export function likelihoodOf(features: Uint16Array): number {
  loaded ??= readTable();
  let sum = 0;
  for (const bucket of features) sum += loaded[bucket] ?? 0;
  return 1 / (1 + Math.exp(-(BIAS + sum * STEP)));
}

function readTable(): Int8Array {
  const table = new Int8Array(readFileSync(TABLE_FILE));
  if (table.length !== BUCKETS) throw new Error('weights.bin does not fit the code');
  return table;
}
