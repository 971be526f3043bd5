import { expect, test } from 'vitest';
import { toStorableJson } from './storable-json.ts';

test('texts are mended wherever they stand, and nothing else is touched', () => {
  const value = {
    text: 'a\0b',
    half: '\ud83d',
    whole: '\u{1f600}',
    list: ['\\u0000', 1, null, true],
    deep: { x: '\0' },
  };
  expect(JSON.parse(toStorableJson(value))).toEqual({
    ...value,
    text: 'a\uFFFDb',
    half: '\uFFFD',
    deep: { x: '\uFFFD' },
  });
});
