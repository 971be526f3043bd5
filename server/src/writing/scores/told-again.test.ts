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
    'lists of the last time, parted by strokes',
    'PHQ 17 GAD 12 WSAS 24, last time 21/15/28. Plan: review 3/2.',
    ['PHQ | 21 | last time', 'GAD | 15 | last time', 'WSAS | 28 | last time', 'PHQ | 17', 'GAD | 12', 'WSAS | 24'],
  ],
  [
    'two tests at two times',
    'PHQ-9/GAD-7: 17/15 at start, 8/6 now.',
    ['PHQ-9 | 17', 'GAD-7 | 15 | at start', 'PHQ-9 | 8 | now', 'GAD-7 | 6 | now'],
  ],
  [
    'names that are joined, and then their figures',
    'PHQ-9 and GAD-7 were 21 and 17 at assessment, and 9 and 6 at discharge.',
    ['PHQ-9 | 21', 'GAD-7 | 17 | at assessment', 'PHQ-9 | 9 | at discharge', 'GAD-7 | 6 | at discharge'],
  ],
  [
    'figures of the sentence before',
    'On the BDI-II he scored 31, which is severe, and on the BAI 24. At referral these had been 38 and 29.',
    ['BDI-II | 31', 'BAI | 24', 'BDI-II | 38 | At referral', 'BAI | 29 | At referral'],
  ],
  [
    'figures in words',
    'GAD-7 12 and PHQ-9 9. When we began they were nineteen and sixteen.',
    ['GAD-7 | 12', 'PHQ-9 | 9', 'GAD-7 | nineteen | When we began', 'PHQ-9 | sixteen | When we began'],
  ],
  [
    'figures of another rater',
    "On the BASC-3, his mother rated Hyperactivity (T = 70), Attention Problems (T = 68) and Anxiety (T = 61), while his teacher's ratings were T = 58, T = 66 and T = 47.",
    [
      'BASC-3: Hyperactivity | 70 | T | mother',
      'BASC-3: Attention Problems | 68 | T | mother',
      'BASC-3: Anxiety | 61 | T | mother',
      'BASC-3: Hyperactivity | 58 | T | teacher',
      'BASC-3: Attention Problems | 66 | T | teacher',
      'BASC-3: Anxiety | 47 | T | teacher',
    ],
  ],
  [
    'parts of a form for parents and then of one for teachers',
    'BRIEF-2 T BRI 64 / ERI 58 / CRI 71 / GEC 68 (mum); 60 / 55 / 73 / 66 (teacher)',
    [
      'BRIEF-2 T BRI | 64',
      'BRIEF-2: ERI | 58',
      'BRIEF-2: CRI | 71',
      'BRIEF-2: GEC | 68 | mum',
      'BRIEF-2 T BRI | 60 | teacher',
      'BRIEF-2: ERI | 55 | teacher',
      'BRIEF-2: CRI | 73 | teacher',
      'BRIEF-2: GEC | 66 | teacher',
    ],
  ],
  [
    'times behind a row of figures',
    'NIHSS 14 → 9 → 6 (adm, 24h, d/c). PAID 42 > 30 > 22 at 0, 3 and 6 months. PCL 61 pre, 44 mid, 31 post.',
    [
      'NIHSS | 14 | adm',
      'NIHSS | 9 | 24h',
      'NIHSS | 6 | d/c',
      'PAID | 42 | at 0 months',
      'PAID | 30 | at 3 months',
      'PAID | 22 | at 6 months',
      'PCL | 61 | pre',
      'PCL | 44 | mid',
      'PCL | 31 | post',
    ],
  ],
  [
    'but no day, no blood pressure and no share of a whole',
    'PHQ-9 12, GAD-7 9, next review on 3/2. ACE-III 71/100, attention 15/18. BP at rest 120/80.',
    ['PHQ-9 | 12', 'GAD-7 | 9', 'ACE-III | 71/100', 'ACE-III: attention | 15/18'],
  ],
])('%s', (_, note, expected) => {
  expect(rowsOf(note)).toEqual(expected);
});
