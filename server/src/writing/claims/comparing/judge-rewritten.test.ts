import { expect, test } from 'vitest';
import { judgeAgainst } from './testing/judge-against.ts';

const judge = judgeAgainst(
  'Visit',
  [
    'OD of 16 x paracetamol 500mg on Sat eve after row with bf, home Sunday a.m.',
    'Sensation: absent light touch ulnar border of the ring finger. Wound healed, admits he removed the splint twice.',
    'There is nothing in this to suggest ADHD. Cuts L forearm, last time 3/52 ago. Lost ~3kg since Sept.',
  ].join('\n\n'),
);

test.each([
  'He took an overdose of sixteen paracetamol tablets on Saturday evening following an argument.',
  'No features of ADHD were found.',
  'The wound has healed and closed.',
  'The cutting was on the left forearm, most recently three weeks ago.',
])('a draft that was rewritten is not told to contradict the notes: %s', (claim) =>
  expect(judge(claim)).not.toBe('contradicts'),
);

test.each([
  'He took an overdose of sixteen paracetamol tablets on Sunday evening following an argument.',
  'Light touch was present along the ulnar border of the ring finger.',
])('another day, and what is absent told as present, are caught: %s', (claim) =>
  expect(judge(claim)).toBe('contradicts'),
);

const talk = judgeAgainst(
  'Session',
  "Worker: What about the detox bed, do you still want it?\n\nClient: I don't think I need it now.",
);

test('a question that names its topic by "what about" is answered by yes and no', () =>
  expect(talk('He still wants the detox bed.')).toBe('contradicts'));
