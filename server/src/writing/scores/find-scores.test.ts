import { expect, test } from 'vitest';
import { findScores, tellsScores } from './find-scores.ts';

function write(scores: ReturnType<typeof findScores>): string[] {
  return scores.map(({ measure, score, percentile, interval, band, informant, when }) =>
    [measure, score, percentile, interval, band, informant, when].map((part) => part ?? '-').join(' | '),
  );
}
const ofText = (text: string): string[] =>
  write(findScores({ text, cells: null, header: null, heading: null, label: null }));
const ofRow = (cells: string[], header: string[] | null = null, heading: string | null = null): string[] =>
  write(findScores({ text: cells.join(' | '), cells, header, heading, label: null }));

test.each<[string, string[]]>([
  [
    'Subtests: SI 13, VC 11, SS 7',
    ['SI | 13 | - | - | - | - | -', 'VC | 11 | - | - | - | - | -', 'SS | 7 | - | - | - | - | -'],
  ],
  ['WISC-V (administered 14.5.26, good effort, one break)', []],
  ['3. QbTest 4.', []],
  ['Plan: 1. repeat PHQ-9 2. letter to GP', []],
  ['PHQ-9 14. GAD-7 15.', ['PHQ-9 | 14 | - | - | - | - | -', 'GAD-7 | 15 | - | - | - | - | -']],
  [
    'SDQ (parent) total 22, (teacher) total 17.',
    ['SDQ (parent) total | 22 | - | - | - | - | -', 'SDQ: total | 17 | - | - | - | teacher | -'],
  ],
  [
    'Conners 3: parent 71, class teacher 65',
    ['Conners 3 | 71 | - | - | - | parent | -', 'Conners 3 | 65 | - | - | - | class teacher | -'],
  ],
  [
    'BRIEF-2 parent GEC 69; teacher GEC 72',
    ['BRIEF-2 parent GEC | 69 | - | - | - | - | -', 'BRIEF-2: GEC | 72 | - | - | - | teacher | -'],
  ],
  ['DEAP articulation: PCC 52 %', ['DEAP articulation: PCC | 52 % | - | - | - | - | -']],
  [
    'PHQ nine nineteen comma GAD seven seventeen full stop',
    ['PHQ nine | nineteen | - | - | - | - | -', 'GAD seven | seventeen | - | - | - | - | -'],
  ],
  ['SRS-2: mum T=81 / school T=74', ['SRS-2 | 81 | - | - | - | mum | -', 'SRS-2 | 74 | - | - | - | school | -']],
  [
    'TOWRE-2 Sight Word Efficiency 78 / Phonemic Decoding 74 / Total 75 (PR 5)',
    [
      'TOWRE-2 Sight Word Efficiency | 78 | - | - | - | - | -',
      'TOWRE-2: Phonemic Decoding | 74 | - | - | - | - | -',
      'TOWRE-2: Total | 75 | PR 5 | - | - | - | -',
    ],
  ],
  [
    'WISC-V: VCI 111/77th/103–118; WMI 85/16th/79–94',
    ['WISC-V: VCI | 111 | 77th | 103–118 | - | - | -', 'WISC-V: WMI | 85 | 16th | 79–94 | - | - | -'],
  ],
  [
    'WIAT-III UK: Word Reading SS = 79, %ile = 8, AE 6:4; Spelling SS=76 5th',
    [
      'WIAT-III UK: Word Reading | 79 | %ile = 8 | - | - | - | -',
      'WIAT-III UK: Word Reading (AE) | 6:4 | - | - | - | - | -',
      'WIAT-III UK: Spelling | 76 | 5th | - | - | - | -',
    ],
  ],
  [
    'PCL-5 = 52 (27/1), 47 (24/2), 31 (24/3).',
    ['PCL-5 | 52 | - | - | - | - | 27/1', 'PCL-5 | 47 | - | - | - | - | 24/2', 'PCL-5 | 31 | - | - | - | - | 24/3'],
  ],
  [
    'Y-BOCS 26 (obs 14, comp 12) - severe',
    [
      'Y-BOCS | 26 | - | - | severe | - | -',
      'Y-BOCS: obs | 14 | - | - | - | - | -',
      'Y-BOCS: comp | 12 | - | - | - | - | -',
    ],
  ],
  [
    'RAVLT trials 1-5: 3,4,6; delayed recall 1; recognition 9/15 with 5 false positives',
    [
      'RAVLT trials 1-5 | 3 | - | - | - | - | -',
      'RAVLT trials 1-5 | 4 | - | - | - | - | -',
      'RAVLT trials 1-5 | 6 | - | - | - | - | -',
      'RAVLT: delayed recall | 1 | - | - | - | - | -',
      'RAVLT: recognition | 9/15 | - | - | - | - | -',
    ],
  ],
  [
    'Salford: RA 6:9, comp age 7:2',
    ['Salford (RA) | 6:9 | - | - | - | - | -', 'Salford (comp age) | 7:2 | - | - | - | - | -'],
  ],
  [
    'BAS3 Word Reading – raw 42, standard score 81, 10th percentile, RA 6:7',
    [
      'BAS3 Word Reading | 42 | - | - | - | - | -',
      'BAS3 Word Reading | 81 | 10th percentile | - | - | - | -',
      'BAS3 Word Reading (RA) | 6:7 | - | - | - | - | -',
    ],
  ],
  ['RA 6:9 needs work.', []],
  ['Frontal Assessment Battery = 11 of 18', ['Frontal Assessment Battery | 11 of 18 | - | - | - | - | -']],
  ['Blood pressure was 144/76.', []],
  ['IEP due 09/30.', []],
  [
    'CIQ: home 4, social 6, total 11',
    ['CIQ: home | 4 | - | - | - | - | -', 'CIQ: social | 6 | - | - | - | - | -', 'CIQ: total | 11 | - | - | - | - | -'],
  ],
  [
    'phq9 21 gad 17 , says worse since brk up 3/52 ago.',
    ['phq9 | 21 | - | - | - | - | -', 'gad | 17 | - | - | - | - | -'],
  ],
  ['dass21 dep 34 anx 22 all v high', ['dass21 dep | 34 | - | - | - | - | -', 'dass21: anx | 22 | - | - | - | - | -']],
  [
    'BRIEF-2 GEC T 74 parent; T 68 teacher.',
    ['BRIEF-2 GEC | 74 | - | - | - | parent | -', 'BRIEF-2 GEC | 68 | - | - | - | teacher | -'],
  ],
  [
    'FrSBe before/after, rated by his brother: Apathy 48 / 79',
    [
      'FrSBe, rated by his brother: Apathy | 48 | - | - | - | - | before',
      'FrSBe, rated by his brother: Apathy | 79 | - | - | - | - | after',
    ],
  ],
  [
    'MoCA 24 (2022) → 21 (Mar 2023) → 19 today',
    ['MoCA | 24 | - | - | - | - | 2022', 'MoCA | 21 | - | - | - | - | Mar 2023', 'MoCA | 19 | - | - | - | - | today'],
  ],
  [
    'On the WISC-V her Verbal Comprehension (SS 111, 77th percentile) is stronger than her Working Memory (79, 8th).',
    [
      'WISC-V: Verbal Comprehension | 111 | 77th percentile | - | - | - | -',
      'WISC-V: Working Memory | 79 | 8th | - | - | - | -',
    ],
  ],
  [
    'His score of 71/100 on the ACE-III has points lost in memory (13/26) and fluency (7/14).',
    [
      'ACE-III | 71/100 | - | - | - | - | -',
      'ACE-III: memory | 13/26 | - | - | - | - | -',
      'ACE-III: fluency | 7/14 | - | - | - | - | -',
    ],
  ],
  [
    'She obtained a Full Scale IQ of 91 on the WISC-V (27th percentile, 95% CI 86–97), in the average range.',
    ['WISC-V: Full Scale IQ | 91 | 27th percentile | 95% CI 86–97 | average range | - | -'],
  ],
  ['Function remains poor and she scored 27 on the WSAS.', ['WSAS | 27 | - | - | - | - | -']],
  [
    'The short geriatric depression scale came to four out of fifteen.',
    ['geriatric depression scale | four out of fifteen | - | - | - | - | -'],
  ],
  ['He scored nineteen on the PHQ nine.', ['PHQ nine | nineteen | - | - | - | - | -']],
  ['Spine T score -1.9.', ['Spine | -1.9 | - | - | - | - | -']],
  // What only looks like a test.
  ['AOM ×2, EGD ×3.', []],
  ['Wt 64 down from 69 in Oct.', []],
  [
    'You scored nineteen on the PHQ today, it was twenty three at the start.',
    ['PHQ | twenty three | - | - | - | - | at the start', 'PHQ | nineteen | - | - | - | - | today'],
  ],
  ['He scored 14 on the GAD-7, down from 18.', ['GAD-7 | 18 | - | - | - | - | -', 'GAD-7 | 14 | - | - | - | - | -']],
  ['WISC-V administered 14/10 and 21/10 in a quiet room.', []],
  ['ADOS-2 booked for 21/11.', []],
  ['ADOS-2 on 12/9 at clinic.', []],
  ['MoCA done 12/5: 22/30.', ['MoCA done | 22/30 | - | - | - | - | 12/5']],
  ['PHQ-9 3/9: 14', ['PHQ-9 | 14 | - | - | - | - | 3/9']],
  ['AMTS 8/10: recall 0/1', ['AMTS | 8/10 | - | - | - | - | -', 'AMTS: recall | 0/1 | - | - | - | - | -']],
  ['EPDS completed 12/30', ['EPDS completed | 12/30 | - | - | - | - | -']],
  ['Not depressed (PHQ-9 = 6, GAD-7 = 15).', ['PHQ-9 | 6 | - | - | - | - | -', 'GAD-7 | 15 | - | - | - | - | -']],
  [
    'Mild depression (PHQ-9 6) and severe anxiety (GAD-7: 18).',
    ['PHQ-9 | 6 | - | - | - | - | -', 'GAD-7 | 18 | - | - | - | - | -'],
  ],
  ['SDQ (father, 8 Nov) total 9.', ['SDQ (father) total | 9 | - | - | - | - | 8 Nov']],
  ['TMT A 71s, TMT B 188s.', ['TMT A | 71s | - | - | - | - | -', 'TMT B | 188s | - | - | - | - | -']],
  [
    'Grooved pegboard R 98s L 132s.',
    ['Grooved pegboard R | 98s | - | - | - | - | -', 'Grooved pegboard: L | 132s | - | - | - | - | -'],
  ],
  ['PHQ9 16 GAD7 12 both up by 3 since Sept.', ['PHQ9 | 16 | - | - | - | - | -', 'GAD7 | 12 | - | - | - | - | -']],
  [
    'Vineland-3 ABC 68, Communication 70, Daily Living 64.',
    [
      'Vineland-3 ABC | 68 | - | - | - | - | -',
      'Vineland-3: Communication | 70 | - | - | - | - | -',
      'Vineland-3: Daily Living | 64 | - | - | - | - | -',
    ],
  ],
  ['VCI 98 / 45 / 92-104', ['VCI | 98 | 45 | 92-104 | - | - | -']],
  [
    'Conners-3 (T): IN 81, PR 61.',
    ['Conners-3 (T): IN | 81 | - | - | - | - | -', 'Conners-3 (T): PR | 61 | - | - | - | - | -'],
  ],
  ['WISC-V VCI 94, Room 14, Tuesday 15.', ['WISC-V VCI | 94 | - | - | - | - | -']],
  ['PHQ-9 21 (Sept, GP: 17).', ['PHQ-9 | 17 | - | - | - | - | Sept, GP', 'PHQ-9 | 21 | - | - | - | - | -']],
  ['GDS 11/15 (Jan 13).', ['GDS | 13 | - | - | - | - | Jan', 'GDS | 11/15 | - | - | - | - | -']],
  [
    'PHQ-9 14 (was 21 in May), GAD-7 9 (previously 15).',
    [
      'PHQ-9 | 21 | - | - | - | - | in May',
      'PHQ-9 | 14 | - | - | - | - | -',
      'GAD-7 | 15 | - | - | - | - | previously',
      'GAD-7 | 9 | - | - | - | - | -',
    ],
  ],
  ['MoCA 22/30 (from 25/30).', ['MoCA | 25/30 | - | - | - | - | -', 'MoCA | 22/30 | - | - | - | - | -']],
  [
    'HADS anxiety 6, depression 12.',
    ['HADS anxiety | 6 | - | - | - | - | -', 'HADS: depression | 12 | - | - | - | - | -'],
  ],
  [
    'ACE-III 71/100 (attention 15/18, memory 12/26).',
    [
      'ACE-III | 71/100 | - | - | - | - | -',
      'ACE-III: attention | 15/18 | - | - | - | - | -',
      'ACE-III: memory | 12/26 | - | - | - | - | -',
    ],
  ],
  [
    'He scored 19/30 on the MoCA (delayed recall 0/5).',
    ['MoCA | 19/30 | - | - | - | - | -', 'MoCA: delayed recall | 0/5 | - | - | - | - | -'],
  ],
  [
    'RBANS total 78 (immediate memory 81, visuospatial 96, language 88).',
    [
      'RBANS total | 78 | - | - | - | - | -',
      'RBANS: immediate memory | 81 | - | - | - | - | -',
      'RBANS: visuospatial | 96 | - | - | - | - | -',
      'RBANS: language | 88 | - | - | - | - | -',
    ],
  ],
  [
    'Rey figure copy 22/36 (below 1st percentile), MMSE 27/30 (above the 50th percentile).',
    [
      'Rey figure copy | 22/36 | below 1st percentile | - | - | - | -',
      'MMSE | 27/30 | above the 50th percentile | - | - | - | -',
    ],
  ],
  ['Test results: TOPF predicted FSIQ 94.', ['TOPF predicted FSIQ | 94 | - | - | - | - | -']],
  [
    'On the HADS he scored 11 for anxiety and 7 for depression.',
    ['HADS: anxiety | 11 | - | - | - | - | -', 'HADS: depression | 7 | - | - | - | - | -'],
  ],
  [
    "On the Conners 3 her mother gave T-scores of 82 for inattention and 77 for hyperactivity, her teacher's 74 and 68.",
    [
      'Conners 3: inattention | 82 | - | - | - | mother | -',
      'Conners 3: hyperactivity | 77 | - | - | - | mother | -',
      'Conners 3: inattention | 74 | - | - | - | teacher | -',
      'Conners 3: hyperactivity | 68 | - | - | - | teacher | -',
    ],
  ],
  [
    'PHQ-9 today 12 (was 19 on 3 Aug, 16 on 31 Aug).',
    [
      'PHQ-9 | 19 | - | - | - | - | on 3 Aug',
      'PHQ-9 | 16 | - | - | - | - | on 31 Aug',
      'PHQ-9 | 12 | - | - | - | - | today',
    ],
  ],
  ['GAD-7 = 9, down from 15.', ['GAD-7 | 15 | - | - | - | - | -', 'GAD-7 | 9 | - | - | - | - | -']],
  ['CORE-10 dropped by 8 points to 13.', ['CORE-10 | 13 | - | - | - | - | -']],
  ['PCL-5 remains 41, cut-off 33.', ['PCL-5 | 41 | - | - | - | - | -']],
  [
    'PLS-5 Auditory Comprehension SS 84 (95% CI 78-91), 14th percentile, AE 3;5',
    [
      'PLS-5 Auditory Comprehension | 84 | 14th percentile | 95% CI 78-91 | - | - | -',
      'PLS-5 Auditory Comprehension (AE) | 3;5 | - | - | - | - | -',
    ],
  ],
  ['PHQ-9 12, GAD-7 nine.', ['PHQ-9 | 12 | - | - | - | - | -', 'GAD-7 | nine | - | - | - | - | -']],
  [
    'On the WMS-IV he obtained a Logical Memory I scaled score of six and a Logical Memory II scaled score of four, whereas Visual Reproduction I was nine.',
    [
      'WMS-IV: Logical Memory I | six | - | - | - | - | -',
      'WMS-IV: Logical Memory II | four | - | - | - | - | -',
      'WMS-IV: Visual Reproduction I | nine | - | - | - | - | -',
    ],
  ],
  [
    'His wife rated him at a T of seventy-two on the BRIEF-A; his own rating gave a T of fifty-eight.',
    ['BRIEF-A | seventy-two | - | - | - | wife | -', 'BRIEF-A | fifty-eight | - | - | - | own | -'],
  ],
  [
    'Digit Span forward 6, backward 4.',
    ['Digit Span forward | 6 | - | - | - | - | -', 'Digit Span: backward | 4 | - | - | - | - | -'],
  ],
  ['ABC 67, 1st percentile, 95% CI 64 to 70', ['ABC | 67 | 1st percentile | 95% CI 64 to 70 | - | - | -']],
  [
    'CTOPP-2 Phonological Awareness composite was 82, at the 12th percentile.',
    ['CTOPP-2 Phonological Awareness | 82 | 12th percentile | - | - | - | -'],
  ],
  [
    'SUDS at start of exposure 85, peak 95, end 30.',
    [
      'SUDS | 85 | - | - | - | - | at start of exposure',
      'SUDS | 95 | - | - | - | - | peak',
      'SUDS | 30 | - | - | - | - | end',
    ],
  ],
  ['PHQ-9 item 9 scored 0 today.', ['PHQ-9 item 9 | 0 | - | - | - | - | today']],
  [
    'PLS-5 Auditory Comprehension SS 84, AE 3;5 then Total 77, AE 3;1',
    [
      'PLS-5 Auditory Comprehension | 84 | - | - | - | - | -',
      'PLS-5 Auditory Comprehension (AE) | 3;5 | - | - | - | - | -',
      'PLS-5: Total | 77 | - | - | - | - | -',
      'PLS-5: Total (AE) | 3;1 | - | - | - | - | -',
    ],
  ],
  ['CA 4;2.', []],
  ['BP on arrival 158/92.', []],
  [
    'GMFM-66 = 66.2 (95% CI 64.0 to 68.4), was 63.1 in Nov 2025.',
    ['GMFM-66 | 63.1 | - | - | - | - | in Nov 2025', 'GMFM-66 | 66.2 | - | 95% CI 64.0 to 68.4 | - | - | -'],
  ],
  [
    'MASC-2 self report total T=64, CDI-2: total T 55, average.',
    ['MASC-2 self report total | 64 | - | - | - | - | -', 'CDI-2: total | 55 | - | - | average | - | -'],
  ],
  [
    'ACE-III 68/100: attention 14/18, memory 11/26.',
    [
      'ACE-III | 68/100 | - | - | - | - | -',
      'ACE-III: attention | 14/18 | - | - | - | - | -',
      'ACE-III: memory | 11/26 | - | - | - | - | -',
    ],
  ],
  [
    'Core Language Score 75, CI (90%) 71–79, 5th percentile.',
    ['Core Language Score | 75 | 5th percentile | CI (90%) 71–79 | - | - | -'],
  ],
  [
    'COPM performance 3.0 → 6.0, satisfaction 2.5 → 6.5.',
    [
      'COPM performance | 3.0 | - | - | - | - | -',
      'COPM performance | 6.0 | - | - | - | - | -',
      'COPM: satisfaction | 2.5 | - | - | - | - | -',
      'COPM: satisfaction | 6.5 | - | - | - | - | -',
    ],
  ],
  // What is no score, though a test is named.
  ['The FSIQ was not interpreted because of the 49-point spread between indices.', []],
  ['Her FSIQ could not be worked out because of 3 missing subtests.', []],
  ['Obs: T 37.2, HR 88, BP 118/76.', []],
  ['T 38 overnight.', []],
  ['Attendance 84 %, punctuality 90 %.', []],
  ['PHQ-9 next time.', []],
  [
    'CVLT-3 trials 1–5: 4, 6, 8 (total T = 36); short delay free recall 5 (ss 5).',
    [
      'CVLT-3 trials 1–5 | 4 | - | - | - | - | -',
      'CVLT-3 trials 1–5 | 6 | - | - | - | - | -',
      'CVLT-3 trials 1–5 | 8 | - | - | total T = 36 | - | -',
      'CVLT-3: short delay free recall | 5 | - | - | - | - | -',
      'CVLT-3: short delay free recall | 5 | - | - | - | - | -',
    ],
  ],
  ['MSK-HQ 31 → 42.', ['MSK-HQ | 31 | - | - | - | - | -', 'MSK-HQ | 42 | - | - | - | - | -']],
  [
    'SUDS 80 → 55 → 30.',
    ['SUDS | 80 | - | - | - | - | -', 'SUDS | 55 | - | - | - | - | -', 'SUDS | 30 | - | - | - | - | -'],
  ],
  [
    'The Inconsistency Index was 5 on self-report and 9 on partner report, above the cut-off of 8.',
    ['Inconsistency Index | 5 | - | - | - | self | -', 'Inconsistency Index | 9 | - | - | - | partner | -'],
  ],
  ['SRS-2 by her mother: T = 61 (mild).', ['SRS-2 by her mother | 61 | - | - | mild | mother | -']],
  [
    'VCI = 98 (45th; 90–106; Average), PSI = 68 (2nd; 63–79; Extremely Low).',
    ['VCI | 98 | 45th | 90–106 | Average | - | -', 'PSI | 68 | 2nd | 63–79 | Extremely Low | - | -'],
  ],
  ['PHQ-9 11 (10–14 moderate).', ['PHQ-9 | 11 | - | - | 10–14 moderate | - | -']],
  [
    'Vineland-3 (mother): Communication 78 [72–84], Daily Living 81 [75–87].',
    [
      'Vineland-3 (mother): Communication | 78 | - | 72–84 | - | mother | -',
      'Vineland-3 (mother): Daily Living | 81 | - | 75–87 | - | mother | -',
    ],
  ],
  [
    'PLS-5 Auditory Comprehension SS 74 (70–80), Expressive Communication SS 69 (65–75), Total 70 (66–76).',
    [
      'PLS-5 Auditory Comprehension | 74 | - | 70–80 | - | - | -',
      'PLS-5: Expressive Communication | 69 | - | 65–75 | - | - | -',
      'PLS-5: Total | 70 | - | 66–76 | - | - | -',
    ],
  ],
  [
    'GAD-7: 17, 14, –, 9',
    ['GAD-7 | 17 | - | - | - | - | -', 'GAD-7 | 14 | - | - | - | - | -', 'GAD-7 | 9 | - | - | - | - | -'],
  ],
  ['M-CHAT-R: 2 (low risk).', ['M-CHAT-R | 2 | - | - | low risk | - | -']],
  [
    'Story recall immediate: scaled score 4; delayed: scaled score 2 (<1st percentile).',
    ['Story recall immediate | 4 | - | - | - | - | -', 'Story recall delayed | 2 | <1st percentile | - | - | - | -'],
  ],
  [
    'PCL-5 pre 52, post 24 (reliable change).',
    ['PCL-5 | 52 | - | - | - | - | pre', 'PCL-5 | 24 | - | - | reliable change | - | post'],
  ],
  [
    'Oxford Hip Score 34/48 (pre-op 17/48).',
    ['Oxford Hip Score | 17/48 | - | - | - | - | pre-op', 'Oxford Hip Score | 34/48 | - | - | - | - | -'],
  ],
  [
    'FrSBe family rating: apathy T 81 after, 54 before injury.',
    [
      'FrSBe family rating: apathy | 81 | - | - | - | family | after',
      'FrSBe family rating: apathy | 54 | - | - | - | family | before injury',
    ],
  ],
  [
    'Last year (14 January 2025) ACE-III was 79 and RBMT-3 GMI 77.',
    [
      'ACE-III | 79 | - | - | - | - | Last year (14 January 2025)',
      'RBMT-3 GMI | 77 | - | - | - | - | Last year (14 January 2025)',
    ],
  ],
  [
    'Sentence Structure: RS 9, SS 5, 5th %ile, AE 3;2',
    [
      'Sentence Structure (RS) | 9 | - | - | - | - | -',
      'Sentence Structure (SS) | 5 | 5th %ile | - | - | - | -',
      'Sentence Structure (AE) | 3;2 | - | - | - | - | -',
    ],
  ],
  ['Logical Memory I – scaled 6, 9th percentile', ['Logical Memory I | 6 | 9th percentile | - | - | - | -']],
  ['Recognition – raw 19/30, 3-9th percentile', ['Recognition (raw) | 19/30 | 3-9th percentile | - | - | - | -']],
  [
    'She obtained a Full Scale IQ of 87, which falls at the 19th percentile (95% confidence interval 83 to 91).',
    ['Full Scale IQ | 87 | 19th percentile | 95% confidence interval 83 to 91 | - | - | -'],
  ],
  [
    'Her Verbal Comprehension Index of 96 (39th percentile) was higher than her Processing Speed Index of 74, which is at the 4th percentile.',
    [
      'Verbal Comprehension Index | 96 | 39th percentile | - | - | - | -',
      'Processing Speed Index | 74 | 4th percentile | - | - | - | -',
    ],
  ],
  [
    'On Digit Span she scored in the 9th percentile, and on Coding in the 2nd percentile.',
    ['Digit Span | - | 9th percentile | - | - | - | -', 'Coding | - | 2nd percentile | - | - | - | -'],
  ],
  [
    'A standard score of 71 on Word Attack places him below 97 % of his peers.',
    ['Word Attack | 71 | - | - | - | - | -'],
  ],
  ['TUG 12.4 s.', ['TUG | 12.4 s | - | - | - | - | -']],
  [
    'Trail Making A 48 s (z = -0.6).',
    ['Trail Making A | 48 s | - | - | - | - | -', 'Trail Making A | -0.6 | - | - | - | - | -'],
  ],
  [
    'EPDS today came to sixteen; it was twenty-two in October.',
    ['EPDS | twenty-two | - | - | - | - | in October', 'EPDS | sixteen | - | - | - | - | today'],
  ],
  [
    'GAD-7 is down from eighteen to eleven.',
    ['GAD-7 | eighteen | - | - | - | - | -', 'GAD-7 | eleven | - | - | - | - | -'],
  ],
  ['His FSIQ came to a hundred and twelve.', ['FSIQ | a hundred and twelve | - | - | - | - | -']],
  ['She did the PHQ-9 in ten minutes and slept six hours.', []],
  ['ECG NSR 52, QTc 418.', []],
  ['ETOH 8-10 cans/d, no seizures.', []],
  ['ADOS-2 total 11 (cut-off 7).', ['ADOS-2 total | 11 | - | - | cut-off 7 | - | -']],
  ['BDI-II 31 (severe).', ['BDI-II | 31 | - | - | severe | - | -']],
  [
    'PHQ-9 11 (moderate), GAD-7 8 (mild).',
    ['PHQ-9 | 11 | - | - | moderate | - | -', 'GAD-7 | 8 | - | - | mild | - | -'],
  ],
  [
    'WISC-V FSIQ 109: VCI 116, VSI 111.',
    [
      'WISC-V FSIQ | 109 | - | - | - | - | -',
      'WISC-V: VCI | 116 | - | - | - | - | -',
      'WISC-V: VSI | 111 | - | - | - | - | -',
    ],
  ],
  ['O: PHQ-9 12.', ['PHQ-9 | 12 | - | - | - | - | -']],
  ['Mood: PHQ-9 7 (mild).', ['PHQ-9 | 7 | - | - | mild | - | -']],
  [
    'SDQ teacher: total 18 (high), prosocial 4.',
    ['SDQ teacher: total | 18 | - | - | high | teacher | -', 'SDQ teacher: prosocial | 4 | - | - | - | teacher | -'],
  ],
  [
    'YGTSS: total tic 28/50; impairment 30/50.',
    ['YGTSS: total tic | 28/50 | - | - | - | - | -', 'YGTSS: impairment | 30/50 | - | - | - | - | -'],
  ],
  [
    'Conners 3 T-scores (parent / teacher): Inattention 78/74, Learning Problems 55/52.',
    [
      'Conners 3 T-scores: Inattention | 78 | - | - | - | parent | -',
      'Conners 3 T-scores: Inattention | 74 | - | - | - | teacher | -',
      'Conners 3 T-scores: Learning Problems | 55 | - | - | - | parent | -',
      'Conners 3 T-scores: Learning Problems | 52 | - | - | - | teacher | -',
    ],
  ],
  [
    'PHQ-9 21 on 2/6, item 9 scored 0.',
    ['PHQ-9 | 21 | - | - | - | - | on 2/6', 'PHQ-9: item 9 | 0 | - | - | - | - | -'],
  ],
  [
    'PAI: no validity concern, ALC T=61, AGG T=58.',
    ['PAI: ALC | 61 | - | - | - | - | -', 'PAI: AGG | 58 | - | - | - | - | -'],
  ],
  [
    'Conners-3 P: inatt T=81, hyp T=86; T: inatt T=74, hyp T=79.',
    [
      'Conners-3 P: inatt | 81 | - | - | - | - | -',
      'Conners-3 P: hyp | 86 | - | - | - | - | -',
      'Conners-3 T: inatt | 74 | - | - | - | - | -',
      'Conners-3 T: hyp | 79 | - | - | - | - | -',
    ],
  ],
  [
    'The GAD-7 came out at 16 and the PHQ-9 at 11.',
    ['GAD-7 | 16 | - | - | - | - | -', 'PHQ-9 | 11 | - | - | - | - | -'],
  ],
  ['SS involved 2021 - DV, closed.', []],
  ['She scored 19 on the PHQ-9.', ['PHQ-9 | 19 | - | - | - | - | -']],
  ['Conners inattention T=78 (very elevated).', ['Conners inattention | 78 | - | - | very elevated | - | -']],
  [
    'PHQ-9: 24 on admission, 17 on 2 March, 9 at discharge.',
    [
      'PHQ-9 | 24 | - | - | - | - | on admission',
      'PHQ-9 | 17 | - | - | - | - | on 2 March',
      'PHQ-9 | 9 | - | - | - | - | at discharge',
    ],
  ],
  [
    'PHQ-9 fell from 19 (moderately severe) to 8 (mild).',
    ['PHQ-9 | 19 | - | - | moderately severe | - | -', 'PHQ-9 | 8 | - | - | mild | - | -'],
  ],
  [
    'PHQ-9 21 → 14 → 6',
    ['PHQ-9 | 21 | - | - | - | - | -', 'PHQ-9 | 14 | - | - | - | - | -', 'PHQ-9 | 6 | - | - | - | - | -'],
  ],
  [
    'VCI 104 (61st percentile), WMI 88 (95% CI 81-96).',
    ['VCI | 104 | 61st percentile | - | - | - | -', 'WMI | 88 | - | 95% CI 81-96 | - | - | -'],
  ],
  [
    'Conners 3: T=78 inattention, T=71 hyperactivity.',
    ['Conners 3: inattention | 78 | - | - | - | - | -', 'Conners 3: hyperactivity | 71 | - | - | - | - | -'],
  ],
  [
    'RBANS-type not used; WMS-IV: auditory memory 84, visual memory 97.',
    ['WMS-IV: auditory memory | 84 | - | - | - | - | -', 'WMS-IV: visual memory | 97 | - | - | - | - | -'],
  ],
  [
    'Conners parent T=78 inattention, T=71 hyperact.',
    ['Conners parent: inattention | 78 | - | - | - | - | -', 'Conners parent: hyperact | 71 | - | - | - | - | -'],
  ],
  ['Cognition: ACE-III 71/100.', ['ACE-III | 71/100 | - | - | - | - | -']],
  [
    'On the PCL-5 he scored 52, and on the PHQ-9 16.',
    ['PCL-5 | 52 | - | - | - | - | -', 'PHQ-9 | 16 | - | - | - | - | -'],
  ],
  [
    'SDQ (parent) tot 22, (teacher) 17.',
    ['SDQ tot | 22 | - | - | - | parent | -', 'SDQ tot | 17 | - | - | - | teacher | -'],
  ],
  [
    'Conners 3 parent inatt T=71, teacher T=64.',
    ['Conners 3 inatt | 71 | - | - | - | parent | -', 'Conners 3 inatt | 64 | - | - | - | teacher | -'],
  ],
  [
    'WIAT-III word reading: standard score 71, 3rd percentile.',
    ['WIAT-III word reading | 71 | 3rd percentile | - | - | - | -'],
  ],
  [
    'CTOPP-2 phonological awareness composite 73 (4th percentile), rapid naming 70 (2nd percentile).',
    [
      'CTOPP-2 phonological awareness | 73 | 4th percentile | - | - | - | -',
      'CTOPP-2: rapid naming | 70 | 2nd percentile | - | - | - | -',
    ],
  ],
  [
    'GAD-7 was 16 and PHQ-9 was 8 at my surgery on 4 June.',
    ['GAD-7 | 16 | - | - | - | - | -', 'PHQ-9 | 8 | - | - | - | - | -'],
  ],
  [
    'RUDAS 17/30, MMSE Urdu version 15/30.',
    ['RUDAS | 17/30 | - | - | - | - | -', 'MMSE Urdu version | 15/30 | - | - | - | - | -'],
  ],
  ['WIAT-III: Pseudoword Decoding 74.', ['WIAT-III: Pseudoword Decoding | 74 | - | - | - | - | -']],
  [
    'CTOPP-2 Phonological Awareness 73, Rapid Naming 76.',
    ['CTOPP-2 Phonological Awareness | 73 | - | - | - | - | -', 'CTOPP-2: Rapid Naming | 76 | - | - | - | - | -'],
  ],
  ['WAIS-IV FSIQ 98, Year 11, Flat 42.', ['WAIS-IV FSIQ | 98 | - | - | - | - | -']],
  ['WMS-IV LM I 5, LM II 2.', ['WMS-IV LM I | 5 | - | - | - | - | -', 'WMS-IV: LM II | 2 | - | - | - | - | -']],
  [
    'WMS-IV Logical Memory I 8, II 5.',
    ['WMS-IV Logical Memory I | 8 | - | - | - | - | -', 'WMS-IV Logical Memory II | 5 | - | - | - | - | -'],
  ],
  [
    'WAIS-IV VCI 95, PRI 88, TOPF 96.',
    ['WAIS-IV VCI | 95 | - | - | - | - | -', 'WAIS-IV: PRI | 88 | - | - | - | - | -', 'TOPF | 96 | - | - | - | - | -'],
  ],
  ['Right-handed, GCSEs at 16, TIA at 58.', []],
  ['GP phoned duty 10.15, asks for same-day contact.', []],
  ['OT visit 4, CPN 2.', []],
  ['GCS 11.', ['GCS | 11 | - | - | - | - | -']],
  ['GCS 14 (confused), NEWS 3.', ['GCS | 14 | - | - | confused | - | -', 'NEWS | 3 | - | - | - | - | -']],
  ['Hb 108, CRP 6.', []],
  ['LSCS 38/40.', []],
  ['Conners 3 teacher form collected from office.', []],
  ['Feedback 3/52.', []],
  ['BP 120/80.', []],
  ['ADOS-2 Mod 3, video recorded with consent.', []],
  ['Sleep 4 h.', []],
  ['Fell from ladder 9 Dec 2024, 3.5 m.', []],
  ['Session 8 of 8.', []],
  [
    'SDQ (teacher) emotional 7, total 15; SDQ (parent) emotional 8, total 18.',
    [
      'SDQ (teacher) emotional | 7 | - | - | - | - | -',
      'SDQ (teacher): total | 15 | - | - | - | - | -',
      'SDQ (parent) emotional | 8 | - | - | - | - | -',
      'SDQ (parent): total | 18 | - | - | - | - | -',
    ],
  ],
  ['FIM motor 52, cognitive 28.', ['FIM motor | 52 | - | - | - | - | -', 'FIM: cognitive | 28 | - | - | - | - | -']],
  ['HADS A8 D13.', ['HADS A | 8 | - | - | - | - | -', 'HADS: D | 13 | - | - | - | - | -']],
  [
    'FrSBe disinhibition (self) T 61; (family) T 79',
    ['FrSBe disinhibition | 61 | - | - | - | self | -', 'FrSBe disinhibition | 79 | - | - | - | family | -'],
  ],
  ['PHQ9 23 by phone 10/3.', ['PHQ9 | 23 | - | - | - | - | -']],
  ['The PHQ-9 began at 18 and ended at 5.', ['PHQ-9 | 18 | - | - | - | - | -', 'PHQ-9 | 5 | - | - | - | - | -']],
  ['Her full scale score on the WASI-II was 104.', ['WASI-II | 104 | - | - | - | - | -']],
  ['AUDIT total 19, no physical dependence.', ['AUDIT total | 19 | - | - | - | - | -']],
  [
    'Psychometrics: PCL-R 22; HCR-20 V3: H 14/20, C 5/10, R 6/10; WASI-II FSIQ-4 = 87 (CI 82–92).',
    [
      'PCL-R | 22 | - | - | - | - | -',
      'HCR-20 V3: H | 14/20 | - | - | - | - | -',
      'HCR-20 V3: C | 5/10 | - | - | - | - | -',
      'HCR-20 V3: R | 6/10 | - | - | - | - | -',
      'WASI-II FSIQ-4 | 87 | - | CI 82–92 | - | - | -',
    ],
  ],
  [
    'CELF-P3: SS 7, WS 5; Core Lang 82.',
    [
      'CELF-P3: SS | 7 | - | - | - | - | -',
      'CELF-P3: WS | 5 | - | - | - | - | -',
      'CELF-P3: Core Lang | 82 | - | - | - | - | -',
    ],
  ],
  ['PIMHT referral sent 3/9.', []],
  ['ICPC 7/10.', []],
  ['30/9 EPDS 11, sertraline since May.', ['EPDS | 11 | - | - | - | - | 30/9']],
  ['Sertraline 50 mg, seen 3 March 2026.', []],
  ['Concern since Reception, Y5 now, aged 9.', []],
])('%s', (text, expected) => {
  expect(ofText(text)).toEqual(expected);
});

