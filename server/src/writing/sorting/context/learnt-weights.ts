import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LearntLayer } from '../../network/base-reader.ts';
import { find } from '../../network/layers.ts';
import { readPacked } from '../../network/packed-rows.ts';

interface Entry {
  name: string;
  /** One size for a vector, whose numbers stand as they are; two for a matrix, a byte a number. */
  shape: number[];
}

export interface LearntWeights {
  layer(at: number): LearntLayer | undefined;
  /** A row for each kind, and one for risk. */
  head: { rows: Float32Array; bias: Float32Array };
}

const TABLE_FILE = path.join(import.meta.dirname, 'weights.bin');
export const ABOUT_FILE = path.join(import.meta.dirname, 'weights.json');

/** What `training/train.py` made of MiniLM. */
export function readLearntWeights(): LearntWeights {
  const { tensors } = JSON.parse(readFileSync(ABOUT_FILE, 'utf8')) as { tensors: Entry[] };
  const packed = readPacked(readFileSync(TABLE_FILE));
  const read = new Map(
    tensors.map(({ name, shape: [rows = 1, columns] }) => {
      const values = columns === undefined ? packed.takeFloats(rows) : packed.takeRows(rows, columns);
      return [name, { rows, values }];
    }),
  );
  if (!packed.isAtEnd()) throw new Error('weights.bin does not fit weights.json');
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
    head: { rows: valuesOf('head'), bias: valuesOf('head.bias') },
  };
}
