import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from './kinds.ts';

/** How many numbers the vector of a heading has, and how many the hidden layer makes of it. */
const [DIMENSIONS, HIDDEN] = [384, 128];
const TABLE_FILE = path.join(import.meta.dirname, 'section-weights.bin');
const ABOUT_FILE = path.join(import.meta.dirname, 'section-weights.json');

/** Of one layer: a row of eight bits for each number that comes in, and for each that goes out a scale and what is added. */
export interface SectionLayer {
  values: Int8Array;
  scales: readonly number[];
  bias: readonly number[];
}

/** What each number of the vector of a section's name and instruction says of each kind. */
export interface SectionWeights {
  hidden: SectionLayer;
  output: SectionLayer;
}

type AboutLayer = Omit<SectionLayer, 'values'>;

let loaded: SectionWeights | undefined;

export function loadSectionWeights(): SectionWeights {
  loaded ??= readWeights();
  return loaded;
}

function readWeights(): SectionWeights {
  const bytes = new Int8Array(readFileSync(TABLE_FILE));
  const about = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { hidden: AboutLayer; output: AboutLayer };
  const first = DIMENSIONS * HIDDEN;
  if (bytes.length !== first + HIDDEN * KINDS.length) throw new Error('section-weights.bin does not fit the code');
  return {
    hidden: { ...about.hidden, values: bytes.subarray(0, first) },
    output: { ...about.output, values: bytes.subarray(first) },
  };
}
