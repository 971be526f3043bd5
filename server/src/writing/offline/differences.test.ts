import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { findDifferences } from './differences.ts';

test('a dose that is told again without its drug differs from the first', () => {
  expect(findDifferences(passagesOf(['Sertraline 50 mg since May.', 'Now on 100 mg.']))).toHaveLength(2);
});

test('units of alcohol are no dose of the drug before them', () => {
  expect(findDifferences(passagesOf(['Metformin 1 g bd.', '10 to 12 units at weekends.']))).toEqual([]);
});
