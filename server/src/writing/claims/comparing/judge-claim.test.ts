import { expect, test } from 'vitest';
import { rateClaim } from '../network/rate-claim.ts';
import { judgeClaim } from './judge-claim.ts';
import { indexPassages } from './passages.ts';
import { judgeAgainst } from '../testing/judge-against.ts';

const NOTE = 'D-KEFS scaled: Trails switching 5; Verbal fluency letter 7, category 9; Tower 8 with 4 rule breaks.';
const index = indexPassages([
  { title: 'Testing', date: '5 August 2025', passages: [{ text: NOTE, heading: null, start: 0, end: NOTE.length }] },
]);
const judge = (text: string): string => judgeClaim(index, text, [0], rateClaim).verdict;

test.each(['Tower 8', 'D-KEFS scaled: Tower 8', 'Verbal fluency: category 9', 'Trails switching 5'])(
  'a score that stands in a list is borne out: %s',
  (claim) => expect(judge(claim)).toBe('supported'),
);

test.each(['Tower 5', 'D-KEFS scaled: Tower 4', 'Trails switching 8', 'category 7', 'WMS scaled: Tower 8'])(
  'a score of another measure is not: %s',
  (claim) => expect(judge(claim)).not.toBe('supported'),
);

const ward = [
  'Denies suicidal thoughts. Sleep poor. Weight 47 kg (51 in February).',
  'CRP 210 -> 46. Pain has eased since Monday. Shower declined.',
  'Pulled at cannula on nights 1 and 2, nil since. Sertraline 50 mg, for review in 2/52.',
  'Mother visits daily. Stopped smoking 2019. Ultrasound booked for Friday.',
];
const wardIndex = indexPassages([
  {
    title: 'Ward',
    date: '5 August 2025',
    passages: ward.flatMap((text) =>
      text.split(/(?<=\.) /).map((each) => ({ text: each, heading: null, start: 0, end: each.length })),
    ),
  },
]);
const judgeWard = (text: string, cited: number[] = []): string => judgeClaim(wardIndex, text, cited, rateClaim).verdict;

test.each([
  'Her CRP has fallen from 210 to 46.',
  'Her weight has fallen since February.',
  'The pain is better since Monday.',
  'She refused a shower.',
  'She has not pulled at her cannula since.',
  'Her mother comes to see her every day.',
  'She gave up smoking in 2019.',
  'Sertraline 50 mg will be reviewed in two weeks.',
])('told in other words: %s', (claim) => expect(judgeWard(claim)).toBe('supported'));

test.each([
  'Her CRP has risen from 46 to 210.',
  'Her weight has risen since February.',
  'The pain is worse since Monday.',
  'She took a shower.',
  'She still pulls at her cannula.',
  'Her father visits daily.',
  'She smokes.',
  'The ultrasound was normal.',
])('told wrongly: %s', (claim) => expect(judgeWard(claim)).not.toBe('supported'));

test('what else is cited does not buy off a contradiction', () => {
  const all = wardIndex.passages.map((_, place) => place);
  expect(judgeWard('She has suicidal thoughts.', all)).toBe('contradicts');
  expect(judgeWard('Her sleep is poor and she has suicidal thoughts.', [1, 0])).toBe('contradicts');
});

const testing = [
  '| Index | Standard score | Percentile |',
  '|---|---|---|',
  '| Visual Spatial | 94 | 34 |',
  '| Working Memory | 79 | 8 |',
  '| Processing Speed | 83 | 13 |',
  '',
  'WIAT: Word Reading 85, Reading Comprehension 104, Spelling 78. EPDS 22→19, Y-BOCS 24. T=78 inattention, T=71 hyperact.',
  '',
  'Attendance 71% this year (94% last). Fell at 18.00, given codeine 19.10. R wrist fractured, L knee bruised.',
  '',
  "Citalopram made me sweat so we changed to mirtazapine. Father's cousin was born deaf. Ref by HV age 2;6.",
].join('\n');
const judgeTesting = judgeAgainst('Testing', testing, '5 August 2025');

