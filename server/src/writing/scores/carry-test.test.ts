import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { findScores } from './find-scores.ts';

function scoresOf(markdown: string): string[] {
  return readPassages(readNote(markdown))
    .flatMap(findScores)
    .map(({ measure, score, percentile }) => [measure, score, percentile].filter((part) => part !== null).join(' | '));
}

test.each<[string, string, string[]]>([
  [
    'a heading names the test of the list below it',
    '## WISC-V\n\n- Similarities 9\n- Block Design 12\n\nCoding was laboured, pressed so hard she broke 2 pencils.',
    ['WISC-V: Similarities | 9', 'WISC-V: Block Design | 12'],
  ],
  [
    'a line names the test of the lines below it, also behind dots and an empty line',
    'BOT-2 (scale scores)\n\nManual Dexterity ............ 7\nUpper-Limb Coordination ..... 12',
    ['BOT-2: Manual Dexterity | 7', 'BOT-2: Upper-Limb Coordination | 12'],
  ],
  [
    'the whole of a test is followed by its parts',
    'ACE-III 71/100\nAttention 15/18\nMemory 12/26\n\nFeedback 3/52.',
    ['ACE-III | 71/100', 'ACE-III: Attention | 15/18', 'ACE-III: Memory | 12/26'],
  ],
  [
    'so is that of a test which no list has',
    'Frontal Assessment Battery 13/18\n- similarities 2\n- motor series 3',
    [
      'Frontal Assessment Battery | 13/18',
      'Frontal Assessment Battery: similarities | 2',
      'Frontal Assessment Battery: motor series | 3',
    ],
  ],
  [
    'the sentence above a table names its test',
    'The **WISC-V** (UK) was given in full.\n\n| Index | Score |\n|---|---|\n| Verbal Comprehension (VCI) | 111 |',
    ['WISC-V: Verbal Comprehension (VCI) | 111'],
  ],
  [
    'a test that is named once in its column holds for the rows below',
    '| Test | Subtest | Standard score |\n|---|---|---|\n| CTOPP-2 | Elision | 82 |\n| | Memory for Digits | 79 |',
    ['CTOPP-2: Elision | 82', 'CTOPP-2: Memory for Digits | 79'],
  ],
  [
    'a row that has only the name of a test heads those below it',
    '| KBIT-2 | | |\n|---|---|---|\n| Verbal | 89 | 23rd |\n| **WIAT-III** | | |\n| Spelling | 74 | 4th |',
    ['KBIT-2: Verbal | 89 | 23rd', 'WIAT-III: Spelling | 74 | 4th'],
  ],
  [
    'two tests stand side by side in a table',
    '| BAS3 | | WRAT5 | |\n|---|---|---|---|\n| Verbal Ability | 92 | Spelling | 80 |',
    ['BAS3: Verbal Ability | 92', 'WRAT5: Spelling | 80'],
  ],
  [
    'a second sentence is of the same test, and who rated it may be another',
    'Conners 4 Parent (mum): Inattention T=81. Teacher (Ms Ahmed): Inattention T=77; Hyp T=52.',
    ['Conners 4 Parent (mum): Inattention | 81', 'Conners 4: Inattention | 77', 'Conners 4: Hyp | 52'],
  ],
  [
    'an index is of the only test of intelligence in the note',
    'WAIS-IV given in two sittings.\n\nHe was tired.\n\nVCI 104; PSI 86.',
    ['WAIS-IV: VCI | 104', 'WAIS-IV: PSI | 86'],
  ],
  [
    'but of no test where the note has named two',
    'WISC-V in 2019.\n\nWAIS-IV now, after the WISC-V of 2019.\n\nHe was tired.\n\nVCI 104; PSI 86.',
    ['VCI | 104', 'PSI | 86'],
  ],
  [
    'so are its subtests by their letters',
    'WISC-V given in two sittings.\n\nHe was tired.\n\nSubtests: SI 13, VC 11, SS 7',
    ['WISC-V: SI | 13', 'WISC-V: VC | 11', 'WISC-V: SS | 7'],
  ],
  [
    'parts that were told aloud',
    "On the Addenbrooke's she got sixty eight out of one hundred. Attention was fourteen out of eighteen, memory eleven out of twenty six.",
    [
      "Addenbrooke's | sixty eight out of one hundred",
      "Addenbrooke's: Attention | fourteen out of eighteen",
      "Addenbrooke's: memory | eleven out of twenty six",
    ],
  ],
])('%s', (_name, markdown, expected) => {
  expect(scoresOf(markdown)).toEqual(expected);
});

test.each([
  ['a day', 'RSES 11 at start.\nReview call 12/8.'],
  ['a price', 'PDSS-SR total 15.\nRent is £850.'],
  ['an age', 'TOWRE-2 total 72.\nSister got an exemption at 12.'],
  ['a share', 'SRS-2 total T-score 71.\nAttendance 91.4%.'],
  ['a blood test', 'CBI-R 40.\nTSH 3.1, folate 6.'],
  ['another test', 'HADS A 6 D 4.\nFrontal Assessment Battery = 11 of 18'],
])('%s behind a test is none of its scores', (_name, markdown) => {
  const [name] = markdown.split(' ');
  const second = readPassages(readNote(markdown)).at(-1);
  expect(
    second === undefined
      ? ''
      : findScores(second)
          .map(({ measure }) => measure)
          .join(),
  ).not.toContain(name);
});
