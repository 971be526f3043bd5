import { expect, test } from 'vitest';
import { readNote } from '../../reading/read-note.ts';
import { judgeAgainst } from '../testing/judge-against.ts';
import { judgeClaim } from './judge-claim.ts';
import { indexPassages } from './passages.ts';

const SCORES = `| Date | PHQ-9 | GAD-7 | Notes |
| --- | --- | --- | --- |
| 03/05 | 12 | 9 | baseline |
| 07/06 | 18 | 14 | after redundancy |
| 12/07 | 10 | 8 | back at work |`;
const BLOODS = `| Test | 14/01 | 18/02 | 25/03 |
| --- | --- | --- | --- |
| Ferritin | 12 | 31 | 55 |
| Creatinine | 78 | 84 | 91 |`;
const CHART = `| Time | HR | Temp | O2 |
| --- | --- | --- | --- |
| 08:00 | 84 | 36.8 | room air |
| 12:00 | 96 | 37.9 | " |
| 14:30 | 118 | 38.7 | 2 L nasal |`;
const MEDICINES = `| Drug | Dose | Started | Stopped | Reason |
| --- | --- | --- | --- | --- |
| Sertraline | 100 mg od | 03/2022 | 08/2022 | sexual side effects |
| Mirtazapine | 30 mg nocte | 09/2022 | 02/2023 | weight gain |
| Duloxetine | 60 mg od | 03/2023 | | ongoing |`;
const WARD = `14/11 RMN Okoye: Settled, ate supper, slept 6 h. PRN lorazepam 1 mg at 22:00.

15/11 Dr Lin (CT2): Guarded. Olanzapine up to 15 mg. No leave.

16/11 RMN Farah: Refused breakfast, threw cup at wall. PRN lorazepam 2 mg. Slept 3 h.`;
const SESSIONS = `Session 1 (5/6): formulation, IES-R 52

Session 3 (26/6): imaginal exposure 20 min. SUDS 95

Session 5 (10/7): drove past alone. SUDS 25, IES-R 21`;
const YEARS = `- 2004 caution, shoplifting
- 2012 divorced, started drinking daily
- 2014 drink driving, banned 18 months`;
const RATINGS = `| Scale | Mother | Father | Teacher (Mr Boyle) |
| --- | --- | --- | --- |
| Inattention | 78 | 66 | 81 |
| Aggression | 49 | 47 | 45 |`;
const GROWTH = `| Age | Weight kg | OFC cm |
| --- | --- | --- |
| 6/52 | 4.2 | 37.1 |
| 4/12 | 5.6 | 40.8 |
| 9/12 | 7.9 | 44.5 |`;

test.each([
  [SCORES, 'On 12 July, when she was back at work, her PHQ-9 was 10.'],
  [SCORES, 'Her PHQ-9 was 12 on 3 May and had risen to 18 by 7 June.'],
  [SCORES, 'By 12 July her PHQ-9 had fallen from 18 to 10.'],
  [BLOODS, 'On 25 March, her creatinine was 91 and her ferritin was 55.'],
  [CHART, 'At 12:00 he was breathing room air, and his heart rate was 96.'],
  [MEDICINES, 'Sertraline was stopped in August 2022 because of sexual side effects.'],
  [MEDICINES, 'Mirtazapine 30 mg at night was started in September 2022 and later stopped because of weight gain.'],
  [WARD, 'Dr Lin increased his olanzapine to 15 mg on 15 November.'],
  [WARD, 'He was given 2 mg of lorazepam as required on 16 November.'],
  [SESSIONS, 'By session 5 her IES-R had fallen from 52 to 21.'],
  [YEARS, 'In 2014 he was banned for 18 months for drink driving.'],
  [RATINGS, 'His teacher, Mr Boyle, rated his inattention at 81.'],
  [GROWTH, 'At four months he weighed 5.6 kg.'],
])('what is told of one row or entry is found there: %#', (note, claim) => {
  expect(judgeAgainst('Note', note)(claim)).toBe('supported');
});

test.each([
  [SCORES, 'On 12 July, when she was back at work, her PHQ-9 was 18.'],
  [SCORES, 'On 7 June, when she was back at work, her PHQ-9 was 18.'],
  [BLOODS, 'On 25 March, her creatinine was 84 and her ferritin was 55.'],
  [CHART, 'At 14:30 his temperature was 38.7 and his heart rate was 96.'],
  [MEDICINES, 'She has been taking duloxetine 60 mg daily since September 2022.'],
  [
    MEDICINES,
    'Mirtazapine 30 mg at night was started in September 2022 and later stopped because of sexual side effects.',
  ],
  [WARD, 'On 14 November he slept for three hours and ate supper.'],
  [WARD, 'On 15 November he refused breakfast and threw a cup at the wall.'],
  [WARD, 'Dr Farah increased his olanzapine to 15 mg on 15 November.'],
  [SESSIONS, 'In session 3 she did imaginal exposure for 20 minutes, and her SUDS was 25.'],
  [YEARS, 'In 2012 he was banned for 18 months for drink driving.'],
  [RATINGS, 'According to his father, inattention had a score of 81.'],
  [GROWTH, 'At four months he weighed 7.9 kg.'],
])('what stands in another row or entry is not: %#', (note, claim) => {
  expect(judgeAgainst('Note', note)(claim)).not.toBe('supported');
});

test.each([
  ['On 3 May her PHQ-9 was 12.', 'supported'],
  ['On 3 May, at the first visit, her PHQ-9 was 18.', 'contradicts'],
])('a figure is that of the note of its day: %s', (claim, verdict) => {
  const notes = [
    { title: 'First visit', date: '3 May 2025', passages: readNote('PHQ-9 12. Sleeping badly.') },
    { title: 'Second visit', date: '7 June 2025', passages: readNote('PHQ-9 18. Lost her job.') },
  ];
  expect(judgeClaim(indexPassages(notes), claim, [], () => 0).verdict).toBe(verdict);
});
