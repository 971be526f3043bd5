import { expect, test } from 'vitest';
import { cutBatches } from './reports-with-fields.ts';

const BOUNDS = { reports: 3, characters: 100 };

function cut(...lengths: number[]): number[][] {
  const held = lengths.map((characters, index) => ({ id: `report_${index}`, characters }));
  return cutBatches(held, BOUNDS).map((batch) => batch.map(({ characters }) => characters));
}

test.each([
  ['none', [], []],
  ['as many as may be', [1, 2, 3, 4], [[1, 2, 3], [4]]],
  ['as long as may be', [60, 40, 1], [[60, 40], [1]]],
  ['one that is too long comes alone', [10, 500, 10], [[10], [500], [10]]],
])('%s', (_name, lengths, batches) => expect(cut(...lengths)).toEqual(batches));
