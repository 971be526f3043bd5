import { describe, expect, test } from 'vitest';
import { BIRTH_CONTEXT_PATTERNS } from './birth-context-patterns.ts';
import { BIRTH_DATE_PATTERNS, knownBirthDatePatterns } from './birth-date-patterns.ts';
import { findAll, type KindPattern } from './kind-pattern.ts';

const hiddenBy = (patterns: readonly KindPattern[], text: string): string[] =>
  findAll(text, patterns).map(({ start, end }) => text.slice(start, end));

describe('a birth that is told by a feast', () => {
  test.each([
    ['Re the above, b. Boxing Day 1988, seen today', 'Boxing Day 1988'],
    ['She was born on Twelfth Night 1960.', 'Twelfth Night 1960'],
    ['Born May Day, sixty-eight', 'May Day, sixty-eight'],
    ['His sister was born Easter 2015.', 'Easter 2015'],
    ['He is a Hogmanay 1999 baby.', 'Hogmanay 1999'],
  ])('%j', (text, hidden) => {
    expect(hiddenBy([...BIRTH_DATE_PATTERNS, ...BIRTH_CONTEXT_PATTERNS], text)).toContain(hidden);
  });

  test.each(['Christmas 2024 was hard for him.', 'Fell at Easter.', 'Good Friday clinic cancelled.'])(
    'nothing in %j',
    (text) => {
      expect(hiddenBy([...BIRTH_DATE_PATTERNS, ...BIRTH_CONTEXT_PATTERNS], text)).toEqual([]);
    },
  );
});

test('what a certificate of birth says', () => {
  expect(hiddenBy(BIRTH_CONTEXT_PATTERNS, 'Her birth certificate says 17/06/1981.')).toContain('17/06/1981');
});

describe("the client's own birthday", () => {
  test.each([
    ['1972-12-24', 'He turned fifty on Christmas Eve.', 'Christmas Eve'],
    ['1994-03-08', 'a venit pe 8 martie 1994 aici', '8 martie 1994'],
    ['2014-11-30', 'thirty eleven fourteen, she read out', 'thirty eleven fourteen'],
    ['1984-05-03', 'She was born in 84.', '84'],
    ['1984-05-03', 'DOB 03\\05\\84', '03\\05\\84'],
    ['1986-04-20', 'Passover 1986, as his mother tells it', 'Passover 1986'],
  ])('%s in %j', (born, text, hidden) => {
    expect(hiddenBy(knownBirthDatePatterns(born), text)).toContain(hidden);
  });

  test('is no other day of the same name', () => {
    expect(hiddenBy(knownBirthDatePatterns('1972-11-24'), 'Seen on Christmas Eve, 8 sessions in 1972')).toEqual([]);
    expect(hiddenBy(knownBirthDatePatterns('1972-11-24'), 'sats 72, born 72 hours early')).toEqual([]);
  });
});
