import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-', [0, 100]],
  ['bytes=0-0', [0, 1]],
  ['bytes=10-19', [10, 20]],
  ['BYTES=10-19', [10, 20]],
  ['bytes=90-1000', [90, 100]],
  ['bytes=99-', [99, 100]],
  ['bytes=-10', [90, 100]],
  ['bytes=-1000', [0, 100]],
  ['bytes=100-', null],
  ['bytes=100-200', null],
  ['bytes=-0', null],
  ['bytes=999999999999999-', null],
  ['bytes=20-10', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=9999999999999999999-', undefined],
  ['items=0-1', undefined],
  ['bytes 0-1', undefined],
])('%j of a hundred bytes', (header, expected) => {
  const range = readRange(header, 100);
  expect(range && [range.start, range.end]).toEqual(expected);
});

test('an empty file has no parts', () => {
  expect(readRange('bytes=0-', 0)).toBeNull();
  expect(readRange('bytes=-5', 0)).toBeNull();
});
