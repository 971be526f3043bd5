import { expect, test } from 'vitest';
import { finish } from '../../../lib/turns.ts';
import { comparePassages } from './compare-passages.ts';

/** What two passages of two notes do not agree in, by aspects and measures. */
function find(...texts: readonly string[]): string[] {
  const notes = texts.map((text, block) => ({
    title: '',
    passages: [{ text, heading: null, block, isAllergy: false }],
  }));
  const found = finish(comparePassages(notes)).filter(({ kind }) => kind === 'aspect');
  return [...new Set(found.map(({ thing }) => thing))];
}

test.each([
  ['handedness', 'R handed', 'She writes with her left hand.'],
  ['partnership', '84F, widow', 'Next of kin: husband Frank'],
  ['partnership', 'Marital status: single', 'Wife came to the appointment.'],
  ['parents together', 'Lives with mum and dad', 'His father left in 2023, sees him at weekends.'],
  ['roof', 'Housing: NFA', 'Staying in his own council tenancy on Mill Rd'],
  ['work', 'Not working', 'doing 3 days a week on site as labourer'],
  ['children', 'Childless', 'Her son is 19.'],
  ['pets', 'No pets', 'Has a staffie called Rocky'],
  ['languages', 'English only.', 'They speak Polish at home.'],
  ['friends', 'Has no friends.', 'She has a best friend, Priya.'],
  ['spectacles', 'Wears glasses since age 6', 'Does your child wear glasses? no'],
  ['hearing', 'Vision and hearing were both tested and are fine.', 'SALT says hearing test failed.'],
  ['walking', 'Mobilises with one and a frame.', 'Transfers by hoist x2'],
  ['nights', 'Dry at night from 4', 'Still wets the bed? yes, most nights'],
  ['driving', 'He gave up driving in the summer.', 'Drives – short journeys'],
  ['money', 'He can manage his money.', 'Staff handle all money.'],
  ['smoking', 'Smokes 20/day.', 'She stopped smoking four years ago.'],
  ['alcohol', 'Non-drinker', 'Two bottles of wine at weekends, each month'],
  ['resuscitation', 'For full resus', 'Purple form – not for resuscitation'],
  ['detention', 'Detained under section 37/41', 'MHA s3'],
  ['who has care', 'Lives with her grandmother under special guardianship.', 'In long-term foster care'],
  ['education plan', 'No EHCP in place', '25 hrs/wk per her EHCP'],
  ['mode of birth', 'Born at term, normal delivery', 'How was your child born? emergency caesarean'],
  ['birth at term', 'Full term baby', 'How long was the pregnancy? 34 weeks'],
  ['weight at birth', 'Normal delivery, birth weight 3.4kg', 'Birth weight? 2.1 kg'],
  ['first steps', 'walked 11 months', 'First steps? about 18 months'],
  ['first words', 'First words at 12 months', 'First words? after his second birthday'],
  ['milestones', 'Milestones all on time', 'Did not walk until nearly two'],
  ['attendance', 'Attendance: 94%', 'Attendance so far this yr 81%'],
  ['hours of support', 'She has a 1:1 TA for 15 hours a week.', 'TA has her for 25 hrs/wk'],
  ['earlier admissions', 'Two previous admissions', 'She has been in hospital on five occasions.'],
  ['drink', 'drinks 6 units a week', '3 cans of lager every night'],
  ['sisters', 'Lives with mum, dad and two younger sisters', 'Brothers and sisters? one sister, 5'],
  ['household', 'Lives with her sister', 'She tells me that she lives alone.'],
  ['household', 'Lives with mum', 'Lives with her grandmother'],
])('two passages differ in %s', (thing, one, other) => {
  expect(find(one, other)).toContain(thing);
});

test.each([
  ['the hand of a relative', 'Right-handed', 'His mother is left-handed.'],
  ['what is wished for', 'Works as a chef', 'He wants to retire.'],
  ['what is feared', 'Own council flat', 'Fear of becoming homeless'],
  ['what was before', 'Lives with her son', 'She used to live alone.'],
  ['the army', 'Works as a chef', 'Retired from the army in 2010'],
  ['the birth of another child', 'Born at term', 'Her second baby was born at 32 weeks.'],
  ['the school of a brother', 'Mainstream school', 'His brother goes to a special school.'],
  ['a question without its answer', 'Does not smoke', 'Smokes?'],
  ['members of one household', 'Lives with mum and dad', 'Lives with his father and sister'],
  ['ages told from memory', 'Walked at 12 months', 'Walked at 13 months'],
  ['other ways of counting drinks', '14 units a week', 'Seven pints a week'],
  ['another cigarette', 'Non-smoker', 'Smokes cannabis'],
])('no difference: %s', (_name, one, other) => {
  expect(find(one, other)).toEqual([]);
});

test('long lines of words that aspects begin with are read in little time', () => {
  const words = [
    'not walk until late and at the ',
    'lives with his her with his ',
    'one two three of the ',
    'born birth born ',
  ];
  const notes = words.map((text, block) => ({
    title: '',
    passages: [{ text: text.repeat(40).slice(0, 600), heading: null, block, isAllergy: false }],
  }));
  const start = process.cpuUsage();
  finish(comparePassages(notes));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(10_000);
});
