import { expect, test } from 'vitest';
import { isOtherLanguage } from './detect-language.ts';
import { isRefusal, startsWithRemark, stripRemarks } from './remarks.ts';

test.each([
  'I apologize, but I cannot help with this.',
  'I apologise, but the notes are sensitive.',
  'Unfortunately, I am unable to write this section.',
  'The notes are about a client. However, I cannot write about self-harm.',
  "I'm afraid I can't do that.",
  'As a language model, I have no view.',
  'Lo siento, pero no puedo ayudar con eso.',
])('a refusal: %s', (text) => {
  expect(isRefusal(text)).toBe(true);
});

test.each([
  'She said "I cannot sleep". [#3]',
  'I cannot exclude dementia on these results. [#4]',
  'He is sorry for what happened. [#1]',
])('no refusal: %s', (text) => {
  expect(isRefusal(text)).toBe(false);
});

test.each([
  ['Here is the section:\n\nSleeps 4 h. [#2]', 'Sleeps 4 h. [#2]'],
  ['Sure! Here it is:\nSleeps 4 h. [#2]\n\nLet me know if you need more.', 'Sleeps 4 h. [#2]'],
  ['Sleeps 4 h. [#2]\n\nMood low. [#3]', 'Sleeps 4 h. [#2]\n\nMood low. [#3]'],
])('%j without remarks', (text, expected) => {
  expect(stripRemarks(text)).toBe(expected);
});

test('a remark that runs on is noticed', () => {
  expect(startsWithRemark('Certainly! The client sleeps 4 h. [#2]')).toBe(true);
  expect(startsWithRemark('The client sleeps 4 h. [#2]')).toBe(false);
});

test('another language than the instruction and the notes', () => {
  const [asked, notes] = ['Mood. Describe it.', 'She sleeps at 4 and is low. He was with her for the day.'];
  expect(isOtherLanguage('Die Patientin schläft und ist nicht müde.', asked, notes)).toBe(true);
  expect(isOtherLanguage('She sleeps at four and has been low with that.', asked, notes)).toBe(false);
  expect(
    isOtherLanguage(
      'Die Patientin schläft und ist nicht müde.',
      'Stimmung',
      'Sie ist müde und die Mutter hat das nicht gewusst.',
    ),
  ).toBe(false);
});
