import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { findScores } from './find-scores.ts';

/** What each row says, so that a figure under the wrong name, person or time is seen. */
function rowsOf(markdown: string): string[] {
  return readPassages(readNote(markdown))
    .flatMap(findScores)
    .map(({ measure, score, percentile, informant, when }) =>
      [measure, score, percentile, informant, when].filter((part) => part !== null).join(' | '),
    );
}

test.each<[string, string, string[]]>([
  [
    'a test that a line names itself is no part of the one above',
    'BMIPB story 22/60\nRCPM 27/36',
    ['BMIPB story | 22/60', 'RCPM | 27/36'],
  ],
  [
    'a name with who was asked is none either',
    'IADL 15/30\n\nFAQ 12/30\nBristol ADL (wife) 17/60',
    ['IADL | 15/30', 'FAQ | 12/30', 'Bristol ADL (wife) | 17/60'],
  ],
  [
    'what is told in the same line as a whole score is something else',
    'FIM 78 -> 101. BI 55 -> 85.',
    ['FIM | 78', 'FIM | 101'],
  ],
  [
    'behind a whole score comes another test',
    'HIT-6 64, MIDAS 38, MFIS 61, PDDS 4',
    ['HIT-6 | 64', 'MIDAS | 38', 'MFIS | 61', 'PDDS | 4'],
  ],
  ['a figure of one score takes no part of the body', '4AT 0, pain 6/10', ['4AT | 0', 'pain | 6/10']],
  [
    'a score in the text above is of no row',
    'NIHSS 12 on arrival.\n\n| Measure | Admission | Discharge |\n|---|---|---|\n| Grip L | 36 kg | 38 kg |',
    ['NIHSS | 12 | on arrival', 'Grip L | 36 kg | Admission', 'Grip L | 38 kg | Discharge'],
  ],
  [
    'a line of the kind of figures keeps the test',
    'Vineland-3 (mother)\n\n| Domain | Standard Score |\n|---|---|\n| Communication | 58 |\n\nv-scale\nReceptive    9\nExpressive   7',
    ['Vineland-3: Communication | 58 | mother', 'Vineland-3: Receptive | 9', 'Vineland-3: Expressive | 7'],
  ],
  [
    'small rows below a test are its parts',
    '| | 2022 | 2024 |\n|---|---|---|\n| ACE-III | 84 | 73 |\n| memory | 19 | 13 |\n| GDS-15 | 2 | 6 |',
    [
      'ACE-III | 84 | 2022',
      'ACE-III | 73 | 2024',
      'ACE-III: memory | 19 | 2022',
      'ACE-III: memory | 13 | 2024',
      'GDS-15 | 2 | 2022',
      'GDS-15 | 6 | 2024',
    ],
  ],
  [
    'several people are told apart',
    'Bed 3 Mr Orr 71. 4AT 8.\n\nBed 9 Ms Quill 26. PHQ-9 23.',
    ['Mr Orr: 4AT | 8', 'Ms Quill: PHQ-9 | 23'],
  ],
  ['one person is the one that the report is about', 'Mr Orr 71. 4AT 8.', ['4AT | 8']],
  [
    'a line names the order of two figures',
    'BRIEF-2 T scores, father first then teacher:\nInhibit 76 / 70\nShift 66 / 61',
    [
      'BRIEF-2: Inhibit | 76 | father',
      'BRIEF-2: Inhibit | 70 | teacher',
      'BRIEF-2: Shift | 66 | father',
      'BRIEF-2: Shift | 61 | teacher',
    ],
  ],
  [
    'letters name two forms',
    'SDQ (P/T): Conduct 4/5, Total 24/19',
    ['SDQ: Conduct | 4 | P', 'SDQ: Conduct | 5 | T', 'SDQ: Total | 24 | P', 'SDQ: Total | 19 | T'],
  ],
  ['two sides', 'Grip strength 24/31 kg (L/R)', ['Grip strength L | 24', 'Grip strength R | 31 kg']],
  ['of pairs that nothing parts there is no row', 'SDQ: Conduct 4/5, Total 24/19', []],
  ['nor of two figures without heads', '| | | |\n|---|---|---|\n| D-KEFS Letter Fluency | 18 | 6 |', []],
  [
    'but the share below a score is its percentile',
    '| NEPSY-II | | |\n|---|---|---|\n| Word Generation | 6 | 9 |',
    ['NEPSY-II: Word Generation | 6 | 9'],
  ],
  [
    'a list by strokes',
    'ACE A/M/F = 16/12/5, total 69',
    ['ACE: A | 16', 'ACE: M | 12', 'ACE: F | 5', 'ACE: total | 69'],
  ],
  ['so much of a whole is no list by strokes', 'MoCA: exec/vis 3/5', ['MoCA: exec/vis | 3/5']],
  [
    'a series by strokes with its days',
    'GAD-7: 16 / 12 / 6 (27/1, 24/2, 28/4)',
    ['GAD-7 | 16 | 27/1', 'GAD-7 | 12 | 24/2', 'GAD-7 | 6 | 28/4'],
  ],
  [
    'what several tests gave the last time',
    'PHQ 17 GAD 12, last time 21/15',
    ['PHQ | 21 | last time', 'GAD | 15 | last time', 'PHQ | 17', 'GAD | 12'],
  ],
  [
    'the part stands behind its figure',
    'On the WIAT-III she scored 84 on Word Reading and 91 on Spelling.',
    ['WIAT-III: Word Reading | 84', 'WIAT-III: Spelling | 91'],
  ],
  [
    'also behind brackets',
    'Tested with the WIAT-III. He obtained a standard score of 84 (14th percentile) on Word Reading, and 79 (8th percentile) on Spelling.',
    ['WIAT-III: Word Reading | 84 | 14th percentile', 'WIAT-III: Spelling | 79 | 8th percentile'],
  ],
  ['which of several trials', 'On the TOMM he got 49 on Trial 2.', ['TOMM: Trial 2 | 49']],
  ['a month is no part', 'Item 9 of PHQ was 2 in January.', ['Item 9 of PHQ | 2 | in January']],
  [
    'a cut-off is no score',
    'ACE cut off 82/88. Berg under 45 = fall risk. Caseness on GAD-7 is 8. The maximum on the MoCA is 30.',
    [],
  ],
  [
    'points that were lost are told as such, and the number of an item is none',
    'MoCA 19/30, lost 5 on delayed recall and 2 on naming. PHQ-9 items: 1=3, 2=2',
    ['MoCA | 19/30', 'MoCA: delayed recall | lost 5'],
  ],
  ['nor are months and numbers of records', 'Index event 6/2022. MRN 0093821.', []],
  [
    'nor is a change, or what was not done',
    '| Measure | Pre | Post | Change |\n|---|---|---|---|\n| PHQ-9 | 18 | 9 | -9 |\n| ISI | not administered | 11 | |',
    ['PHQ-9 | 18 | Pre', 'PHQ-9 | 9 | Post', 'ISI | 11 | Post'],
  ],
  [
    'percentiles may stand alone',
    'CTOPP-2: Elision 9th, Blending Words 25th',
    ['CTOPP-2: Elision | 9th', 'CTOPP-2: Blending Words | 25th'],
  ],
  ['who is named behind a mark is asked for what follows', 'MFQ 38; parent MFQ 21', ['MFQ | 38', 'MFQ | 21 | parent']],
  [
    'what was done with a test is no part of its name',
    'He completed the RCADS: depression 17, panic 9',
    ['RCADS: depression | 17', 'RCADS: panic | 9'],
  ],
  [
    'a letter stands for the same thing as before',
    'COPM: dressing P 3 S 2',
    ['COPM: dressing P | 3', 'COPM: dressing S | 2'],
  ],
  [
    'numerals are of the same test',
    'WMS-IV LM I 7, VPA I 9, VPA II 8, VR I 11',
    ['WMS-IV LM I | 7', 'WMS-IV: VPA I | 9', 'WMS-IV: VPA II | 8', 'WMS-IV: VR I | 11'],
  ],
  ['a unit is whole', '10MWT 0.8 m/s', ['10MWT | 0.8 m/s']],
  [
    'a heading may be a test in words',
    '## Sensory Profile 2\n\n- Avoiding 61/100\n- Seeking 38/95',
    ['Sensory Profile 2: Avoiding | 61/100', 'Sensory Profile 2: Seeking | 38/95'],
  ],
])('%s', (_, note, expected) => {
  expect(rowsOf(note)).toEqual(expected);
});
