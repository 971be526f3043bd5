import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LearntLayer } from './base-reader.ts';
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
}

/** What `write_weights.py` wrote into a folder. */
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
  return {
    layer: (at) => {
      if (!read.has(`${at}.query.left`)) return undefined;
      return {
        matrix: (name) => ({
          change: {
            rank: find(read, `${at}.${name}.left`).rows,
            left: valuesOf(`${at}.${name}.left`),
            right: valuesOf(`${at}.${name}.right`),
          },
          bias: valuesOf(`${at}.${name}.bias`),
        }),
        norm: (name) => ({ weight: valuesOf(`${at}.${name}Norm`), bias: valuesOf(`${at}.${name}Norm.bias`) }),
      };
    },
    head: (name) => ({ rows: valuesOf(name), bias: valuesOf(`${name}.bias`) }),
  };
}

/** What a head makes of a vector: a number for each of its rows. */
export function passHead({ rows, bias }: Head, vector: Float32Array): Float32Array {
  return bias.map((own, row) =>
    vector.reduce((sum, value, at) => sum + value * (rows[row * vector.length + at] ?? 0), own),
  );
}
