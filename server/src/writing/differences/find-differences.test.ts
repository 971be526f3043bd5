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
  ['a question', 'Does not drive.', 'Does she say she drives?'],
])('no difference: %s', (_name, first, later) => {
  expect(findDifferences(tell([FIRST, first], [LATER, later]))).toEqual([]);
});

test.each([
  ['weights', 'Weight 13.4 kg (2nd centile)', 'Wt 14.9kg ht 98.5'],
  ['whether somebody is detained', 'Informal patient', 'On s3 MHA'],
  ['a screen', 'Urine drug screen neg.', 'UDS positive for cannabis'],
  ['a score', 'MMSE 24/30', 'MMSE 21/30'],
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
