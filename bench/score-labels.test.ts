import { expect, test } from 'vitest';
import { EMPTY_SCORE, type Score } from '../server/src/writing/scores/score.ts';
import { sortScores } from './score-labels.ts';

const row = (measure: string, score: string, others: Partial<Score> = {}): Score => ({
  ...EMPTY_SCORE,
  measure,
  score,
  ...others,
});

test.each<[string, Score, 'found' | 'beside' | 'wrong']>([
  ['the words and the figure of the label', row('WISC-V: VCI', '98'), 'found'],
  ['another figure', row('WISC-V: VCI', '89'), 'wrong'],
  ['under the name of another test of the note', row('DEAP: BPVS-3', '93'), 'wrong'],
  ['by somebody else', row('SDQ: Total', '21', { informant: 'teacher' }), 'wrong'],
  ['by whom the label says', row('SDQ: Total', '21', { informant: 'mum' }), 'found'],
  ['at another time', row('PHQ-9', '14', { when: 'May' }), 'wrong'],
  ['at the time of the label, in more words', row('PHQ-9', '14', { when: 'on 3 Jan' }), 'found'],
  ['only a percentile', { ...EMPTY_SCORE, measure: 'CTOPP-2: Elision', percentile: '9th' }, 'found'],
  ['a raw figure that says so', row('WISC-V: VCI (Raw)', '34'), 'beside'],
  ['a raw figure that does not', row('WISC-V: VCI', '34'), 'wrong'],
  ['that a test could not be done', row('TUG', 'unable', { when: 'Admission' }), 'beside'],
])('%s', (_, score, kind) => {
  const rows = [
    { measure: ['WISC-V', 'VCI'], score: '98' },
    { measure: ['BPVS-3'], score: '93' },
    { measure: ['DEAP', 'Phonology'], score: '4' },
    { measure: ['SDQ', 'Total'], score: '21', informant: 'mum' },
    { measure: ['PHQ-9'], score: '14', when: '3 January' },
    { measure: ['CTOPP-2', 'Elision'], score: '9th' },
    { measure: ['TUG'], score: '18.4 s', when: 'Discharge' },
  ];
  expect(sortScores([score], rows)[kind]).toEqual([score]);
});
