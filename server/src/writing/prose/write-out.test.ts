import { describe, expect, test } from 'vitest';
import { figuresOf } from '../language/words.ts';
import { SHORTHAND } from './shorthand.ts';
import { writeBack, writeOut } from './write-out.ts';

const CASES: [string, string][] = [
  ["Mum rpts can't sit thru a meal", "Mum reports can't sit through a meal"],
  ['Hx of low mood x 2y, feedback 3/52', 'History of low mood for 2 years, feedback 3 weeks'],
  ['Wt 44 kg (41.8 on adm), target 0.5kg/wk', 'Wt 44 kg (41.8 on admission), target 0.5kg a week'],
  ['Sertraline 50 mg bd, zopiclone 7.5 mg nocte', 'Sertraline 50 mg twice a day, zopiclone 7.5 mg at night'],
  ['Ibuprofen prn, lorazepam 1 mg PRN', 'Ibuprofen as needed, lorazepam 1 mg as needed'],
  ['Sertraline 100mg od.', 'Sertraline 100mg once a day.'],
  ['Ref by school SENCo, Q: ?ADHD.', 'Referred by school SENCo, Q: ?ADHD.'],
  ['34yo c/o pain x 6 wks', '34-year-old complains of pain for 6 weeks'],
  ['Denies SI. DSH aged 15.', 'Denies suicidal ideation. Deliberate self-harm aged 15.'],
  ['NKDA', 'No known drug allergies'],
  ['tx 1u RBC if low, tx with oxygen', 'tx 1u RBC if low, treatment with oxygen'],
  ['seen w/ mum & w/out dad', 'seen with mum and without dad'],
  ['seen w/mum', 'seen with mum'],
  ["FBT w dad, shares w/ 3 others, house w/ 'a door'", "FBT with dad, shares with 3 others, house with 'a door'"],
  ['review 2/52 w mum, 38 w pregnant', 'review 2 weeks with mum, 38 w pregnant'],
  ['Keppra 750 BD, clonaz 0.5 bd, Mx 3 tds', 'Keppra 750 twice a day, clonaz 0.5 twice a day, Mx 3 three times a day'],
  ['found by w/den, w/drawn since the w/end', 'found by warden, withdrawn since the weekend'],
  ['at w/e w/ dtr, decl supper y/day', 'at weekend with daughter, declined supper yesterday'],
  ['wkly wt, h/v b4 Friday pls', 'Weekly wt, home visit before Friday please'],
  ['school obs w/c 16/3', 'school obs week commencing 16/3'],
  [
    'he was guarded comma unkempt open brackets no coat close brackets full stop new paragraph',
    'he was guarded, unkempt (no coat).',
  ],
  ['Zuclopenthixol dec 300 mg 2/52, due today', 'Zuclopenthixol dec 300 mg every 2 weeks, due today'],
  ['dx 3/12 ago', 'Diagnosis 3 months ago'],
  ['ITU 4/7, r/v 12/12', 'ITU 4 days, review 12 months'],
  ['FH: mother depression. Imp: low mood', 'Family history: mother depression. Impression: low mood'],
  [
    'PC: low, EMW, lives w husb, out an hr last wk',
    'Presenting complaint: low, early morning wakening, lives with husband, out an hour last week',
  ],
  ['Mum (low): zamyka go w łazience, lives w Ola', 'Mum (low): zamyka go w łazience, lives with Ola'],
  ['Mleko ma w nosie — seen w mum', 'Mleko ma w nosie — seen with mum'],
  ['PMH HTN. PMH of asthma', 'Past medical history: hypertension. Past medical history of asthma'],
  ['i advise rest new paragraph', 'I advise rest.'],
  ['he paused at the comma', 'he paused at the comma'],
  ['bipolar type i was treated, and i was told', 'bipolar type i was treated, and I was told'],
  ['Dalteparin od x 28/7, venla 150 mg OD', 'Dalteparin od x 28 days, venla 150 mg once a day'],
  ['Slept 5 hrs. at most, 20 mins. later up', 'Slept 5 hours at most, 20 minutes later up'],
  ['less since hosp. d/c, 20 mins. walk', 'less since hosp. d/c, 20 mins. walk'],
  ['Home from hosp. Next appt. 02/11', 'Home from hospital. Next appointment 02/11'],
  ['Bed: indep. w/ bed lever. Pt tired', 'Bed: indep. with bed lever. Patient tired'],
  ['Low last wk., no plan', 'Low last week, no plan'],
  ['she repeats questions, full stop.', 'she repeats questions.'],
  ['Approx. 60% of days, esp. at night, prev. OD', 'Approximately 60% of days, especially at night, previous OD'],
  ['Pt. denies pain. Told pt. he may go', 'Patient denies pain. Told patient. he may go'],
  ['Up at 9 a.m. meds given', 'Up at 9 a.m. medication given'],
  ['Haloperidol dec 100mg IM 4/52', 'Haloperidol dec 100mg IM every 4 weeks'],
  ['Fell x2 wks ago, off work x3 wks', 'Fell x2 weeks ago, off work for 3 weeks'],
  ['dad at wk, lost focus after abt 6 mins, rv 1/52', 'dad at work, lost focus after about 6 minutes, review 1 week'],
];
const LEFT_ALONE = [
  'Took an OD in 2019, OD again in May.',
  'Address recall 1/7, recognition 2/5, ACE 8/12.',
  'LSCS 38/40.',
  'Amoxicillin 500 mg 1/52.',
  'The car came to a full stop',
  'Leaves out every comma in her essays.',
  '8;4 yo, Y4.',
  'Tantrums x 2-3/7.',
  'Carers x4/7, methadone supervised x6/7.',
  'Recalled 5/7 of the words, correct in 8/12 trials, attended 48/52 sessions.',
  'Clopixol 200mg 4/52ly, seen 4/52ly, hydroxocobalamin 1mg IM 4/52.',
  'CT w/wo contrast.',
  'Scored 41/52, day 2/7 of antibiotics.',
  'Review 3/12 @ 10am, feedback 4/12 10:30.',
  'Fell x1 yr ago, swims x2 wk, visits x2 Mo present, children x2 y/o 4 and 6.',
  'Took 30 tablets OD in 2020, 2 drops OD.',
  'Denies SI joint pain, no SI needs.',
  'Sees dad alt w/e.',
  'Data for w/e 14/3.',
  'Joined the w/shop.',
  'Uses a w/c outdoors.',
  'Seen at FH by PC Khan, W Road, wk 3, MSE done.',
  'No PRN since Thursday, PRN given at 11.',
  'Rx discussed, d/c planned, AF, TASL.',
  'PT and OT to see; SI joint pain on the left.',
  'Mum says the horse has a long mane-like tail.',
  'Seen yesterday, homework done.',
  'Better at wk 6, RV dilated.',
];

