import { expect, test } from 'vitest';
import { multiply, softmax } from './vectors.ts';

test('what has no numbers is near nothing', () => {
  const some = Float32Array.of(1, 2, 3);
  expect(multiply(some, Float32Array.of(4, 5, 6))).toBe(32);
  expect(multiply(some, undefined)).toBe(0);
  expect(multiply(new Float32Array(), some)).toBe(0);
});

test('log-odds of any size become shares of one', () => {
  expect(softmax([1000, 1000])).toEqual([0.5, 0.5]);
  expect(softmax([0, Math.log(3)])[1]).toBeCloseTo(0.75);
});
