import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { findScores } from './find-scores.ts';

function scoresOf(markdown: string): string[] {
  return readPassages(readNote(markdown))
    .flatMap(findScores)
    .map(({ measure, score, percentile, band, informant, when }) =>
      [measure, score, percentile, band, informant, when].filter((part) => part !== null).join(' | '),
    );
}

test.each<[string, string, string[]]>([
  [
    'what stands before a colon was measured by each of those behind it',
    'Conners 3\n- Inattention: parent 82, teacher 74\n- Learning: pre 12, post 8',
    [
      'Conners 3: Inattention | 82 | parent',
      'Conners 3: Inattention | 74 | teacher',
      'Conners 3: Learning | 12 | pre',
      'Conners 3: Learning | 8 | post',
    ],
  ],
  [
    'a dash behind a test leads to its parts',
    'CTOPP-2 composites - Phonological Awareness 82 (12th), Phonological Memory 73 (4th).',
    ['CTOPP-2 composites: Phonological Awareness | 82 | 12th', 'CTOPP-2 composites: Phonological Memory | 73 | 4th'],
  ],
  [
    'the test stands behind its part, and the part behind its figure',
    'He achieved a standard score of 86 on the Word Reading subtest of the WIAT-III (18th percentile). A score of 101 was obtained for Numerical Operations.',
    ['WIAT-III: Word Reading | 86 | 18th percentile', 'WIAT-III: Numerical Operations | 101'],
  ],
  [
    'a scale in small letters',
    'He scored 14 out of 21 on the HADS anxiety scale and 9 out of 21 on the depression scale.',
    ['HADS anxiety | 14 out of 21', 'HADS: depression | 9 out of 21'],
  ],
  [
    'a band before the figure is no part of the name',
    'WISC-V: Fluid Reasoning fell in the Low Average range with a standard score of 85 (16th percentile).',
    ['WISC-V: Fluid Reasoning | 85 | 16th percentile | Low Average range'],
  ],
  [
    'dates below the name of a test',
    'PHQ-9\n12/01/26 – 21\n26/01/26 – 18',
    ['PHQ-9 | 21 | 12/01/26', 'PHQ-9 | 18 | 26/01/26'],
  ],
  [
    'percentiles in words, and a sentence that only leads to its figure',
    'I gave him the WIAT-III. Single word reading came out at eighty-four, which is the fourteenth percentile. Spelling was lower at seventy-six.',
    ['WIAT-III: Single word reading | eighty-four | fourteenth percentile', 'WIAT-III: Spelling | seventy-six'],
  ],
  [
    'but what tests do not measure is no part of the one before',
    'WIAT-III Word Reading 84, Spelling 78. Sleep was down to 5. Attendance fell to 87.',
    ['WIAT-III Word Reading | 84', 'WIAT-III: Spelling | 78'],
  ],
  ['weeks after a birth are when, and no points', 'EPDS at 6/52 was 17. Rv at 6/52.', ['EPDS | 17 | at 6/52']],
  [
    'who filled it in is no part of the name',
    'The Bristol ADL was filled in by her daughter and came to twenty one.',
    ['Bristol ADL | twenty one | daughter'],
  ],
  ['the number in the name of a test', 'phq 9 was 17, gad7 12.', ['phq 9 | 17', 'gad7 | 12']],
  ['an item of a test is not its score', 'Item 9 on the PHQ-9 was 2.', ['Item 9 on the PHQ-9 | 2']],
  [
    'words of change name nothing',
    'COPM performance 3.2 rising to 6.8. CGAS moved from 45 to 58.',
    ['COPM performance | 3.2', 'COPM performance | 6.8', 'CGAS | 45', 'CGAS | 58'],
  ],
  [
    'behind the parts in brackets it is of the whole again',
    'CY-BOCS total 26 (obs 12, comp 14), down from 31 in March.',
    ['CY-BOCS total | 31 | in March', 'CY-BOCS total | 26', 'CY-BOCS: obs | 12', 'CY-BOCS: comp | 14'],
  ],
  [
    'lines of points below the whole',
    'MoCA: 21/30\nNaming 3/3\nRecall 1/5',
    ['MoCA | 21/30', 'MoCA: Naming | 3/3', 'MoCA: Recall | 1/5'],
  ],
  ['a T behind what the parent said', 'SDQ total P 22 T 17', ['SDQ total P | 22', 'SDQ total T | 17']],
  [
    'whoever stands alone in brackets',
    'SRS-2 T = 79 (parent), T = 66 (school).',
    ['SRS-2 | 79 | parent', 'SRS-2 | 66 | school'],
  ],
  [
    'a T in brackets',
    'The RCADS was above threshold for social phobia (T=74) and separation anxiety (T = 71).',
    ['RCADS: social phobia | 74', 'RCADS: separation anxiety | 71'],
  ],
  [
    'terms above columns',
    '| | Aut 1 | Spr 1 |\n|---|---|---|\n| NGRT SAS | 82 | 85 |',
    ['NGRT SAS | 82 | Aut 1', 'NGRT SAS | 85 | Spr 1'],
  ],
  [
    'the part of a test that is called like another test',
    'RCADS: Panic T=64, GAD T=68',
    ['RCADS: Panic | 64', 'RCADS: GAD | 68'],
  ],
  ['a span is no score', 'On the Leiter-3 subtests ranged from 3 to 7.', []],
])('%s', (_, markdown, scores) => {
  expect(scoresOf(markdown)).toEqual(scores);
});
