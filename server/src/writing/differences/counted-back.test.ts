import { expect, test } from 'vitest';
import { daysBack } from './counted-back.ts';

test.each([
  ['cut herself three weeks ago', 21],
  ['none for the last 6 months', 186],
  ['no illicit use for 3/12', 93],
  ['fell yesterday', 1],
  ['showed a blade on Monday', 7],
  ['sore since Tue', 7],
  ['over a year ago', 366],
  ['a couple of weeks ago', 14],
  ['no seizures 9 days', 9],
  ['for the past fortnight', 14],
  ['last winter, and again last week', 300],
])('“%s” is so many days back', (text, days) => {
  expect(daysBack(text)).toBe(days);
});

test.each(['Takes sertraline 50 mg daily.', 'scored 3/12/2025', 'four times a day', 'one of three'])(
  '“%s” tells of no time before',
  (text) => {
    expect(daysBack(text)).toBeNull();
  },
);