test('columns are read by their heads, in any order', () => {
  expect(ofRow(['Average', '61', '104', 'VCI', '97-111'], ['Range', 'Percentile', 'Score', 'Index', '95% CI'])).toEqual(
    ['VCI | 104 | 61 | 97-111 | Average | - | -'],
  );
  expect(
    ofRow(
      ['Inattention', '78', '74', 'Very elevated'],
      ['Conners 3 scale', 'Parent T-score', 'Teacher T-score', 'Range'],
    ),
  ).toEqual([
    'Conners 3: Inattention | 78 | - | - | Very elevated | Parent | -',
    'Conners 3: Inattention | 74 | - | - | Very elevated | Teacher | -',
  ]);
  expect(ofRow(['PHQ-9', '24', '17', '9'], ['Measure', 'Admission', '2 March', 'Discharge'])).toEqual([
    'PHQ-9 | 24 | - | - | - | - | Admission',
    'PHQ-9 | 17 | - | - | - | - | 2 March',
    'PHQ-9 | 9 | - | - | - | - | Discharge',
  ]);
  expect(ofRow(['Spelling', '', '79'], ['Subtest', 'Percentile', 'Standard score'])).toEqual([
    'Spelling | 79 | - | - | - | - | -',
  ]);
});

test('a percentile belongs to the scaled score, not to the raw one', () => {
  const header = ['Test', 'Raw', 'Scaled score', 'Percentile'];
  expect(ofRow(['BNT', '41/60', '5', '5'], header)).toEqual([
    'BNT (Raw) | 41/60 | - | - | - | - | -',
    'BNT (Scaled score) | 5 | 5 | - | - | - | -',
  ]);
  expect(ofRow(['Digit Span', '', '8', '25'], header)).toEqual(['Digit Span (Scaled score) | 8 | 25 | - | - | - | -']);
});

