import { expect, test } from 'vitest';
import { findLostWords, losesText, shareOfWordsIn } from './lost-words.ts';

test.each([
  ['order does not matter', 'one two', 'two one', []],
  ['a missing word', 'one two three', 'one three', ['two']],
  ['one of two occurrences', 'dose dose', 'dose', ['dose']],
  ['a hyphen at the end of a line', 'neuro- logical', 'neurological', []],
  ['letters set apart', 'B I B TEX', 'BIBTEX', []],
  ['ligatures', 'ﬁnding', 'finding', []],
])('%s', (_, raw, rendered, lost) => {
  expect(findLostWords(raw, rendered)).toEqual(lost);
});

test('a short word that other words hide is missed by its letters', () => {
  expect(findLostWords('in clinic', 'clinic')).toEqual([]);
  expect(losesText('in clinic', 'clinic')).toBe(true);
  expect(losesText('in clinic', 'In clinic.')).toBe(false);
});

test('how much of a text another has', () => {
  expect(shareOfWordsIn('Hb 12 and Hb 13', 'hb 12 13')).toBe(0.6);
  expect(shareOfWordsIn('', 'anything')).toBe(0);
});
