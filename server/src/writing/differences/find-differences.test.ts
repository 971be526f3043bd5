import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { findDifferences } from './find-differences.ts';

const entered = new Date('2026-06-01T09:00:00Z');

/** One passage of each note, with the day of its session. */
function tell(...told: (readonly [day: string, text: string])[]): MaterialPassage[] {
  return told.flatMap(([day, text], index) =>
    passagesOf([text], {
      index,
      note: { id: String(index), title: 'Visit', markdown: '', writtenAt: entered, sessionDate: new Date(day) },
    }),
  );
}

const FIRST = '2026-01-12';
const LATER = '2026-02-20';

test.each([
  ['doses', 'Amlodipine 5mg om, aspirin 75mg om', 'Amlodipine 10mg tabs one om (no change since 2019)'],
  ['a dose of long ago', 'She started sertraline 50mg od in November.', 'Sertraline 100mg OD, same since Nov'],
  ['the hand', 'Right-handed', 'Was a L handed seamstress'],
  ['smoking', 'Smoking: never', 'She gave up smoking, 15 a day, when she found out.'],
  ['drinking', 'ETOH nil, never touched it', 'Alcohol 14 units/week'],
  ['driving', 'Still driving locally', 'He has not driven since the car was sold in 2024.'],
  ['brothers and sisters', 'Youngest of three', 'She is our only child.'],
  ['who is at home', 'SH: lives alone, no POC', 'Lives w/ dtr + son in law'],
  ['birth', 'Born at: 36 weeks', 'Hx: b. 39/40 SVD'],
  ['the day of birth', 'dob 3/2/1944', 'Born: 03-Feb-1946'],
  ['children', 'Children: 1 son aged 14', 'All three of my kids were there'],
  ['how often before', 'Prev detox: 1 (2021)', '3 previous detoxes incl 2 IP'],
  ['an operation', 'Any surgery: none', 'arthroscopy R knee 2014, scar seen'],
  ['the side', 'knee pain, LEFT', 'R knee pain 6/52'],
  ['a death', 'Seen at home with husband Pat.', 'Husb Pat died 2019'],
  ['the school year', '15 y/o, Yr 11, lives with mum', 'Year 10, set 2 for maths.'],
  ['an age', 'T is 8 and in care.', 'T (12) told me so.'],
  ['life', 'Wife feeds him', 'Daughters x2. Wife died in 2022.'],
  ['a funeral', 'Lives with my mum', 'Her mother’s funeral was in 2021.'],
  ['an order of the court', 'Subject to an interim care order', 'Accommodated under s20, no order.'],
  ['weight at birth', 'Birth weight: 3.4 kg', 'Birth: section at 33/40, 2.1kg'],
  ['how often a medicine is taken', 'Metformin 500mg tds', 'Metformin 500mg twice a day as per own box'],
  ['a dose that was not raised', 'Gabapentin 600 mg tds', 'gabapentin: takes 300 mg tds, never went up to 600'],
  ['a dose under its spoken name', 'Methadone 60ml daily', 'Says 45 mls of meth is holding him'],
  ['a dose without its medicine', 'Methadone 60ml daily', 'He told me he is on 80ml.'],
  ['a dose that is told against another', 'Sertraline 100 mg daily', 'Takes 50 not 100, never took the extra.'],
  ['a score of a month', 'FSIQ 78 (assessed 19.1.26)', 'The assessment of January 2026 gave a FSIQ of 87.'],
  ['a score of an event', 'NIHSS on admission 14.', 'NIHSS had been 6 on admission.'],
  ['since when', 'Low back pain for six months', 'Back pain started five years ago.'],
  ['since when, whatever it is', 'Onset about 18 months ago', 'She first noticed changes 6 years ago.'],
  ['an age and a day of birth', 'DOB 03/02/1991', 'Aged 38'],
  ['when somebody came', 'Transferred to Rowan ward on 14/11/2025', 'On Rowan since 14 Dec 25'],
  ['day and month of birth', 'DOB 05/09/2015', 'DOB 09/05/2015'],
  ['a home that is shared', 'Lived with her husband in a house with stairs', 'Lives in a first-floor flat'],
  ['a day', 'Fell night of 7/1 on way to toilet', 'fell on 5/1 per dtr'],
])('notes differ in %s', (_name, first, later) => {
  expect(findDifferences(tell([FIRST, first], [LATER, later]))).toHaveLength(1);
});

