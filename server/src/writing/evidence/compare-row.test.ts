import { expect, test } from 'vitest';
import { compareRow } from './compare-row.ts';
import { findResults } from '../scores/find-scores.ts';

const HEADS = ['Measure', 'Score', 'Percentile or range', 'Description'];
const scoresOf = (text: string): ReturnType<typeof findResults> =>
  findResults({ text, cells: null, header: null, heading: null, label: null });

const PLS = scoresOf('PLS-5 Auditory Comprehension SS 84 (95% CI 78-91), 14th percentile, AE 3;5');
const CONNERS = scoresOf('Conners 3 parent inatt T=71, teacher T=64.');
const WMI = findResults({
  text: 'WMI | 5 | 76 | Very Low',
  cells: ['WMI', '5', '76', 'Very Low'],
  header: ['Index', 'Percentile', 'Composite', 'Range'],
  heading: null,
  label: null,
});

test.each([
  ['as it was read', PLS, ['PLS-5 Auditory Comprehension', '84', '14th percentile, 95% CI 78-91', '–'], 'same'],
  ['without the interval', PLS, ['PLS-5 Auditory Comprehension', '84', '14th', '–'], 'same'],
  ['score and percentile exchanged', PLS, ['PLS-5 Auditory Comprehension', '14', '84th percentile', '–'], 'other'],
  [
    'a bound of the interval as the score',
    PLS,
    ['PLS-5 Auditory Comprehension', '78', '14th percentile', '–'],
    'other',
  ],
  ['another percentile', PLS, ['PLS-5 Auditory Comprehension', '84', '41st percentile', '–'], 'other'],
  ['a name that was not read', PLS, ['Expressive Communication', '84', '14th percentile', '–'], 'unknown'],
  ['words that were not read', PLS, ['PLS-5 Auditory Comprehension', '84', '14th', 'severe delay'], 'unknown'],
  ['the teacher', CONNERS, ['Conners 3 inatt (teacher)', '64', '–', '–'], 'same'],
  ["the parent's figure for the teacher", CONNERS, ['Conners 3 inatt (teacher)', '71', '–', '–'], 'other'],
  ['a row of a table', WMI, ['WMI', '76', '5', 'Very Low'], 'same'],
  ['its columns exchanged', WMI, ['WMI', '5', '76', 'Very Low'], 'other'],
])('a row with %s', (_name, scores, cells, expected) => {
  expect(compareRow(HEADS, cells, scores)).toBe(expected);
});

test('without the names of its columns nothing is known of a row', () => {
  expect(compareRow([], ['PLS-5 Auditory Comprehension', '84', '14th', ''], PLS)).toBe('unknown');
});
