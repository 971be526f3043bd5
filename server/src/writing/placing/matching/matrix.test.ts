import { expect, test } from 'vitest';
import { belowBest, compare, meanOfOthers, neighbours } from './matrix.ts';

const MATRIX = [
  [1, 3],
  [5, 2],
  [0, 4],
];

test('numbers are compared within their row', () => {
  expect(belowBest(MATRIX)).toEqual([
    [-2, 0],
    [0, -3],
    [-4, 0],
  ]);
  const [, , outstanding = []] = compare(MATRIX);
  expect(outstanding[0]?.map((value) => Math.round(100 * value))).toEqual([-98, 98]);
  expect(compare([[2, 2]])[2]).toEqual([[0, 0]]);
});

test('rows of neighbours count only where the key is the same', () => {
  expect(neighbours(MATRIX, 1, ['a', 'a', 'b'])).toEqual([
    [0, 0],
    [1, 3],
    [0, 0],
  ]);
  expect(neighbours(MATRIX, -1, ['a', 'a', 'a'])).toEqual([
    [5, 2],
    [0, 4],
    [0, 0],
  ]);
});

test('what is alone under its key has no mean of others', () => {
  expect(meanOfOthers(MATRIX, ['a', 'b', 'a'])).toEqual([
    [0, 4],
    [0, 0],
    [1, 3],
  ]);
});
