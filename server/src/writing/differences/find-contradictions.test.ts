import { expect, test } from 'vitest';
import { finish } from '../../lib/turns.ts';
import { passagesOf } from '../../testing/material-passages.ts';
import type { Kind } from '../headings/kinds.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { comparePassages } from '../claims/across/compare-passages.ts';
import { findContradictions } from './find-contradictions.ts';

const entered = new Date('2026-06-01T09:00:00Z');
const FIRST = '2026-01-12';
const LATER = '2026-02-20';

type Told = readonly [day: string, text: string, title?: string];

/** One passage of each note, with the day of its session and what it is about. */
function tell(kind: Kind, ...told: readonly Told[]): MaterialPassage[] {
  return told.flatMap(([day, text, title = 'Visit'], index) =>
    passagesOf([text], {
      index,
      note: { id: String(index), title, markdown: '', writtenAt: entered, sessionDate: new Date(day) },
      kinds: [[kind, 0.9]],
    }),
  );
}

const find = (passages: readonly MaterialPassage[]): Promise<MaterialPassage[][]> =>
  findContradictions((notes) => Promise.resolve(finish(comparePassages(notes))), passages);

test.each<[string, Kind, string, string]>([
  ['what never was', 'medical', 'She has never had a blood transfusion.', 'Blood transfusion in 2014 after the birth.'],
  ['what was never done', 'medical', 'Has not had any X-rays.', 'X-ray of the spine in 2020.'],
  ['a denial behind its thing', 'medical', 'Ear infections: none', 'Three ear infections before he was two.'],
  ['a denial of several words', 'substance', 'Cannabis: denies ever using', 'Smoked cannabis daily since he was 15.'],
  ['what a name stands for', 'medication', 'No medication.', 'Takes fluoxetine at lunch, since June.'],
  ['children', 'family', 'Has no children.', 'Her daughter is in Year 3.'],
  ['a habit', 'social', 'She swims every Sunday.', 'She does not swim.'],
  ['a skill', 'education', 'Unable to read.', 'He can read short words.'],
  ['a relative’s illness', 'family', 'No family history of mental illness.', 'His brother has bipolar disorder.'],
  ['a family history', 'family', 'No family history of epilepsy.', 'Mother has epilepsy.'],
  ['a scan', 'investigations', 'The CT of her head was normal.', 'CT head: old infarct in the left cerebellum.'],
  ['an allergy', 'allergies', 'NKDA', 'Trimethoprim brings her out in a rash.'],
  ['an allergy in signs', 'allergies', 'No allergies', 'Egg → hives + lip swelling age 2'],
  ['none ever', 'medical', 'Staff: seizures none ever', 'He has had three big fits since 2023.'],
  ['what was long ago', 'psychiatric', 'Never been in hospital.', 'Three weeks in hospital in 2019.'],
  ['how many', 'forensic', 'He has two previous convictions.', '5 previous convictions for theft.'],
  ['a year', 'development', 'His memory problems began in 2021.', 'Memory problems since 2024.'],
  ['an age', 'development', 'First words at 11 months', 'His first words came at two years.'],
  ['marriage', 'social', 'Thank you for seeing this 41 year old married lady', 'SHx: separated from husband 2022'],
  ['life and death', 'family', 'His father is alive.', 'Father deceased 2015.'],
  ['the side', 'medical', 'He fractured his left wrist in the fall.', 'Right wrist fracture, plated.'],
])('notes contradict each other: %s', async (_name, kind, first, later) => {
  expect(await find(tell(kind, [FIRST, first], [LATER, later]))).toHaveLength(1);
});

test.each<[string, Kind, string, string]>([
  ['a symptom that came', 'mental-state', 'No panic attacks.', 'Two panic attacks on the train.'],
  ['a symptom that went', 'presenting', 'Hears voices all day.', 'Hears no voices.'],
  ['a change that is told', 'substance', 'He does not smoke.', 'He started smoking last week.'],
  ['what is only planned', 'medical', 'She has never had an MRI.', 'Plan: MRI of the spine.'],
  ['another thing', 'risk', 'No thoughts of harming the baby.', 'The baby slept through.'],
  ['another person', 'substance', 'He does not drink alcohol.', 'His father drinks a lot of alcohol.'],
  ['a question', 'medical', 'No asthma.', 'Has he got asthma?'],
  ['a suspicion', 'medical', 'No asthma.', 'Query asthma.'],
  ['two that may both be so', 'social', 'She is a married nurse.', 'Her sister is divorced.'],
  ['scores of two days', 'results', 'PHQ-9 19', 'PHQ-9 7'],
  ['nights', 'observation', 'Slept 3 hours.', 'Slept 7 hours.'],
  ['what was refused on a day', 'medication', 'Refused olanzapine.', 'Olanzapine given.'],
  ['scans of two days', 'investigations', 'CT head of 3/5/2024 normal.', 'CT head of 2/1/2026: small infarct.'],
  ['scans of two parts', 'investigations', 'X-ray chest normal.', 'X-ray knee: moderate osteoarthritis.'],
  ['the other side', 'examination', 'Left knee swollen.', 'Right knee: no effusion.'],
  ['a relative’s allergy', 'allergies', 'NKDA', 'Mum is allergic to penicillin.'],
])('no contradiction: %s', async (_name, kind, first, later) => {
  expect(await find(tell(kind, [FIRST, first], [LATER, later]))).toEqual([]);
});

