import { expect, test } from 'vitest';
import { nameCopy } from './duplicate-template.ts';

test('a copy says so', () => {
  expect(nameCopy('Discharge letter')).toBe('Copy of Discharge letter');
});

test('a long name is cut to what a name may have, between characters', () => {
  expect(nameCopy('x'.repeat(255))).toBe(`Copy of ${'x'.repeat(247)}`);
  const family = '👩‍👩‍👧';
  const name = nameCopy(family.repeat(31));
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name.endsWith(family)).toBe(true);
});