test('a band belongs to no sum and no raw score', () => {
  const header = ['Index', 'Sum of scaled', 'Composite', 'Descriptor'];
  expect(ofRow(['VCI', '24', '111', 'High Average'], header)).toEqual([
    'VCI (Sum of scaled) | 24 | - | - | - | - | -',
    'VCI (Composite) | 111 | - | - | High Average | - | -',
  ]);
});

test('a percentile belongs to the score that it was made of', () => {
  expect(ofRow(['VCI', '33', '105', '63'], ['Index', 'Sum SS', 'Composite', '%ile'])).toEqual([
    'VCI (Sum SS) | 33 | - | - | - | - | -',
    'VCI (Composite) | 105 | 63 | - | - | - | -',
  ]);
  expect(ofRow(['Balance', '21', '6', '9th'], ['', 'Component score', 'Standard score', 'Percentile'])).toEqual([
    'Balance (Component score) | 21 | - | - | - | - | -',
    'Balance (Standard score) | 6 | 9th | - | - | - | -',
  ]);
  expect(ofRow(['Today', '82', '12', '74', '4'], ['', 'VMI SS', 'VMI %ile', 'Motor SS', 'Motor %ile'])).toEqual([
    'VMI SS | 82 | 12 | - | - | - | Today',
    'Motor SS | 74 | 4 | - | - | - | Today',
  ]);
  expect(ofRow(['45', 'VCI', '90–106', '98'], ['Percentile', 'Index', '95% CI', 'Composite'])).toEqual([
    'VCI | 98 | 45 | 90–106 | - | - | -',
  ]);
});

