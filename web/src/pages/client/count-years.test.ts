import { expect, test } from 'vitest';
import { countYears } from './count-years.ts';

test.each([
  ['1990-05-03', '36 years'],
  ['1990-11-15', '36 years'],
  ['1990-11-16', '35 years'],
  ['2024-11-15', '2 years'],
  ['2024-11-16', '23 months'],
  ['2026-10-15', '1 month'],
  ['2026-11-15', '0 months'],
  ['2027-01-01', '0 months'],
])('somebody born on %s is %s old', (born, age) => {
  expect(countYears(born, new Date(2026, 10, 15))).toBe(age);
});
