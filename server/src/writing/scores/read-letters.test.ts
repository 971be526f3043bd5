import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { findResults } from './find-scores.ts';

/** The scores of a note, as its letters and its shorthand tell them. */
const rowsOf = (note: string): string[] =>
  readPassages(readNote(note))
    .flatMap(findResults)
    .map(({ measure, score, percentile, informant, when }) =>
      [measure, score, percentile, informant, when].filter((part) => part !== null).join(' | '),
    );

test.each<[string, string, string[]]>([
  [
    'of a sentence only what was measured is the name',
    'On the Wechsler Adult Intelligence Scale, 4th edition, Mr Dray obtained a Full Scale IQ of 91, at the 27th percentile.',
    ['Wechsler Adult Intelligence Scale, 4th edition: Full Scale IQ | 91 | 27th percentile'],
  ],
  [
    'a verb behind the test is no part of its name',
    'On the Montreal Cognitive Assessment she managed 17 out of 30.',
    ['Montreal Cognitive Assessment | 17 out of 30'],
  ],
  [
    'known parts are of their test wherever the note names it',
    'Within the WPPSI-IV, Information was 9 and Zoo Locations 7.\n\nHe was tired.\n\nBug Search was 6.',
    ['WPPSI-IV: Information | 9', 'WPPSI-IV: Zoo Locations | 7', 'WPPSI-IV: Bug Search | 6'],
  ],
  [
    'a part that is called like a test stays a part',
    'Beery. VMI 88, visual perception 102.',
    ['Beery: VMI | 88', 'Beery: visual perception | 102'],
  ],
  [
    'the test may stand behind its parts',
    'Reading rate was 80 and comprehension 92 on the YARC. Basic Reading 88, Spelling 91 (WJ-IV).',
    ['YARC: Reading rate | 80', 'YARC: comprehension | 92', 'WJ-IV: Basic Reading | 88', 'WJ-IV: Spelling | 91'],
  ],
  [
    'parts behind their figures',
    'The SNAP-IV, which his father completed, averaged 1.9 for inattention and 2.3 for hyperactivity.',
    ['SNAP-IV: inattention | 1.9', 'SNAP-IV: hyperactivity | 2.3'],
  ],
  [
    'who filled in a form',
    'His teacher, Mrs Bell, returned the SDQ with a total of 17 (hyperactivity 9, peer 4). The school’s SRS-2 was 66.',
    ['SDQ: total | 17 | teacher', 'SDQ: hyperactivity | 9 | teacher', 'SDQ: peer | 4 | teacher', 'SRS-2 | 66 | school'],
  ],
  [
    'raters behind a dash, and where the form was filled in',
    'SDQ - self 21, parent 24\n\nSPM-2 (T): HOME – VIS 58, HEA 67. SCHOOL – VIS 55, HEA 72.',
    [
      'SDQ | 21 | self',
      'SDQ | 24 | parent',
      'SPM-2 (T): VIS | 58 | HOME',
      'SPM-2 (T): HEA | 67 | HOME',
      'SPM-2: VIS | 55 | SCHOOL',
      'SPM-2: HEA | 72 | SCHOOL',
    ],
  ],
  [
    'the order of two figures in a line above, or in brackets',
    'ImPACT (baseline / today)\nVerbal Memory 91 / 78\n\nConners 4 (parent, teacher): Impulsivity 64, 66.',
    [
      'ImPACT (baseline / today): Verbal Memory | 91 | baseline',
      'ImPACT (baseline / today): Verbal Memory | 78 | today',
      'Conners 4: Impulsivity | 64 | parent',
      'Conners 4: Impulsivity | 66 | teacher',
    ],
  ],
  [
    'times in words',
    'On the Barthel she is now 11, having been 6 when she came in and 8 a week ago. CORE-10 at six weeks twelve, at twelve weeks nine.',
    [
      'Barthel | 6 | when she came in',
      'Barthel | 11 | now',
      'Barthel | 8 | a week ago',
      'CORE-10 | twelve | at six weeks',
      'CORE-10 | nine | at twelve weeks',
    ],
  ],
  [
    'what a clause or a label begins with holds for all that follows',
    'On admission Barthel 5/20, MMSE 12/30; on discharge Barthel 14/20, MMSE 19/30.\n\nTOMs at start: impairment 2, activity 3.',
    [
      'Barthel | 5/20 | On admission',
      'MMSE | 12/30 | On admission',
      'Barthel | 14/20 | on discharge',
      'MMSE | 19/30 | on discharge',
      'TOMs: impairment | 2 | at start',
      'TOMs: activity | 3 | at start',
    ],
  ],
  [
    'two times that are named before their pairs',
    'Pre and post scores: PHQ-9 20 and 8, GAD-7 18 and 6.',
    ['PHQ-9 | 20 | Pre', 'PHQ-9 | 8 | post', 'GAD-7 | 18 | Pre', 'GAD-7 | 6 | post'],
  ],
  [
    'an age with its test behind it; no sums of series, and no part of an unknown test',
    'Reading age 7:2 (SWRT), spelling age 6:11 (Helen Arkell). CVLT-3 trials 4, 7 = 11. PRISM 3 / SPEC-M 42 / BEVQ 12.',
    [
      'SWRT (Reading age) | 7:2',
      'Helen Arkell (spelling age) | 6:11',
      'CVLT-3 trials | 4',
      'CVLT-3 trials | 7',
      'PRISM | 3',
      'SPEC-M | 42',
      'BEVQ | 12',
    ],
  ],
  ['it is the test that was told', 'His MADRS was 34. It was 21 by week 3.', ['MADRS | 34', 'MADRS | 21 | by week 3']],
  [
    'what a figure in brackets is',
    'Last time in brackets: PHQ-9 11 (18). Category fluency 11 (T 36). He did the GAD-7 (13). VCI 98 (45), visual spatial 89 (97).',
    [
      'PHQ-9 | 18 | Last time',
      'PHQ-9 | 11',
      'Category fluency | 11',
      'Category fluency | 36',
      'GAD-7 | 13',
      'VCI | 98 | 45',
      'visual spatial | 89',
    ],
  ],
  [
    'the sum of the parts, and a series',
    'Barthel: feeding 10, bathing 0, grooming 5 = 15/100. Session by session ORS 14, 18, 22.',
    [
      'Barthel: feeding | 10',
      'Barthel: bathing | 0',
      'Barthel: grooming | 5',
      'Barthel | 15/100',
      'Session by session ORS | 14',
      'Session by session ORS | 18',
      'Session by session ORS | 22',
    ],
  ],
  [
    'pain at rest and on moving, and the other side',
    'NRS pain 3 at rest, 7 on moving. AROM R shoulder flex 95 (L 170).',
    ['NRS pain (at rest) | 3', 'NRS pain (on moving) | 7', 'AROM R shoulder flex | 95', 'AROM L shoulder flex | 170'],
  ],
  [
    'two figures that nothing tells apart, ages, temperatures and numbers of items are none',
    'The teacher scored 7/9 and 2/9 on the form. NEWS 1, T 36.8. Zarit 12-item 19. Zayn 6;2. Sandwell maths age 8:1. HoNOS cluster 4.',
    ['NEWS | 1', 'Zarit 12-item | 19', 'Sandwell (maths age) | 8:1'],
  ],
])('%s', (_, note, expected) => {
  expect(rowsOf(note)).toEqual(expected);
});