test('every cell below a head is kept, in words too, and says what its head says', () => {
  const header = ['Test', 'AE', 'GE', 'SS (68% band)', 'PR'];
  expect(ofRow(['Word Attack', '6-11', '1.6', '71 (66-76)', '3'], header)).toEqual([
    'Word Attack (AE) | 6-11 | - | - | - | - | -',
    'Word Attack (GE) | 1.6 | - | - | - | - | -',
    'Word Attack | 71 | 3 | 66-76 | - | - | -',
  ]);
  expect(ofRow(['10 m walk', 'unable', '0.74'], ['Measure', 'Admission (3 Feb)', 'Discharge (28 Feb)'])).toEqual([
    '10 m walk | unable | - | - | - | - | Admission (3 Feb)',
    '10 m walk | 0.74 | - | - | - | - | Discharge (28 Feb)',
  ]);
  expect(ofRow(['FSIQ', 'not calculated', 'n/a'], ['Index', 'Composite', 'Percentile'])).toEqual([
    'FSIQ | not calculated | - | - | - | - | -',
  ]);
});

test('what a change is held against is no score, and says what it is', () => {
  const header = ['Outcome measure', '14 July', '8 September', 'MCID'];
  expect(ofRow(['FES-I', '41', '33', '–'], header)).toEqual([
    'FES-I | 41 | - | - | - | - | 14 July',
    'FES-I | 33 | - | - | - | - | 8 September',
  ]);
  expect(ofRow(['Berg', '38', '45', '4'], header)).toEqual([
    'Berg | 38 | - | - | MCID 4 | - | 14 July',
    'Berg | 45 | - | - | MCID 4 | - | 8 September',
  ]);
});