describe('shorthand', () => {
  test.each(CASES)('%s', (original, full) => {
    expect(writeOut(original).text).toBe(full);
  });

  test.each(LEFT_ALONE)('is left where it is not sure: %s', (text) => {
    expect(writeOut(text)).toEqual({ text, expansions: [] });
  });

  test.each([...CASES.map(([original]) => original), ...LEFT_ALONE])('can be taken back: %s', (original) => {
    const written = writeOut(original);
    expect(writeBack(written)).toBe(original);
    for (const { start, end } of written.expansions) expect(written.text.slice(start, end)).not.toBe('');
  });

  test('is written out once: no full form holds shorthand', () => {
    const full = SHORTHAND.map((each) => each.full).filter((each) => !each.includes('$'));
    expect(full.length).toBeGreaterThan(50);
    for (const each of full) expect(writeOut(`He ${each} it`).text).toBe(`He ${each} it`);
  });

  test('keeps every number', () => {
    for (const [original, full] of CASES) {
      const known = figuresOf(original.replaceAll(/\/(?:52|12|7)\b/g, '').replaceAll(/(\d)(?:yo|y)/g, '$1 '));
      expect([...figuresOf(full.replaceAll('-year-old', ''))].toSorted()).toEqual([...known].toSorted());
    }
  });
});
