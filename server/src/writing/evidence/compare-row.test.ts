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
  ['a figure behind the brackets', WMI, ['WMI (Very Low) 99', '76', '5', 'Very Low'], 'unknown'],
  ['a row of a table', WMI, ['WMI', '76', '5', 'Very Low'], 'same'],
  ['its columns exchanged', WMI, ['WMI', '5', '76', 'Very Low'], 'other'],
])('a row with %s', (_name, scores, cells, expected) => {
  expect(compareRow(HEADS, cells, scores)).toBe(expected);
});

const AT_TWO_TIMES = ['Measure', 'Start', 'End', 'Change'];
const FIRST_AND_LAST = scoresOf('PHQ-9: 24 on admission, 9 at discharge');
const BARTHEL = findResults({
  text: 'Barthel | 6/20 | 11/20 | 16/20',
  cells: ['Barthel', '6/20', '11/20', '16/20'],
  header: ['Measure', '6 Jan', '27 Jan', '17 Feb'],
  heading: null,
  label: null,
});
test.each([
  ['the only score', WMI, ['WMI (percentile 5)', '76 (Very Low)', '–', '–'], 'same'],
  ['another percentile', WMI, ['WMI (percentile 76)', '76 (Very Low)', '–', '–'], 'unknown'],
  ['another score', WMI, ['WMI (percentile 5)', '67 (Very Low)', '–', '–'], 'other'],
  ['the score of one of two who were asked', CONNERS, ['Conners 3 inatt (teacher)', '64', '–', '–'], 'same'],
  ['one of two scores', FIRST_AND_LAST, ['PHQ-9', '9', '–', '–'], 'unknown'],
  ['two scores', FIRST_AND_LAST, ['PHQ-9 (on admission, at discharge)', '24', '9', '–'], 'same'],
  ['two scores exchanged', FIRST_AND_LAST, ['PHQ-9', '9', '24', '–'], 'unknown'],
  ['a change that nobody told', FIRST_AND_LAST, ['PHQ-9', '24', '9', '-15'], 'unknown'],
  ['one between them', BARTHEL, ['Barthel (6 Jan, 17 Feb; between: 11/20 27 Jan)', '6/20', '16/20', ''], 'same'],
  [
    'the same passage twice',
    [...BARTHEL, ...BARTHEL],
    ['Barthel (between: 11/20 27 Jan)', '6/20', '16/20', ''],
    'same',
  ],
  ['another one between', BARTHEL, ['Barthel (6 Jan, 17 Feb; between: 12/20 27 Jan)', '6/20', '16/20', ''], 'unknown'],
])('a row of two times with %s', (_name, scores, cells, expected) => {
  expect(scores.length).toBeGreaterThan(0);
  expect(compareRow(AT_TWO_TIMES, cells, scores)).toBe(expected);
});

test('without the names of its columns nothing is known of a row', () => {
  expect(compareRow([], ['PLS-5 Auditory Comprehension', '84', '14th', ''], PLS)).toBe('unknown');
});
