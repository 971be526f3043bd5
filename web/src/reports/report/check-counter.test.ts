import { expect, test } from 'vitest';
import { describeCount } from './check-counter.tsx';

test('the counter names what contradicts the notes', () => {
  expect(describeCount(1, 0)).toBe('1 to check');
  expect(describeCount(3, 1)).toBe('3 to check, 1 contradicted');
  expect(describeCount(3, 2)).toBe('3 to check, 2 contradicted');
});
