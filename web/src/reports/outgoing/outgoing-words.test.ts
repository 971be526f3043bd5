import { expect, test } from 'vitest';
import { describeHidden, describePurpose } from './outgoing-words.ts';

test('a text is named by what it is for', () => {
  expect(describePurpose('section Mood')).toBe('To write the section “Mood”');
  expect(describePurpose('section Mood and sleep')).toBe('To write the section “Mood and sleep”');
  expect(describePurpose('second reading')).toBe('To check the sentences a second time');
  expect(describePurpose('something new')).toBe('something new');
});

test('identities are counted', () => {
  expect([0, 1, 4].map(describeHidden)).toEqual([
    'Nothing in it had to be hidden',
    '1 identifying detail is hidden',
    '4 identifying details are hidden',
  ]);
});
