import { expect, test } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { createRateWindows } from './rate-windows.ts';

test('looking does not count', () => {
  const windows = createRateWindows(createMovableClock(), 2);
  expect(windows.look('a')).toEqual({ remaining: 2, resetSeconds: 60 });
  expect(windows.count('a')).toEqual({ remaining: 1, resetSeconds: 60 });
  expect(windows.look('a')).toEqual({ remaining: 1, resetSeconds: 60 });
});

test('memory holds the latest keys only', () => {
  const windows = createRateWindows(createMovableClock(), 10, 100);
  for (let key = 0; key < 1000; key += 1) windows.count(`key ${key}`);
  expect(windows.look('key 899').remaining).toBe(10);
  expect(windows.look('key 900').remaining).toBe(9);
});

test('a minute after its first count a key begins anew', () => {
  const clock = createMovableClock();
  const windows = createRateWindows(clock, 1);
  windows.count('a');
  clock.advance(59_999);
  expect(windows.count('a').remaining).toBe(-1);
  clock.advance(1);
  expect(windows.look('a').remaining).toBe(1);
});
