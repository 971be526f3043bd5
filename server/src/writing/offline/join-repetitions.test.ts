import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { joinRepetitions } from './join-repetitions.ts';

test.each([
  ['Lives with mum.', 'lives with Mum', 1],
  ['Self-harm: none.', 'Self harm: none', 1],
  ['HIV +ve.', 'HIV -ve.', 2],
  ['Hb 98 ↑', 'Hb 98 ↓', 2],
  ['?PTSD', 'PTSD', 2],
  ['Pain >5', 'Pain <5', 2],
  ['Extension -5°', 'Extension 5°', 2],
])('%s and %s', (first, second, count) => {
  expect(joinRepetitions(passagesOf([first, second]))).toHaveLength(count);
});
