import { expect, test } from 'vitest';
import { testLanguage } from '../../testing/language.ts';
import { readMaterial } from './material.ts';
import { findSupport } from './support.ts';

const material = await readMaterial(testLanguage, [
  {
    id: 'n1',
    title: 'Intake',
    markdown:
      '32, kitchen fitter. Fell from ladder 9 Dec 2024, 3.5 m. Ward 17 d, home w/ partner. Seizures none.\n\n' +
      'PHQ-9 11 (moderate), GAD-7 8 (mild). Asked: no suicidal thoughts, no plan. Mum visits x3 a week.',
    writtenAt: new Date('2025-07-15'),
  },
]);

test.each<[string, string | null]>([
  ['The PHQ-9 score was 11 (moderate) and the GAD-7 was 8 (mild).', null],
  ['He fell 3.5 m from a ladder on 9 December 2024.', null],
  ['He spent seventeen days on the ward and then went home with his partner.', null],
  ['His mother visits three times a week.', null],
  ['At intake on 15 July 2025 he denied suicidal thoughts and had no plan.', null],
  ['PHQ-9 12 (moderate).', 'contradiction'],
  ['The PHQ-9 score was 15.', 'contradiction'],
  ['He fell 35 m from a ladder.', 'figures'],
  ['He fell on 9 December 2023 from a ladder.', 'figures'],
  ['He has suicidal thoughts and a plan.', 'contradiction'],
  ['He has had seizures.', 'contradiction'],
  ['He was sectioned under the Mental Health Act after hearing voices.', 'wording'],
  ['The family recently emigrated from Canada.', 'wording'],
])('%s: %s', async (text, reason) => {
  const [support] = await findSupport(testLanguage, material, [{ text, cited: [] }]);
  expect(support?.reason).toBe(reason);
});

test('a false citation is not believed, a true one is kept', async () => {
  const supports = await findSupport(testLanguage, material, [
    { text: 'He owns a yacht in Monaco.', cited: [1, 2] },
    { text: 'PHQ-9 11 (moderate).', cited: [1] },
    { text: 'PHQ-9 11 (moderate).', cited: [5, 999, -1] },
  ]);
  expect(supports.map(({ reason }) => reason)).toEqual(['wording', null, null]);
  expect(supports[1]?.evidence.map(({ number }) => number)).toEqual([5]);
  expect(supports[2]?.evidence.map(({ number }) => number)).toEqual([5]);
});

test('the client whom a relative calls her son is no relative of their own', async () => {
  const note = { title: 'School', markdown: 'Son Kyle seen with mum. Kyle sleeps badly.', writtenAt: new Date(0) };
  const notes = [{ id: 'n1', ...note }];
  const claims = [{ text: 'He sleeps badly.', cited: [] }];
  const reasonFor = async (clientName: string) => {
    const [support] = await findSupport(testLanguage, await readMaterial(testLanguage, notes, clientName), claims);
    return support?.reason;
  };
  expect(await reasonFor('Kyle')).toBeNull();
  expect(await reasonFor('Denise')).toBe('contradiction');
});
