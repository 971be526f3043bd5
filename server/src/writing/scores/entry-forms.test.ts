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
    'who was asked, in a heading',
    '## Sensory Profile 2 – completed by mother\n- Seeking 61/95 (more than others)',
    ['Sensory Profile 2: Seeking | 61/95 | mother'],
  ],
  ['who was asked, in a line of its own', 'BASC-3\nMother\nHyperactivity 70', ['BASC-3: Hyperactivity | 70 | Mother']],
  [
    'the parts of each form in brackets',
    'SDQ parent 21 (em 7, con 3), teacher 14 (em 3, con 1), self 16.',
    [
      'SDQ | 21 | parent',
      'SDQ parent: em | 7',
      'SDQ parent: con | 3',
      'SDQ | 14 | teacher',
      'SDQ: em | 3 | teacher',
      'SDQ: con | 1 | teacher',
      'SDQ | 16 | self',
    ],
  ],
  [
    'a rater first and the other second',
    'Conners - mum first, school second\ninattention 82, 71\nhyper 78, 69',
    [
      'Conners: inattention | 82 | mum',
      'Conners: inattention | 71 | school',
      'Conners: hyper | 78 | mum',
      'Conners: hyper | 69 | school',
    ],
  ],
  [
    'the other rater in brackets',
    'BRIEF-2 T scores by mother (teacher in parentheses): Inhibit 70 (66), GEC 72 (65).',
    [
      'BRIEF-2 T scores by mother: Inhibit | 70 | mother',
      'BRIEF-2 T scores by mother: Inhibit | 66 | teacher',
      'BRIEF-2 T scores by mother: GEC | 72 | mother',
      'BRIEF-2 T scores by mother: GEC | 65 | teacher',
    ],
  ],
  [
    'parts behind their figures',
    'Vanderbilt mum 8 of 9 inatt, 7 of 9 hyp; teacher 6 of 9 inatt, 5 of 9 hyp.',
    [
      'Vanderbilt: inatt | 8 of 9 | mum',
      'Vanderbilt: hyp | 7 of 9 | mum',
      'Vanderbilt: inatt | 6 of 9 | teacher',
      'Vanderbilt: hyp | 5 of 9 | teacher',
    ],
  ],
  [
    'several kinds of figures behind a part',
    '### Movement ABC-2\n- Manual dexterity: component score 15, standard score 4, 2nd centile',
    ['Movement ABC-2: Manual dexterity | 15 | component score', 'Movement ABC-2: Manual dexterity | 4 | 2nd centile'],
  ],
  [
    'goals and their parts',
    '## COPM\n- Doing up buttons: importance 8, performance 2\n- Writing her name - I 10, P 4',
    [
      'COPM: Doing up buttons importance | 8',
      'COPM: Doing up buttons performance | 2',
      'COPM: Writing her name I | 10',
      'COPM: Writing her name P | 4',
    ],
  ],
  [
    'how far goals were reached',
    '**GAS** (T-score 62.4 overall)\n- laces in under 60 sec, 4 of 5 tries: +1\n- bike 50 m without stabilisers: +2',
    ['GAS: laces in under 60 sec, 4 of 5 tries | +1', 'GAS: bike 50 m without stabilisers | +2'],
  ],
  ['items by their numbers, and what they come to', 'PHQ9: 1. 2, 2. 2, 3. 1, 4. 2 = 7', ['PHQ9 | 7']],
  [
    'what parts come to',
    'WSAS: work 3, home 2, social 4, private 2 → 11. GAD7: Q1 2, Q2 2, Q3 1 (total 5)',
    [
      'WSAS: work | 3',
      'WSAS: home | 2',
      'WSAS: social | 4',
      'WSAS: private | 2',
      'WSAS | 11',
      'GAD7: Q1 | 2',
      'GAD7: Q2 | 2',
      'GAD7: Q3 | 1',
      'GAD7 | 5',
    ],
  ],
  [
    'items in the sentence behind the whole',
    'MADRS total 15. Apparent sadness 4, reported sadness 4, inner tension 3, lassitude 4.',
    [
      'MADRS total | 15',
      'MADRS: Apparent sadness | 4',
      'MADRS: reported sadness | 4',
      'MADRS: inner tension | 3',
      'MADRS: lassitude | 4',
    ],
  ],
  [
    'decimals with a comma',
    'EDE-Q global 4,6 (restraint 5,2; weight concern 4,4) – norm 1,5. ORS 14,2 -> 21,8',
    [
      'EDE-Q global | 4,6',
      'EDE-Q global: restraint | 5,2',
      'EDE-Q global: weight concern | 4,4',
      'ORS | 14,2',
      'ORS | 21,8',
    ],
  ],
  [
    'the coma scale at times of the day',
    'GCS 11 (E3 V3 M5) at scene, 13 (E3V4M6) on arrival, 14/15 at 22:30. CIWA 12 @ 0300, 6 @ 0600.',
    [
      'GCS | 11 | at scene',
      'GCS | 13 | on arrival',
      'GCS | 14/15 | at 22:30',
      'CIWA | 12 | @ 0300',
      'CIWA | 6 | @ 0600',
    ],
  ],
  [
    'ages in brackets',
    'Renfrew: Action Picture Test information 26.5 (AE 4;6-4;11), grammar 17 (AE 3;6)',
    [
      'Renfrew: Action Picture Test information | 26.5',
      'Renfrew: Action Picture Test information (AE) | 4;6-4;11',
      'Renfrew: Action Picture Test: grammar | 17',
      'Renfrew: Action Picture Test: grammar (AE) | 3;6',
    ],
  ],
  [
    'sides behind their figures',
    'Grip 22 kg R 18 kg L.\n\nHip flex R 95 L 115',
    ['Grip R | 22 kg', 'Grip: L | 18 kg', 'Hip flex R | 95', 'Hip flex L | 115'],
  ],
  [
    'names in small letters',
    'updrs 28, ies-r was 34, 6cit: 4/28. his teacher 12',
    ['updrs | 28', 'ies-r | 34', '6cit | 4/28'],
  ],
  [
    'a word behind the figure that counts nothing',
    'MoCA 21 despite poor sleep. ACE-III 3 points lower. WISC-V given in two sittings.',
    ['MoCA | 21'],
  ],
  [
    'ratings out of ten',
    'Pain 8/10 on arrival, 4/10 after. Seen 3/10. Treatment: psychological health 6/20 to 13/20; physical health 8/20 to 12/20',
    [
      'Pain | 8/10 | on arrival',
      'Pain | 4/10 | after',
      'psychological health | 6/20',
      'psychological health | 13/20',
      'physical health | 8/20',
      'physical health | 12/20',
    ],
  ],
  [
    'a kind of figure below the line of its part',
    'WIAT\nWord reading\nSS 79 8th %ile',
    ['WIAT: Word reading | 79 | 8th %ile'],
  ],
])('%s', (_, note, expected) => {
  expect(rowsOf(note)).toEqual(expected);
});
