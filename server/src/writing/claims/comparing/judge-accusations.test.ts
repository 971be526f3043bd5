import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'Missed eleven days this term. She has not told the school yet. Not rung her sister since the row at Easter.',
  'Absent with stress after supervisor shouted at him in front of team. Ramipril held until Friday. Declined sertraline.',
  "She had six sessions after her grandfather's death. Low back pain x6/52 after lifting at work.",
  'Falls asleep 3am, on phone. We agreed on donepezil 5 mg at night, to be raised to 10 after a month if she tolerates it.',
  'Sertraline 50 mg. Discussed lisdexamfetamine and atomoxetine, leaning towards former. Lives alone, dtr nearby.',
  'Teacher: inattention T 74. Parents: inattention T 71. No bladder/bowel change.',
].join('\n\n');
const judge = judgeAgainst('Visit', notes);

test.each([
  'He has been missing school this term.',
  'She would like to ring her sister.',
  'His supervisor shouted at him in front of his colleagues.',
  'Ramipril is being withheld until Friday.',
  'He did not want to take sertraline.',
  'Following the death of her grandfather she had six sessions.',
  'The low back pain of six weeks began after lifting at work.',
  'She does not fall asleep until three in the morning.',
  'Donepezil was commenced at 5 mg nocte with a view to increasing to 10 mg after four weeks.',
  'An increase of sertraline to 100 mg may be considered.',
  'He tends towards lisdexamfetamine rather than atomoxetine.',
  'His daughter, who lives close by, visits him.',
  'Both his teacher and his parents rated inattention as clearly elevated.',
  'There was no change in bladder or bowel function.',
])('a faithful sentence is not told to contradict the notes: %s', (claim) =>
  expect(judge(claim)).not.toBe('contradicts'),
);

test.each([
  'Donepezil was raised to 10 mg after a month, as she had tolerated it well.',
  'He has already told the school.',
  'Sertraline was increased to 100 mg.',
])('a plan told as done, and what is denied, still do not pass: %s', (claim) =>
  expect(judge(claim)).not.toBe('supported'),
);

const talk = judgeAgainst(
  'Session',
  [
    'Therapist: Shall we ask your GP about the prazosin?',
    "Client: I'll ring them Monday. And I might go back to work half days in January, if they'll have me.",
  ].join('\n\n'),
);

test.each(['He telephoned the GP on Monday.', 'He has returned to work since January.'])(
  'what is only meant to be done is not told as done: %s',
  (claim) => expect(talk(claim)).not.toBe('supported'),
);