test.each([
  ['a dose that was raised', 'Melatonin 2 mg nocte', 'Melatonin ↑ today 2 → 3mg nocte'],
  ['a dose put up by somebody', 'ramipril 2.5', 'GP put ramipril up to 5mg'],
  ['a row that tells of the change', 'bisoprolol 2.5mg od', 'Bisoprolol | 1.25 mg | od | reduced from 2.5'],
  ['a dose of the past', 'sertraline 50 mg 2021-2022', 'Sertraline 100mg daily'],
  ['what is planned', 'Takes donepezil 5 mg', 'Plan: donepezil 10 mg at review'],
  ['what begins tomorrow', 'sertraline 100mg od', 'Agreed with GP sertraline 150 from tomorrow'],
  ['doses that were given once', 'settled w lorazepam 1mg x1 (Sat)', 'PRN loraz 2mg 03:05 w effect'],
  ['two doses of the same sum', 'Quetiapine 50 mg bd', 'Quetiapine 100 mg nocte'],
  ['a level in the blood', 'Lithium 800 mg nocte', 'Lithium 0.68'],
  ['an overdose', 'Paracetamol 500 mg prn', 'Took an overdose of paracetamol 16 g'],
  ['what a relative takes', 'Takes sertraline 50 mg.', 'Mum takes sertraline 150 mg.'],
  ['the allergy of a relative', 'NKDA.', 'Mum has penicillin allergy.'],
  ['the smoking of a relative', 'Never smoked.', 'Dad lost his larynx at 61, a smoker.'],
  ['a fall that came later', 'No falls ever', 'He had a fall in the bathroom last Tuesday'],
  ['work that was given up', 'Works full time as a teaching assistant.', 'Not working now, laid off Friday'],
  ['a home that was left', 'Lives alone.', 'Moved, now lives with her son.'],
  ['scores of two days', 'PHQ-9 was 19', 'PHQ9 = 22'],
  ['weights of two days', 'Wt 51kg', 'Weight 50.2kg'],
  ['a symptom that went', 'Hears voices all day.', 'Hears no voices.'],
  ['two admissions', 'Admitted 3/6/25 with a fall.', 'Admitted 12/10/25 with pain.'],
  ['days of birth of two people', 'DOB 08/07/1995', 'Born 31/03/2026'],
  ['an operation that is not wanted', 'Thyroidectomy 2019', 'Does not want an operation in May.'],
  ['school years of two years', 'Year 9', 'Moved in Year 7; two friends, both in Y6'],
  ['a medicine that was begun low', 'Started buprenorphine 4 mg.', 'Buprenorphine 16 mg continues.'],
  ['the highest dose there is', 'Olanzapine 10 mg nocte', 'The maximum dose of olanzapine is 20mg.'],
  ['as much in two parts', 'Sertraline 50mg od', 'sertraline 2 x 25mg'],
  ['a dose of one of two medicines', 'Olanzapine 10 mg, sertraline 50 mg', 'He is on 100 mg.'],
  ['what is drunk', 'Methadone 60ml daily', 'Takes 200 ml of milk each feed.'],
  ['scores of two events', 'NIHSS on admission 14.', 'NIHSS at discharge 6.'],
  ['a pain that got worse', 'Back pain for 5 years', 'Back pain worse for 3 weeks'],
  ['two complaints', 'Back pain for 5 years', 'Headaches for 3 months'],
  ['the age of a husband', '34 year old woman', 'Her 48 year old husband came.'],
  ['how old somebody reads', 'Aged 10', 'Reading age 7:02'],
  ['the birth of a child', 'Mother is 34.', 'DOB 12/01/2026'],
  ['a question', 'Does not drive.', 'Does she say she drives?'],
])('no difference: %s', (_name, first, later) => {
  expect(findDifferences(tell([FIRST, first], [LATER, later]))).toEqual([]);
});

test.each([
  ['weights', 'Weight 13.4 kg (2nd centile)', 'Wt 14.9kg ht 98.5'],
  ['whether somebody is detained', 'Informal patient', 'On s3 MHA'],
  ['a screen', 'Urine drug screen neg.', 'UDS positive for cannabis'],
  ['a score', 'MMSE 24/30', 'MMSE 21/30'],
  ['a score with its date', 'AMTS 9/10', 'AMTS 4/10 (assessed 12.1.26)'],
  ['a test under more words', 'She has scores on WPPSI-IV: FSIQ 78, VCI 81.', 'FSIQ 87'],
  ['a symptom', 'Reports thoughts of ending her life', 'No thoughts of suicide'],
])('on one day, notes differ in %s', (_name, first, second) => {
  expect(findDifferences(tell([FIRST, first], [FIRST, second]))).toHaveLength(1);
});

test('a change that a note tells of explains what the notes before and after it say', () => {
  const notes = tell([FIRST, 'melatonin 2 mg nocte'], ['2026-02-01', 'Melatonin ↑ 3mg'], [LATER, 'melatonin 3mg']);
  expect(findDifferences(notes)).toEqual([]);
});

test('entries of one running note have their own days', () => {
  const note = passagesOf(['3/2/26 Weight 51 kg', '10/2/26 Weight 49 kg']);
  expect(findDifferences(note)).toEqual([]);
});

test('many statements of one thing are compared in little time', () => {
  const notes = passagesOf(Array.from({ length: 2000 }, (_, index) => `Takes sertraline ${index + 1} mg daily.`));
  const start = process.cpuUsage();
  const [difference = []] = findDifferences(notes);
  const { user, system } = process.cpuUsage(start);
  expect(difference.length).toBeLessThanOrEqual(6);
  expect((user + system) / 1000).toBeLessThan(7_500);
});
