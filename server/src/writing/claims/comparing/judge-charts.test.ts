import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const SCORES = 'PHQ-9 21 (3/1), 14 (7/2), 9 (14/3). GAD-7 16 (3/1), 15 (7/2).';
const DAILY = 'Clozapine 100 mane 200 nocte. Valproate 500 mg bd.';
const EPISODES = `| Date | Setting | Tx |
| --- | --- | --- |
| 03/2014 | Ward B | olanzapine |
| 06/2022 | home tx | lithium |`;
const MEASURES = `| Measure | Baseline | 3 months | 6 months |
| --- | --- | --- | --- |
| PCL-5 | 58 | 41 | 27 |
| ISI | 22 | 20 | 9 |`;

test.each([
  ['scores by day', SCORES, 'Her PHQ-9 was 21 on 3 January and had fallen to 14 by 7 February.'],
  ['the last of them', SCORES, 'The most recent PHQ-9 score, recorded on 14 March, was 9, in the mild range.'],
  ['a change between two days', SCORES, 'Her GAD-7 changed little, from 16 on 3 January to 15 on 7 February.'],
  ['what was before in brackets', 'HbA1c 58 (prev 71). eGFR 60 (prev 60).', 'Her HbA1c has fallen from 71 to 58.'],
  ['the same as before', 'eGFR 60 (prev 60).', 'Her eGFR is 60, unchanged from the previous result of 60.'],
  ['a total of two doses', DAILY, 'His total daily dose of clozapine is 300 mg.'],
  ['months of a table', EPISODES, 'In March 2014 he was on Ward B and was treated with olanzapine.'],
  ['a schedule', 'Pregabalin 75 mg 1-0-1, mirtazapine 30 mg 0-0-1.', 'Mirtazapine 30 mg is taken once a day at night.'],
  ['twice a day', 'Pregabalin 75 mg 1-0-1, mirtazapine 30 mg 0-0-1.', 'Pregabalin 75 mg is taken twice a day.'],
  ['a chain', 'Wt 52.1 -> 49.8 -> 50.6.', 'Her weight fell from 52.1 to 49.8 kg and then rose to 50.6 kg.'],
  [
    'what it became last month',
    'Lamotrigine was increased from 100 mg to 150 mg last month.',
    'Lamotrigine was increased last month from 100 mg to 150 mg.',
  ],
  [
    'a level that is no time of day',
    'Clozapine level 0.41 last wk (0.28 in May).',
    'The clozapine level rose from 0.28 in May to 0.41 last week.',
  ],
  ['columns of a table', MEASURES, 'The PCL-5 fell from 58 at baseline to 41 at three months.'],
])('is borne out: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('supported'));

test.each([
  ['scores by day', SCORES, 'Her PHQ-9 was 14 on 3 January and had risen to 21 by 7 February.'],
  ['what was before in brackets', 'HbA1c 58 (prev 71).', 'Her HbA1c has risen to 71 from a previous value of 58.'],
  ['a total of two doses', DAILY, 'His total daily dose of clozapine is 400 mg.'],
  [
    'doses of two medicines',
    'Sertraline 100 mg mane, quetiapine 50 mg nocte.',
    'His total daily dose of sertraline is 150 mg.',
  ],
  ['a schedule', 'Pregabalin 75 mg 1-0-1, mirtazapine 30 mg 0-0-1.', 'Mirtazapine 30 mg is taken in the morning.'],
  ['columns of a table', MEASURES, 'The PCL-5 was 27 at three months and 41 at six months.'],
  ['a rate', 'Purging 5/wk -> 1/wk.', 'Purging has increased from once a week to five times a week.'],
])('is contradicted: %s', (_, markdown, claim) => expect(judgeAgainst('Visit', markdown)(claim)).toBe('contradicts'));