test('an audiogram has a level for each pitch', () => {
  expect(ofRow(['Right', '15', '20'], ['Freq (Hz)', '500 Hz', '1000 Hz'])).toEqual([
    'Right (500 Hz) | 15 | - | - | - | - | -',
    'Right (1000 Hz) | 20 | - | - | - | - | -',
  ]);
});

test('a row of one occasion has a score for each test', () => {
  expect(ofRow(['4', '29 Jan', '15', '–', '0'], ['Session', 'Date', 'PHQ-9', 'GAD-7', 'Item 9'])).toEqual([
    'PHQ-9 | 15 | - | - | - | - | Session 4, 29 Jan',
    'Item 9 | 0 | - | - | - | - | Session 4, 29 Jan',
  ]);
});

test.each([
  ['medicines', ['Sertraline', '50 mg', '2019'], ['Name', 'Dose', 'Since']],
  ['a family', ['Maria', '9', 'Oak Primary'], ['Name', 'Age', 'School']],
  ['illnesses of a family', ['Diabetes', 'yes', 'no'], ['', 'Mother', 'Father']],
])('a table of %s has no scores', (_name, cells, header) => {
  expect(ofRow(cells, header)).toEqual([]);
});

test('a figure behind a score that is the share below it is its percentile', () => {
  expect(ofRow(['Immediate Memory', '81', '10', '73-89', 'low average'])).toEqual([
    'Immediate Memory | 81 | 10 | 73-89 | low average | - | -',
  ]);
  expect(ofRow(['PHQ-9', '19', '16', '13'])).toEqual([
    'PHQ-9 | 19 | - | - | - | - | -',
    'PHQ-9 | 16 | - | - | - | - | -',
    'PHQ-9 | 13 | - | - | - | - | -',
  ]);
});

