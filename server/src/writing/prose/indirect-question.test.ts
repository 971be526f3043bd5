import { expect, test } from 'vitest';
import { askIndirectly } from './indirect-question.ts';

test.each([
  ['Have you ever hurt yourself?', 'whether they have ever hurt themselves'],
  ['How do you feel about that, Amara?', 'how they feel about that'],
  ['Amara, are you sleeping?', 'whether they are sleeping'],
  ['So do you drink?', 'whether they drink'],
  ['Are you taking anything?', 'whether they are taking anything'],
  ['Did he ever hurt you?', 'whether he ever hurt them'],
  ['OK. And what do you do for work?', 'what they do for work'],
  ['How long has that been?', 'how long that has been'],
  ["So what's been going on?", 'what has been going on'],
  ['Does he sleep?', 'whether he sleeps'],
  ['When did they start?', 'when they started'],
  ['Does anyone hurt you?', 'whether anyone hurts them'],
  ['Do they know how you feel?', 'whether they know how they feel'],
  ['And what had been happening?', 'what had been happening'],
  ['So can you tell me what brought you here today?', 'what brought them here today'],
  ['When was the crash?', 'when the crash was'],
  ['What brought you here today?', 'what brought them here today'],
  ['What has brought you here now?', 'what has brought them here now'],
  ['Was Cara there?', 'whether Cara was there'],
])('%s', (question, indirect) => {
  expect(askIndirectly(question)).toBe(indirect);
});

test.each([
  'Shall we say six sessions?',
  'Is it OK if I write this down?',
  'Any voices?',
  'Every day?',
  'Does he hit you or shout?',
  'Did she overtake?',
  'What would help most?',
  'Were any of them hurt?',
])('is left as it was said: %s', (question) => expect(askIndirectly(question)).toBeNull());
