import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { findResults } from './find-scores.ts';

/** What each row says: a figure under the wrong name, person or time is wrong. */
function rowsOf(markdown: string): string[] {
  return readPassages(readNote(markdown))
    .flatMap(findResults)
    .map(({ measure, score, scale, percentile, informant, when }) =>
      [measure, score, scale, percentile, informant, when].filter((part) => part !== null).join(' | '),
    );
}

test.each<[string, string, string[]]>([
  [
    'days above columns, with nothing above the names',
    'Review of Mr P.\n\n            12/1/24   6/6/24   3/12/24\nMMSE        24        22       19\nNPI         9         12       20',
    [
      'MMSE | 24 | 12/1/24',
      'MMSE | 22 | 6/6/24',
      'MMSE | 19 | 3/12/24',
      'NPI | 9 | 12/1/24',
      'NPI | 12 | 6/6/24',
      'NPI | 20 | 3/12/24',
    ],
  ],
  [
    'months above columns whose place is lost',
    'Mar 24   Sep 24\nMMSE        24        22\nNPI         9         12',
    ['MMSE | 24 | Mar 24', 'MMSE | 22 | Sep 24', 'NPI | 9 | Mar 24', 'NPI | 12 | Sep 24'],
  ],
  [
    'lines with bars that stop early',
    'Date | PHQ9 | GAD7 | WSAS\n02/09 | 19 | 17 | 26\n16/09 | DNA | |\n30/09 | 11 | 12 |',
    ['PHQ9 | 19 | 02/09', 'GAD7 | 17 | 02/09', 'WSAS | 26 | 02/09', 'PHQ9 | 11 | 30/09', 'GAD7 | 12 | 30/09'],
  ],
  [
    'observations with a score among them',
    'Obs\n\nTime    RR   O2   BP   HR   NEWS\n0600    18   RA   128/70   84   1\n1400    24   2L   105/58   112   11',
    ['NEWS | 1 | 0600', 'NEWS | 11 | 1400'],
  ],
  [
    'cells that say what kind of figure they hold',
    'BVMT-R total      18   T 35   7th\nBVMT-R delay       6   T 33   4th',
    ['BVMT-R total | 18', 'BVMT-R total | 35 | T | 7th', 'BVMT-R delay | 6', 'BVMT-R delay | 33 | T | 4th'],
  ],
  [
    'heads that stand once more within a table',
    'WMS-IV\tScaled\tPercentile\nLogical Memory I\t6\t9\nD-KEFS\tScaled\tPercentile\nLetter fluency\t7\t16',
    ['WMS-IV: Logical Memory I | 6 | Scaled | 9', 'D-KEFS: Letter fluency | 7 | Scaled | 16'],
  ],
  [
    'a score and its percentile below each rater',
    '| BASC-3 scale | Mum T (%ile) | Teacher T (%ile) |\n|---|---|---|\n| Hyperactivity | 70 (96) | 58 (80) |',
    ['BASC-3: Hyperactivity | 70 | T | 96 | Mum', 'BASC-3: Hyperactivity | 58 | T | 80 | Teacher'],
  ],
  [
    'somebody by name, and an informant',
    '| BRIEF-A | Self | Informant | Ms. Ortiz |\n|---|---|---|---|\n| GEC | 71 | 64 | 60 |',
    ['BRIEF-A: GEC | 71 | Self', 'BRIEF-A: GEC | 64 | Informant', 'BRIEF-A: GEC | 60 | Ms. Ortiz'],
  ],
  [
    'tests in a column of their own, with a short head beside it',
    '| Test | Sub | R | SS |\n|---|---|---|---|\n| CELF-P3 | Sentence Comp | 14 | 7 |\n| | Word Structure | 11 | 5 |',
    [
      'CELF-P3: Sentence Comp (R) | 14',
      'CELF-P3: Sentence Comp | 7',
      'CELF-P3: Word Structure (R) | 11',
      'CELF-P3: Word Structure | 5',
    ],
  ],
  [
    'a percentile without a head behind a score',
    '| | SS | |\n|---|---|---|\n| BAS-3 | | |\n| Verbal ability | 96 | 39 |',
    ['BAS-3: Verbal ability | 96 | 39'],
  ],
  [
    'a heading with two tests',
    '## Attainments (WIAT-III and YARC)\n\n| Test | SS | %ile |\n|---|---|---|\n| Word Reading | 88 | 21 |\n| YARC Accuracy | 84 | 14 |',
    ['WIAT-III: Word Reading | 88 | 21', 'YARC Accuracy | 84 | 14'],
  ],
  [
    'terms as rows',
    '| Term | Reading age | Maths SS |\n|---|---|---|\n| Autumn | 7:2 | 88 |\n| Spring | 7:6 | 91 |',
    ['Reading age | 7:2 | Autumn', 'Maths SS | 88 | Autumn', 'Reading age | 7:6 | Spring', 'Maths SS | 91 | Spring'],
  ],
  [
    'angles on both sides',
    '| | R | L |\n|---|---|---|\n| Knee flex | 95 | 130 |',
    ['Knee flex (R) | 95', 'Knee flex (L) | 130'],
  ],
  [
    'numbers in the names of tests above columns, and neither maxima nor cut-offs below',
    '|  | ACE-III | GDS-15 |\n|---|---|---|\n| Max | 100 | 15 |\n| 12.03.24 | 84 | 3 |\n| Cut-off | 88 | 5 |',
    ['ACE-III | 84 | 12.03.24', 'GDS-15 | 3 | 12.03.24'],
  ],
  [
    'nothing of the body',
    'Weekly   wk 1   wk 2\nCornell       14     11\nWeight      61.2   60.8',
    ['Cornell | 14 | wk 1', 'Cornell | 11 | wk 2'],
  ],
])('%s', (_, note, expected) => {
  expect(rowsOf(note)).toEqual(expected);
});
