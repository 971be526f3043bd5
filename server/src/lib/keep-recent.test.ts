import { expect, test } from 'vitest';
import { keepRecent } from './keep-recent.ts';

test('what was asked for last is not made again, and what was asked for long ago is', () => {
  const made: string[] = [];
  const read = keepRecent(2, (key) => {
    made.push(key);
    return key === 'a' ? undefined : key;
  });
  expect([...'abacab'].map(read)).toEqual([undefined, 'b', undefined, 'c', undefined, 'b']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
