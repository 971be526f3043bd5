import { readFileSync } from 'node:fs';
import path from 'node:path';

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
const SCALE_BYTES = 4;

/** What training made of the base model, by the names of encoder.ts. `training/export.py` writes both files. */
export function readLearntWeights(): Map<string, LearntTensor> {
  const { tensors } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { tensors: Entry[] };
  const bytes = readFileSync(TABLE_FILE);
  let at = 0;

  function takeFloats(count: number): Float32Array {
    const values = new Float32Array(Uint8Array.from(bytes.subarray(at, at + count * SCALE_BYTES)).buffer);
    at += count * SCALE_BYTES;
    return values;
  }

  /** A byte for each number, and a scale for each row. */
  function takeRows(rows: number, columns: number): Float32Array {
    const scales = takeFloats(rows);
    const values = new Float32Array(new Int8Array(bytes.subarray(at, at + rows * columns)));
    at += rows * columns;
    for (let place = 0; place < values.length; place += 1)
      values[place] = (values[place] ?? 0) * (scales[Math.floor(place / columns)] ?? 0);
    return values;
  }

  return new Map(
    tensors.map(({ name, shape, rank }): [string, LearntTensor] => {
      const [rows = 1, columns = 1] = shape;
      if (rank === undefined) return [name, { kind: 'whole', shape, values: takeFloats(rows * columns) }];
      const left = takeRows(rank, rows);
      return [name, { kind: 'change', shape, rank, left, right: takeRows(rank, columns) }];
    }),
  );
}
