import { expect, test } from 'vitest';
import { passagesOf } from '../../testing/material-passages.ts';
import { findDifferences } from './differences.ts';

test('a dose that is told again without its drug differs from the first', () => {
  expect(findDifferences(passagesOf(['Sertraline 50 mg since May.', 'Now on 100 mg.']))).toHaveLength(2);
});

test('units of alcohol are no dose of the drug before them', () => {
  expect(findDifferences(passagesOf(['Metformin 1 g bd.', '10 to 12 units at weekends.']))).toEqual([]);
});

test.each([
  ['one passage with two doses', ['Sertraline 50 mg mane, sertraline 100 mg nocte.', 'On sertraline 50 mg.']],
  ['a change and its end', ['Quetiapine raised, quetiapine from 25 mg to 50 mg.', 'Takes quetiapine 50 mg.']],
  ['the change of another drug', ['Furosemide 40 mg mane.', 'Quetiapine slowly up to 50 mg.']],
  ['what a relative takes', ['Takes sertraline 50 mg.', 'Mum takes sertraline 150 mg.']],
  ['an overdose', ['Paracetamol 500 mg prn.', 'Took an overdose of paracetamol 16 g.']],
  ['falls', ['Fall on 1/9/25.', 'Fall on 20/9/25.']],
  ['two admissions', ['Admitted 3/6/25 with a fall.', 'Admitted 12/10/25 with pain.']],
  ['one day written in two ways', ['Accident on 3 May 2025.', 'The accident on 3/5/25.', 'Accident 3rd May.']],
  ['the birth of a sister', ['Born 2/3/1980.', 'Sister born 4/5/1984.']],
  ['the allergy of a relative, or none', ['NKDA.', 'Mum has penicillin allergy.', 'No rash with amoxicillin.']],
])('%s: no difference', (_name, texts) => {
  expect(findDifferences(passagesOf(texts))).toEqual([]);
});

test.each([
  ['doses', ['Takes sertraline 50 mg.', 'Mum says he takes sertraline 100 mg.']],
  ['a dose and a change', ['Takes quetiapine 25 mg.', 'Quetiapine from 25 mg to 50 mg.']],
  ['days of one accident', ['Accident on 3 May 2025.', 'The accident on 5/5/25.']],
  ['days of one admission', ['Admitted 3/5/25.', 'Admitted on 5 May 2025.']],
  ['allergies', ['NKDA.', 'Allergic to penicillin.']],
])('%s differ', (_name, texts) => {
  expect(findDifferences(passagesOf(texts))).toHaveLength(2);
});
