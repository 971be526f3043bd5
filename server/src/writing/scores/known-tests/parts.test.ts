import { expect, test } from 'vitest';
import { isLongPart, isPartOf } from './parts.ts';

test.each<[string, string, boolean]>([
  ['WPPSI-IV', 'Zoo Locations', true],
  ['Vineland-3 (mum)', 'Daily Living Skills', true],
  ['Vineland-3', 'Socialization', true],
  ['Vineland-3', 'socialisation domain', true],
  ['Wechsler Adult Intelligence Scale', 'Processing Speed Index', true],
  ['BRIEF-2', 'Plan/Organize', true],
  ['WIAT-III', 'NO', true],
  ['WIAT-III', 'no', false],
  ['RCADS', 'GAD', true],
  ['RCADS', 'GAD-7', false],
  ['CAT4', 'Spatial', true],
  ['Beery', 'motor coordination', true],
  ['WISC-V', 'Daily Living Skills', false],
  ['PHQ-9', 'weight', false],
  ['Unheard-of Scale', 'memory', false],
])('%s has %s: %s', (name, part, is) => {
  expect(isPartOf(name, part)).toBe(is);
});

test('a name of several words may be known without its test', () => {
  expect(isLongPart('Sight Word Efficiency')).toBe(true);
  expect(isLongPart('memory')).toBe(false);
  expect(isLongPart('bus pass')).toBe(false);
});
