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
  ['And what had been happening?', 'what had been happening'],
  ['So can you tell me what brought you here today?', 'what brought them here today'],
  ['When was the crash?', 'when the crash was'],
  ['What brought you here today?', 'what brought them here today'],
  ['What has brought you here now?', 'what has brought them here now'],
  ['Was Cara there?', 'whether Cara was there'],
  ["Can you tell me what's brought you here?", 'what has brought them here'],
  ["How's the depot been?", 'how the depot has been'],
  ['I wondered how you got on with it.', 'how they got on with it'],
  ["Who's Grace?", 'who Grace is'],
  ['Who lives in your house, Ezra?', 'who lives in their house'],
  ['What is your main worry?', 'what their main worry is'],
  ['Is anyone else in the family depressed?', 'whether anyone else in the family is depressed'],
  ['Does anyone in your family have ADHD?', 'whether anyone in their family has ADHD'],
  ['When did the panic start, do you think?', 'when the panic started'],
  ['Is her husband treating her well?', 'whether her husband is treating her well'],
  ['So tell me a bit about your sleep.', 'about their sleep'],
  ['Could you describe a usual day?', 'to describe a usual day'],
  ['Please ask her how she has been sleeping.', 'how she has been sleeping'],
  ['I wonder if you ever feel unsafe.', 'whether they ever feel unsafe'],
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
  'Do they tell you to do things?',
  'Is your blood pressure high?',
  'Is your main worry the money?',
  'Does your oldest boy still wet the bed?',
])('is left as it was said: %s', (question) => expect(askIndirectly(question)).toBeNull());
