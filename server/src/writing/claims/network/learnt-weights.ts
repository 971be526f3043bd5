import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPacked } from '../../network/packed-rows.ts';

/** A number for each place of a shape: of a matrix that was changed a little, two narrow ones whose product is the change. */
export type LearntTensor =
  | { kind: 'whole'; shape: readonly number[]; values: Float32Array }
  | { kind: 'change'; shape: readonly number[]; rank: number; left: Float32Array; right: Float32Array };

interface Entry {
  name: string;
  shape: number[];
  /** Of a change. Without it the numbers stand as they are, four bytes each. */
  rank?: number;
}

const TABLE_FILE = path.join(import.meta.dirname, 'weights.bin');
export const ABOUT_FILE = path.join(import.meta.dirname, 'weights.json');

/** What training made of the base model, by the names of encoder.ts. `training/export.py` writes both files. */
export function readLearntWeights(): Map<string, LearntTensor> {
  const { tensors } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { tensors: Entry[] };
  const { takeFloats, takeRows } = readPacked(readFileSync(TABLE_FILE));
  return new Map(
    tensors.map(({ name, shape, rank }): [string, LearntTensor] => {
      const [rows = 1, columns = 1] = shape;
      if (rank === undefined) return [name, { kind: 'whole', shape, values: takeFloats(rows * columns) }];
      const left = takeRows(rank, rows);
      return [name, { kind: 'change', shape, rank, left, right: takeRows(rank, columns) }];
    }),
  );
}
