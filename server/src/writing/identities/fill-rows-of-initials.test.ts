import { expect, test } from 'vitest';
import { findIdentifiers } from './find-identifiers.ts';

const hiddenIn = (text: string): string[] =>
  (findIdentifiers([text], [{ kind: 'client', text: 'Tabitha Greenhalgh' }])[0] ?? []).map(({ start, end }) =>
    text.slice(start, end),
  );

test.each([
  ['T. M. G. signed', 'T. M. G'],
  ['T. a. G. signed', 'T. a. G'],
])('a middle letter that the record does not know: %s', (text, hidden) => {
  expect(hiddenIn(text)).toEqual([hidden]);
});

test('two small letters beside those of somebody', () => {
  expect(hiddenIn('signed tm / rl')).toEqual(['tm', 'rl']);
  expect(hiddenIn('obs by tm, ok since')).toEqual(['tm']);
});

test.each(['Take t.d.s. with food.', 'Given q. i. d. and p. r. n.'])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
