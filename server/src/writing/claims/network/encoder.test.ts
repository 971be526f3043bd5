import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBaseModel } from '../../network/base-model.ts';
import { createEncoder } from './encoder.ts';
import { createWordPieces } from '../../network/word-pieces.ts';

interface Probe {
  passages: string;
  claim: string;
  classes: number[];
}

const { probes } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'weights.json'), 'utf8')) as {
  probes: Probe[];
};
const base = readBaseModel();
const [start, end] = [base.vocabulary.get('[CLS]') ?? -1, base.vocabulary.get('[SEP]') ?? -1];
const cut = createWordPieces(base.vocabulary);
const encode = createEncoder(base);

test.each(probes)('$claim is rated as it was in training', ({ passages, claim, classes }) => {
  const before = [start, ...cut(passages), end];
  const rated = encode([...before, ...cut(claim), end], before.length);
  expect(rated).toHaveLength(classes.length);
  for (const [at, value] of classes.entries()) expect(rated[at]).toBeCloseTo(value, 2);
});

test('the network was tried on something', () => {
  expect(probes.length).toBeGreaterThan(2);
});