test('rows without heads are read by the form of their cells', () => {
  expect(ofRow(['PHQ-9', '11', 'moderate'])).toEqual(['PHQ-9 | 11 | - | - | moderate | - | -']);
  expect(ofRow(['VCI', '104', '61st', '97-111', 'Average'])).toEqual(['VCI | 104 | 61st | 97-111 | Average | - | -']);
  expect(ofRow(['Name', 'Jo Bloggs'])).toEqual([]);
});

test.each<[string, (string | null)[]]>([
  ['BRIEF-2 teacher: Working Memory T=61, Plan/Organise T=58.', ['T', 'T']],
  ['Conners 3: T=78 inattention, T=71 hyperactivity.', ['T', 'T']],
  [
    'On the Conners 3 her mother gave T-scores of 82 for inattention and 77 for hyperactivity.',
    ['T-scores', 'T-scores'],
  ],
  ['Conners 3 T-scores (parent / teacher): Inattention 78/74.', [null, null]],
  ['WISC-V Block Design scaled score 9, VCI 104.', ['scaled score', null]],
  ['MASC-2 Total T=64.', ['T']],
  ['Digit Span ss 8 -> 9', ['ss', 'ss']],
  ['PHQ-9 21, GAD-7 14.', [null, null]],
  ['TOMM 61, T=161 elsewhere.', [null]],
])('of which kind the figures of "%s" are', (text, scales) => {
  const found = findScores({ text, cells: null, header: null, heading: null, label: null });
  expect(found.map(({ scale }) => scale)).toEqual(scales);
});

