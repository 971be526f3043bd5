import { describe, expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

/** A note, what it says, and what is said of it in error. */
const SHORTHAND: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'each figure of a list belongs to its own thing',
    'Mood 3/10, anxiety 8/10.',
    ['Her mood is 3/10.', 'Her anxiety is 8/10.'],
    ['Her mood is 8/10.', 'Her anxiety is 3/10.'],
  ],
  [
    'what an eye sees is no number of months',
    'R eye 6/6, L eye 6/12.',
    ['The left eye is 6/12.'],
    ['The left eye is 6/6.', 'The right eye is 6/12.'],
  ],
  [
    'a bound has a side',
    'Sleep <4 h. Walks up to 200 m. At least 3 falls since May.',
    ['He sleeps less than four hours.', 'He has had at least three falls since May.'],
    ['He sleeps more than four hours.', 'He can walk more than 200 metres.', 'He has had at most three falls.'],
  ],
  [
    'what is ordered to end is to end',
    'Stop olanzapine, keep lorazepam.',
    ['Olanzapine is to be discontinued.'],
    ['Lorazepam is to be discontinued.'],
  ],
  [
    'an order has a time of its own',
    'Ramipril held as BP low, restart when systolic >110.',
    ['Ramipril is to be resumed once the systolic pressure is above 110.'],
    [],
  ],
  [
    'a relative may be part of what happened',
    'Wife died in March. FHx: brother bipolar.',
    ['He was widowed in March.', 'There is a family history of bipolar disorder in his brother.'],
    ['He was widowed in May.', 'He has bipolar disorder.'],
  ],
  [
    'the mother of whoever rings is the client',
    'Daughter rang: mother lives alone in a first floor flat.',
    ['She lives on her own in a first-floor flat.'],
    ['Her daughter lives alone.'],
  ],
  [
    'who gives a prompt is not who gets it',
    'Eating two meals/day w/ prompts from son.',
    ['She eats twice a day when her son reminds her.'],
    ['She eats twice a day when her daughter reminds her.'],
  ],
  [
    'what it was before it fell',
    'Temp spiked 38.4 last night, now 37.1.',
    ['Her temperature rose to 38.4 last night.'],
    ['Her temperature rose to 37.1.'],
  ],
  [
    'a medicine that is only named is taken',
    'On sertraline 50mg od.',
    ['She is prescribed sertraline 50 mg daily.'],
    ['She is prescribed sertraline 100 mg daily.'],
  ],
  [
    'an arrow between medicines has a direction',
    'Sertraline → fluoxetine.',
    ['Sertraline was changed to fluoxetine.'],
    ['Fluoxetine was changed to sertraline.'],
  ],
  [
    'what stands behind a person and a bracket is theirs',
    "Partner (Sam): drinks heavily, on tag. Best friend (Jo) OD'd in March.",
    ['Her partner drinks heavily.'],
    ['She drinks heavily.', 'She is on a tag.', 'She took an overdose in March.'],
  ],
  [
    'a figure that was and one that is now',
    'Sleep was 4h, now 7h.',
    ['He now sleeps 7 hours.', 'His sleep has increased from 4 to 7 hours.'],
    ['He now sleeps 4 hours.'],
  ],
  [
    'what is stopped and started again at another dose',
    'Stopped sertraline 50, started 100.',
    ['Sertraline was raised to 100 mg.', 'Sertraline was increased from 50 to 100 mg.'],
    ['Sertraline was reduced to 50 mg.'],
  ],
  ['who gave something up does not do it', 'Dr: Do you smoke?\nPt: I gave up last year.', [], ['He smokes.']],
  [
    'an entry is of its own day, and a later one tells how it is now',
    '3/2: not sleeping. 10/3: sleeping well.',
    ['He is sleeping well now.', 'By 10 March he was sleeping well.'],
    ['He is not sleeping now.', 'He was sleeping well on 3 February.'],
  ],
  [
    'entries with the newest first',
    '10/3: sleeping well. 3/2: not sleeping.',
    ['He is sleeping well now.'],
    ['He is not sleeping now.'],
  ],
  [
    'of what is excepted the contrary is so',
    'No allergies apart from penicillin. Eats everything but fish.',
    ['She is allergic to penicillin.', 'She does not eat fish.'],
    ['She is not allergic to penicillin.', 'She eats fish.'],
  ],
  [
    'a comparison has two sides',
    'Reads better than he writes. More anxious at school than at home.',
    ['He reads better than he writes.', 'He is more anxious at school than at home.'],
    ['He writes better than he reads.', 'He is more anxious at home than at school.'],
  ],
  [
    'on no day of seven, and a sign behind its letters',
    'SI –. Plan 0/7, intent 0/7.',
    ['He had no plan and no intent.', 'He has no suicidal ideation.'],
    ['He has a suicide plan.', 'He has suicidal ideation.'],
  ],
  [
    'what is ticked of a plan is done',
    'Agreed last time: keep diary ✓, walk daily ✗, ring GP ✓.',
    ['He kept a diary.', 'He rang his GP.'],
    ['He did not keep a diary.'],
  ],
  [
    'what was so at the last visit is over',
    'Last visit: housebound. Today: walks to shop alone.',
    ['She now walks to the shop alone.'],
    ['She is housebound now.'],
  ],
  [
    'days before a colon',
    'Mon: slept 3 hrs. Tue: slept 8 hrs. Wed: slept 5 hrs.',
    ['On Monday he slept three hours.'],
    ['On Monday he slept eight hours.', 'On Wednesday he slept three hours.'],
  ],
  [
    'relatives before a dash in a family history',
    'FHx: M – depression, F – epilepsy; bro – ADHD.',
    ['His mother has depression.', 'His brother has ADHD.'],
    ['He has ADHD.', 'He has epilepsy.'],
  ],
];

describe.each(SHORTHAND)('%s: %s', (_, markdown, right, wrong) => {
  const judge = judgeAgainst('Visit', markdown);

  test.each(right)('%s', (claim) => expect(judge(claim)).toBe('supported'));

  test.each(wrong)('and not: %s', (claim) => expect(judge(claim)).toBe('contradicts'));
});
