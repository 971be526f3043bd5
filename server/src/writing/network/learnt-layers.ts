import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './changed-matrix.ts';
import type { LearntLayer } from './learnt-layer.ts';
import { find } from './layers.ts';
import { readPacked } from './packed-rows.ts';

interface Entry {
  name: string;
  /** One size for a vector, whose numbers stand as they are; two for a matrix, a byte a number. */
  shape: number[];
}

/** A row for each number that comes out, and what is added to it. */
export interface Head {
  rows: Float32Array;
  bias: Float32Array;
}

export interface LearntLayers {
  /** What training made of a layer of MiniLM; undefined where it stays as it is. */
  layer(at: number): LearntLayer | undefined;
  head(name: string): Head;
  change(name: string): Change;
  vector(name: string): Float32Array;
}

/** What training wrote into a folder: `write_weights.py` for `sorting/context` and `beside`, `export.py` for `claims/network`. */
export function readLearntLayers(folder: string): LearntLayers {
  const { tensors } = JSON.parse(readFileSync(path.join(folder, 'weights.json'), 'utf8')) as { tensors: Entry[] };
  const packed = readPacked(readFileSync(path.join(folder, 'weights.bin')));
  const read = new Map(
    tensors.map(({ name, shape: [rows = 1, columns] }) => {
      const values = columns === undefined ? packed.takeFloats(rows) : packed.takeRows(rows, columns);
      return [name, { rows, values }];
    }),
  );
  if (!packed.isAtEnd()) throw new Error(`weights.bin does not fit weights.json in ${folder}`);
  const valuesOf = (name: string): Float32Array => find(read, name).values;
  const change = (name: string): Change => {
    const { rows: rank, values: left } = find(read, `${name}.left`);
    return { rank, left, right: valuesOf(`${name}.right`) };
  };
  return {
    layer: (at) => {
      if (!read.has(`${at}.query.left`)) return undefined;
      return {
        matrix: (name) => ({ change: change(`${at}.${name}`), bias: valuesOf(`${at}.${name}.bias`) }),
        norm: (name) => ({ weight: valuesOf(`${at}.${name}Norm`), bias: valuesOf(`${at}.${name}Norm.bias`) }),
      };
    },
    head: (name) => ({ rows: valuesOf(name), bias: valuesOf(`${name}.bias`) }),
    change,
    vector: valuesOf,
  };
}

/** What a head makes of a vector: a number for each of its rows. */
export function passHead({ rows, bias }: Head, vector: Float32Array): Float32Array {
  return bias.map((own, row) =>
    vector.reduce((sum, value, at) => sum + value * (rows[row * vector.length + at] ?? 0), own),
  );
}
