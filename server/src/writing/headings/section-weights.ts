import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from './kinds.ts';

/** How many numbers a sentence vector has. */
export const DIMENSIONS = 512;
export const WEIGHTS_FILE = path.join(import.meta.dirname, 'section-weights.json');

/** What each number of the vector of a section's name and instruction says of each kind. */
export interface SectionWeights {
  /** In eight bits, a row for each number of the vector. */
  values: Int8Array;
  /** Of each kind. */
  scales: readonly number[];
  bias: readonly number[];
}

/** As it stands in the file, which says how it was made besides. */
export interface SectionWeightsFile {
  scales: number[];
  bias: number[];
  /** The values in Base64. */
  table: string;
}

let loaded: SectionWeights | undefined;

export function loadSectionWeights(): SectionWeights {
  loaded ??= readWeights();
  return loaded;
}

function readWeights(): SectionWeights {
  const { table, scales, bias } = JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as SectionWeightsFile;
  const values = new Int8Array(Buffer.from(table, 'base64'));
  if (values.length !== DIMENSIONS * KINDS.length) throw new Error('section-weights.json does not fit the code');
  return { values, scales, bias };
}
