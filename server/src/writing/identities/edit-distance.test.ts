import { expect, test } from 'vitest';
import { isWithin } from './edit-distance.ts';

test('a letter put in, left out, exchanged, or two that changed places are one step', () => {
  expect(isWithin('maevve', 'maeve', 1)).toBe(true);
  expect(isWithin('maee', 'maeve', 1)).toBe(true);
  expect(isWithin('maebe', 'maeve', 1)).toBe(true);
  expect(isWithin('meave', 'maeve', 1)).toBe(true);
});

test('more steps than allowed are too many', () => {
  expect(isWithin('mabel', 'maeve', 1)).toBe(false);
  expect(isWithin('maeve', 'maeveann', 2)).toBe(false);
});