test.each([
  'Processing speed was at the 13th percentile.',
  'His reading comprehension score was 104.',
  'The Y-BOCS score was 24.',
  'The T score for hyperactivity was 71.',
  'Attendance has dropped from 94 to 71 per cent.',
  'Codeine was given at ten past seven in the evening.',
  'He fell at six in the evening.',
  'He broke his right wrist.',
  'The health visitor referred him at the age of two and a half.',
])('a figure, side or time bound to its own thing: %s', (claim) => expect(judgeTesting(claim)).toBe('supported'));

test.each([
  'Working memory was at the 13th percentile.',
  'On Visual Spatial he obtained 79.',
  'His reading comprehension score was 78.',
  'The Y-BOCS score was 19.',
  'Attendance has risen from 71 to 94 per cent.',
  'He fell at six in the morning.',
  'He broke his left wrist.',
  'Mirtazapine made him sweat.',
  'His father was born deaf.',
])('a figure, side or time of another thing: %s', (claim) => expect(judgeTesting(claim)).not.toBe('supported'));

const crisis = [
  'Guinea pig (Biscuit) keeps her getting up. Owes £1,150 in rent. Amitriptyline never tried.',
  'Not keen on tablets. PHQ-9 11 (was 17 at start). Ramipril swapped for losartan. Smoked 20/d, now vape only.',
  'Phosphate normal. Ate half portions, meal plan broken twice. Mum & maternal aunt: migraine. CXR clear, CTH no bleed.',
].flatMap((text) => text.split(/(?<=\.) /));
const crisisIndex = indexPassages([
  {
    title: 'Visit',
    date: '5 August 2025',
    passages: crisis.map((text) => ({ text, heading: null, start: 0, end: text.length })),
  },
]);
const judgeCrisis = (text: string): string => judgeClaim(crisisIndex, text, [], rateClaim).verdict;

test.each([
  'Her guinea pig Biscuit keeps her getting up.',
  'She owes one thousand one hundred and fifty pounds in rent.',
  'She has never tried amitriptyline.',
  'Losartan has replaced ramipril.',
  'Her PHQ-9 score is 11.',
  'Her mother and her maternal aunt have migraine.',
])('the same thing, figure, order and person: %s', (claim) => expect(judgeCrisis(claim)).toBe('supported'));

test.each([
  'Her pet snake Biscuit keeps her getting up.',
  'She has tried amitriptyline.',
  'Ramipril has replaced losartan.',
  'Her PHQ-9 score is 17.',
  'She smokes 20 a day.',
  'Her father has migraine.',
])('another thing, figure, order or person: %s', (claim) => expect(judgeCrisis(claim)).not.toBe('supported'));

test.each(['She goes swimming twice a week.', 'Her potassium was abnormal.'])(
  'what the notes do not speak of is not contradicted by them: %s',
  (claim) => expect(judgeCrisis(claim)).toBe('not-found'),
);

const deeds = [
  'Hit Harry with a ruler last term. She hid the car keys once after a row. Last admission 2021, after stopping meds.',
  'He slapped his sister. Falls out at football. Weight 63.2 (admitted 66.0). Missed depot 4th Mar.',
  'GP started sertraline 50mg, no side effects bar a dry mouth. Muddled overnight x3 nights. Army 2004-2016.',
].join('\n\n');
const judgeDeeds = judgeAgainst('Deeds', deeds, '5 August 2025');

test.each([
  'He hit Harry with a ruler last term.',
  'His sister was slapped by him.',
  'She was admitted in 2021 after she had stopped her medication.',
  'The car keys were hidden after a row.',
  'She has lost 2.8 kg since admission.',
  'She missed her depot on 4 March.',
  'Her GP started an antidepressant.',
  'She has been confused on three nights.',
])('who did what, and in which order: %s', (claim) => expect(judgeDeeds(claim)).toBe('supported'));

test.each([
  ['Harry hit Kofi with a ruler last term.', 'contradicts'],
  ['He hid the car keys after a row.', 'contradicts'],
  ['His sister slapped him.', 'contradicts'],
  ['He slapped his brother.', 'not-found'],
  ['She stopped her medication after the admission in 2021.', 'contradicts'],
  ['He falls out with others at basketball.', 'not-found'],
  ['Her GP started an antipsychotic.', 'not-found'],
  ['She has lost 3.8 kg since admission.', 'not-found'],
])('who did what, turned round: %s', (claim, verdict) => expect(judgeDeeds(claim)).toBe(verdict));
