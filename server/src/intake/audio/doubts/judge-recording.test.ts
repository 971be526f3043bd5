import { expect, test } from 'vitest';
import { isUnderstood } from './judge-recording.ts';

/** What the recogniser gave for sounds, read twice. */
const judge = (...readings: [string, string][]): boolean =>
  isUnderstood(readings.map(([text, secondReading]) => ({ text, secondReading })));

test('a few English words are understood, even if one of them is in doubt', () => {
  expect(judge(['He slept well.', 'He slept well.'])).toBe(true);
  expect(judge(['No.', 'No.'])).toBe(true);
  expect(judge(['Immune into weeks, please.', 'Review into weeks please'])).toBe(true);
  expect(judge(['And rather selfish is to be ill-disposed,', 'And rather selfish is to be old-sposed,'])).toBe(true);
});

test('a few words of another language are not, nor what a broken sound gave', () => {
  expect(judge(['Moo-joo, can I have a moo?', ''])).toBe(false);
  expect(judge(['Broughton Morgan.', 'Newton Morgan'])).toBe(false);
  expect(judge(['Patty married, Patty married, Patty married', 'How do you marry?'])).toBe(false);
});

test('a recording is judged as a whole: one bad piece among good ones does not end it', () => {
  const good: [string, string] = [
    'The patient was seen in clinic today and reports that her sleep has improved.',
    'The patient was seen in clinic today and reports that her sleep has improved.',
  ];
  expect(judge(good, ['Moo-joo, can I have a moo?', ''])).toBe(true);
  // Two readings of Welsh had as much in common as these.
  expect(
    judge([
      'my clan we have a modern while and I am with us I cannot really dig out on a starter',
      'my clamour where the modern while and I am with nose I can not really dig at a star',
    ]),
  ).toBe(false);
});

test('an engine that reads once is believed', () => {
  expect(isUnderstood([{ text: 'Good morning.' }])).toBe(true);
});
