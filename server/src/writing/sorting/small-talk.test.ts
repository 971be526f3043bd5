import { expect, test } from 'vitest';
import { isSmallTalk } from './small-talk.ts';

test.each([
  'OK.',
  'Great, um, right.',
  'Mm.',
  'Lovely, bye.',
  'ty x',
  'Good morning.',
  'Thank you for asking about Finn.',
  'Many thanks for your letter.',
  'Many thanks for agreeing to see this lady.',
  'Thank you for telling me.',
  'Okay, that makes sense.',
  'Yeah no I understand that.',
  'Okay thank you for telling me all of that.',
])('%s is small talk', (text) => {
  expect(isSmallTalk(text)).toBe(true);
});

test.each([
  'No.',
  'Yes, right.',
  'OK, stop the sertraline.',
  'Right leg.',
  'Good sleep now.',
  'That makes sense of his anger.',
  'I understand that he hit her.',
  'Okay thank you for telling me all of that about the knife.',
  '5, ok',
  'Thank you for referring him for low mood and poor sleep since May.',
  '',
])('%s is not', (text) => expect(isSmallTalk(text)).toBe(false));
