import { expect, test } from 'vitest';
import { readMisreadDigits } from './misread-digits.ts';

test('letters that a scan has put for figures are read as figures', () => {
  expect(readMisreadDigits('DOB 3O.O4.1954, tel O7700 9l2')).toBe('DOB 30.04.1954, tel 07700 9l2');
});

test('words and shorter groups stay', () => {
  expect(readMisreadDigits('I took 10l over 2 days, Ol of 30')).toBeUndefined();
});