test.each<[string, Kind, string, string, string, string]>([
  ['denied and told on two days', 'risk', '2025-11-03', 'No self-harm.', '2025-11-04', 'Fresh cuts on both arms.'],
  ['told of a weekday', 'risk', '2025-08-12', 'No knife since May.', '2025-08-13', 'He had a knife on Monday.'],
  [
    'begun before',
    'medication',
    '2025-11-03',
    'No medication.',
    '2025-11-04',
    'GP started sertraline 50 mg in August.',
  ],
  [
    'taken after it was stopped',
    'medication',
    '2026-02-18',
    'Stopped aripiprazole in December.',
    '2026-02-19',
    'Takes aripiprazole 15 mg every night.',
  ],
  [
    'since the last time',
    'risk',
    '2025-10-06',
    'Last self-harmed over a year ago.',
    '2025-10-09',
    'New cuts on forearm this week.',
  ],
  ['dated as in America', 'medical', '2026-01-14', 'Never had a seizure.', '2026-01-20', 'Seizure on 1/13/2026.'],
  ['weapons, at any time', 'risk', '2025-10-06', 'Has no weapons.', '2025-12-01', 'Keeps an air rifle in the loft.'],
])('of one time: %s', async (_name, kind, first, one, second, other) => {
  expect(await find(tell(kind, [first, one], [second, other]))).toHaveLength(1);
});

test.each<[string, Kind, string, string, string, string]>([
  ['only since', 'presenting', '2025-09-09', 'Makes herself sick after meals.', '2025-10-07', 'No purging for 3/52.'],
  ['only after', 'education', '2025-11-11', 'No exclusions ever.', '2026-02-05', 'Excluded for two days in January.'],
  ['since a weekday', 'observation', '2026-05-08', 'Skin intact.', '2026-05-18', 'Sacral sore since Tuesday.'],
  [
    'stopped later',
    'medication',
    '2026-02-03',
    'Venlafaxine 75 mg od.',
    '2026-03-20',
    'Venlafaxine stopped on 9 March.',
  ],
  ['started again', 'medication', '2026-02-03', 'Stopped venlafaxine.', '2026-02-10', 'Venlafaxine restarted 75 mg.'],
  ['refused once', 'medication', '2026-03-12', 'Olanzapine refused.', '2026-03-15', 'Olanzapine 10 mg given.'],
  [
    'the last time was then',
    'medical',
    '2025-10-06',
    'Last seizure in 2019.',
    '2025-10-09',
    'Seizures in 2017 and 2018.',
  ],
  [
    'two scans',
    'investigations',
    '2026-02-22',
    'Chest X-ray of 12/1/2026 clear.',
    '2026-02-22',
    'X-ray yesterday: chest shadow.',
  ],
  [
    'moved out since',
    'family',
    '2026-01-14',
    'Lives with her husband.',
    '2026-05-14',
    'Her husband moved out at Easter.',
  ],
])('of two times: %s', async (_name, kind, first, one, second, other) => {
  expect(await find(tell(kind, [first, one], [second, other]))).toEqual([]);
});

test('what says how somebody is counts, where a plan is hardly likelier', async () => {
  const [first, second] = tell(
    'medication',
    [FIRST, 'I do not take any medication.'],
    [FIRST, 'Propranolol from the GP.'],
  );
  if (first === undefined || second === undefined) throw new Error('two passages');
  const kinds: MaterialPassage['kinds'] = [
    ['plan', 0.54],
    ['medication', 0.44],
  ];
  expect(await find([first, { ...second, kinds }])).toHaveLength(1);
  expect(await find([first, { ...second, kinds: [['plan', 0.9]] }])).toEqual([]);
});

test('what a daughter tells of her mother is told of the client', async () => {
  const call = [LATER, 'Mum has had three falls since the summer.', 'Call from daughter'] as const;
  expect(await find(tell('risk', ['2026-02-18', 'No falls this year.'], call))).toHaveLength(1);
  expect(await find(tell('risk', ['2026-02-18', 'No falls this year.'], [LATER, 'Mum fell twice.']))).toEqual([]);
});

test('what stands in one entry was written by somebody who saw both', async () => {
  const note = passagesOf(['No falls ever.', 'Fell twice in May 2025.'], { kinds: [['medical', 0.9]] });
  expect(await find(note)).toEqual([]);
});

test('an order to the writer contradicts nothing', async () => {
  const [first, second] = tell('medical', [FIRST, 'He has never had a fit.'], [FIRST, 'Seizure in 2019.']);
  if (first === undefined || second === undefined) throw new Error('two passages');
  expect(await find([first, second])).toHaveLength(1);
  expect(await find([first, { ...second, isOrder: true }])).toEqual([]);
});

test('passages about one thing are shown together', async () => {
  const told = ['He has never had a seizure.', 'Seizure in 2019.', 'Seizure in 2021.'];
  const [group = []] = await find(tell('medical', ...told.map((text): Told => [FIRST, text])));
  expect(group.map(({ text }) => text)).toEqual(told);
});

test('many passages about one thing are compared in little time', async () => {
  const texts = Array.from({ length: 4000 }, (_, index) =>
    index % 2 === 0 ? `He has never had ${index} seizures.` : `Seizure number ${index}, left knee, CT head normal.`,
  );
  const notes = texts.map((text, index) => ({
    title: 'Visit',
    passages: [{ text, heading: null, block: index, isAllergy: false }],
  }));
  const start = process.cpuUsage();
  finish(comparePassages(notes.slice(0, 2000)));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(20_000);
});