test('the head of a column says of which kind its figures are', () => {
  const scaleOf = (cells: string[], header: string[]) =>
    findScores({ text: cells.join(' | '), cells, header, heading: null, label: null }).map(({ scale }) => scale);
  expect(scaleOf(['Block Design', '9', '37'], ['Subtest', 'Scaled score', 'Percentile'])).toEqual(['Scaled score']);
  expect(scaleOf(['Inattention', '78', '74'], ['Conners 3 scale', 'Parent T-score', 'Teacher T-score'])).toEqual([
    'T-score',
    'T-score',
  ]);
  expect(scaleOf(['VCI', '104'], ['Index', 'Standard score'])).toEqual([null]);
  expect(scaleOf(['BNT', '41', '5'], ['Test', 'Raw', 'Scaled score'])).toEqual([null, null]);
});

test.each([
  ['PHQ-9 12', true],
  ['RUDAS 17/30', true],
  ['Verbal Ability 88 (21st centile)', true],
  // In a section of results these are rows; elsewhere they may be anything.
  ['NAC bag 1 at 0735.', false],
  ['FVC 71%', false],
  ['JCV index 0.31', false],
])('"%s" surely tells scores: %s', (text, isSure) => {
  expect(tellsScores({ text, cells: null, header: null, heading: null, label: null })).toBe(isSure);
});
