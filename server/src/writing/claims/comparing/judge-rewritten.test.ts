import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

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

test.each([
  [
    'Plan: mum to lock meds away (done while we were there), fluoxetine discussed - unsure.',
    'The medicines were locked away during the visit.',
  ],
  ['Mum on sertraline. No drugs; vodka at weekends.', 'There is no use of illicit drugs.'],
  ['Wife doing dressings, driving him to appts; he is NOT to drive.', 'He may not drive at present.'],
  ['Middle finger 7.2 cm, 6.6 cm L.', 'The middle finger measures 0.6 cm more than that of the other hand.'],
  ['She has no bladder or bowel disturbance.', 'Her bladder and bowels work normally.'],
  ['Takes more codeine than prescribed and buys co-codamol.', 'She buys co-codamol without prescription.'],
  ["I've never had a fit, my brother had one though.", 'His brother had a seizure when he stopped drinking.'],
  ['Are you driving at all?\n\nNo, they took my licence.', 'He is disqualified from driving.'],
])('of "%s" it is no contradiction to say: %s', (note, claim) =>
  expect(judgeAgainst('Visit', note)(claim)).not.toBe('contradicts'),
);

test.each([
  ['Fluoxetine discussed - unsure, mum keen.', 'Fluoxetine was prescribed.'],
  ['Ulnar digital nerve also repaired; radial intact.', 'The radial digital nerve was repaired.'],
  [
    'Wife doing dressings, driving him to appts; he is NOT to drive.',
    'He is allowed to drive himself to his appointments.',
  ],
  ['Informed safeguarding lead same day, parents told.', 'The parents have not been told.'],
  ['Worker: Any shakes or sweats?\n\nClient: Bit sweaty. No shakes.', 'He had shakes.'],
])('of "%s" it is one to say: %s', (note, claim) => expect(judgeAgainst('Visit', note)(claim)).toBe('contradicts'));

test('what is told as not yet so is not so', () =>
  expect(judgeAgainst('Visit', 'Phrases of 3-4 words, past tense not yet.')('He uses the past tense.')).not.toBe(
    'supported',
  ));

test('a question that names its topic by "what about" is answered by yes and no', () =>
  expect(talk('He still wants the detox bed.')).toBe('contradicts'));

test.each([
  [
    'Lena asked for Tomas. Grandmother reported that after the last contact Lena wet the bed for two nights.',
    'Tomas wet the bed for two nights after the last contact.',
    'contradicts',
  ],
  [
    'The citalopram made me sweat so the doctor swapped it for mirtazapine.',
    'Mirtazapine was changed to citalopram.',
    'contradicts',
  ],
  [
    'She felt low but told me she had no thoughts of ending her life. On bad days she takes more codeine.',
    'She had thoughts of ending her life on bad days.',
    'contradicts',
  ],
  [
    'Clinician: And have you had any thoughts that life is not worth living?\n\nClient: I used to, yeah. Back in November.',
    'He has thoughts that life is not worth living.',
    'not-found',
  ],
  ['Temp 34.9, CXR clear, CT head no bleed.', 'The chest X-ray showed consolidation.', 'not-found'],
  ['She takes codeine 60 mg up to four times a day.', 'She is prescribed 240 mg of codeine a day.', 'supported'],
] as const)('of "%s": %s', (note, claim, verdict) => expect(judgeAgainst('Visit', note)(claim)).toBe(verdict));
