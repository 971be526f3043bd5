import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pattern } from './pattern.ts';

// As V8 compiles patterns when it has compiled many.
beforeAll(() => setFlagsFromString('--no-regexp-optimization'));
afterAll(() => setFlagsFromString('--regexp-optimization'));

test('line ends and indentation do not count', () => {
  expect(
    pattern('u')`a
    b`.source,
  ).toBe('ab');
});

test('part of a pattern that ignores case may heed it', () => {
  const plate = pattern(
    'giu',
  )`(?<![\p{L}\p{N}])(?:registration|né|plate)(?![a-z-])[:s ]{1,4}(?<hidden>(?:(?-i:[A-Z]{1,4}(?: [A-Z\d]{1,4}){1,3})|\p{Lu}-[a-f]{2}))\b`;
  const hidden = (text: string): string | undefined => Array.from(text.matchAll(plate))[0]?.groups?.['hidden'];
  expect(hidden('REGISTRATION: N 774 BVA')).toBe('N 774 BVA');
  expect(hidden('plate N 774 BVA')).toBe('N 774 BVA');
  expect(hidden('NÉ: N 774 BVA')).toBe('N 774 BVA');
  expect(hidden('Plate: x-AB')).toBe('x-AB');
  expect(hidden('plate: n 774 bva')).toBeUndefined();
  expect(hidden('plate: x-Ag')).toBeUndefined();
  expect(pattern('giu')`e-mail \b(?-i:a-z)[(b-d]`.source).toBe('[eE]-[mM][aA][iI][lL] \\b(?:a-z)[(b-dB-D]');
});
