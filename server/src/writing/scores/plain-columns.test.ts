import { expect, test } from 'vitest';
import { partPlainColumns } from './plain-columns.ts';

const rowsOf = (text: string): string[] =>
  partPlainColumns(text.split('\n')).map((line) => line.replaceAll('\t', ' | '));

test.each<[string, string, string[]]>([
  [
    'columns parted by single spaces, by the heads above them',
    'CVLT-3\nMeasure Raw SS %ile\nTrials 1-5 Total 38 84 14\nShort Delay Free 6 5 5',
    ['CVLT-3', 'Measure | Raw | SS | %ile', 'Trials 1-5 Total | 38 | 84 | 14', 'Short Delay Free | 6 | 5 | 5'],
  ],
  [
    'ranges and words are one cell each',
    'Domain Standard Score 95% CI Percentile Adaptive Level\nCommunication 72 67 - 77 3 Moderately Low',
    [
      'Domain | Standard Score | 95% CI | Percentile | Adaptive Level',
      'Communication | 72 | 67 - 77 | 3 | Moderately Low',
    ],
  ],
  [
    'the form of a cell says below which head it stands, where one is missing',
    'Index SS CI %ile\nVCI 112 (104-118) 79\nWMI 91 84-99\nPSI 88 80-98 21',
    ['Index | SS | CI | %ile', 'VCI | 112 | (104-118) | 79', 'WMI | 91 | 84-99 | ', 'PSI | 88 | 80-98 | 21'],
  ],
  [
    'a row that fits in two ways is none',
    'Scale Raw T Percentile\nAnxiety 12 61 86\nAnger 8 55\nMood 9 58 79',
    ['Scale | Raw | T | Percentile', 'Anxiety | 12 | 61 | 86', 'Anger 8 55', 'Mood 9 58 79'],
  ],
  [
    'cells below each other, as a PDF gives them',
    'Subtest\nScaled score\nPercentile\nWord Structure\n4\n2\nExpressive Vocabulary\n7\n16\nSeen in nursery',
    [
      'Subtest | Scaled score | Percentile',
      'Word Structure | 4 | 2',
      'Expressive Vocabulary | 7 | 16',
      'Seen in nursery',
    ],
  ],
  [
    'without heads only a score with its percentile or its interval',
    'Verbal Comprehension Index 112 79 106-117 High Average\nWorking Memory Index 86 18 80-93 Low Average',
    [
      'Verbal Comprehension Index | 112 | 79 | 106-117 | High Average',
      'Working Memory Index | 86 | 18 | 80-93 | Low Average',
    ],
  ],
  [
    'sentences stay as they are',
    'Walks the dog 2 or 3 times\nSleeps 5 or 6 hours\nBP 142 80\nBP 138 76\nParent and teacher came',
    ['Walks the dog 2 or 3 times', 'Sleeps 5 or 6 hours', 'BP 142 80', 'BP 138 76', 'Parent and teacher came'],
  ],
])('%s', (_, text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
});
