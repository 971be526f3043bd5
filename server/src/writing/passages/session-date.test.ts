import { expect, test } from 'vitest';
import { sessionDate } from './session-date.ts';

const entered = new Date('2026-01-12T09:00:00Z');
const read = (title: string, text = ''): string => sessionDate(title, text, entered).toISOString().slice(0, 10);

test.each([
  ['Session 4, 3 December 2025', '', '2025-12-03'],
  ['Session 4', 'Date: 05/01/2026. Came late.', '2026-01-05'],
  ['Session 4', 'Seen 29 Dec with mum.', '2025-12-29'],
  ['Session 4', '# 2026-01-08\n\nCame late.', '2026-01-08'],
  ['Session 4', '# Initial assessment 02.12.25\n\nCame late.', '2025-12-02'],
  ['Session 4', 'Assessment 17 Dec 2025\n\nCame late.', '2025-12-17'],
  ['Session 4', 'Tel call with mum, 3/1/26\nCame late.', '2026-01-03'],
  ['Session 4', 'Telephone consultation, 9 January 2026, 16:10–16:45, with her consent.', '2026-01-09'],
  ['Session 4', 'Dietetic review, eating disorders day unit, 4 Jan 2026\n\nWt 44 kg.', '2026-01-04'],
  ['Letter', 'Dear Dr A,\n\nThank you for referring him. I saw him with his wife on 3 January 2026.', '2026-01-03'],
  ['Session 4', 'Video consult, perinatal team, 4 Jan 2026 14:00. Present: Amara.', '2026-01-04'],
  ['Session 4', 'Crisis line 02.10, 4 Jan. Caller is mum.', '2026-01-04'],
  ['Session 4', 'Ward round 10:30, 4 Jan\nSlept well.', '2026-01-04'],
  ['Session 4', 'Assessment at school 17 Dec 2025 was cancelled.', '2026-01-12'],
  ['Session 4', 'Ward 4 (Rowan) continuous record\n12/12/25 07:45 S/N Adeyemi (nights)\nSlept well.', '2025-12-12'],
  ['Session 4', 'HMP, in-reach\n03-Dec-2025 10:40 RMN Quddus\nSettled.', '2025-12-03'],
  ['Session 4', 'Crew 4417, call 01:52\n22/12/2025\nSat on the kerb.', '2025-12-22'],
  ['Letter', 'Date typed: 21 December 2025 Date of contact: 19 December 2025\nDear Dr A', '2025-12-19'],
  ['Letter', 'Typed: 21 December 2025\nSeen: 19 December 2025\nDear Dr A', '2025-12-19'],
  ['Letter', 'Date typed: 21 December 2025\nDear Dr A', '2025-12-21'],
  ['Letter', `${'Gable House, Northvale. '.repeat(14)}\nTyped 21 Dec 2025. Date seen: 19 Dec 2025`, '2025-12-19'],
  ['Letter', `${'Gable House, Northvale. '.repeat(14)}\nClinic letter. Reviewed 21 Nov 2025 by the GP.`, '2026-01-12'],
  ['Session 4', "Visit: Weds 4th Nov '24. At home.", '2024-11-04'],
  ['Session 4', 'Date of birth: 03/04/2024. Came with mum.', '2026-01-12'],
  ['Session 4', 'Date of referral: 3 Nov 2025. Came with mum.', '2026-01-12'],
  ['Session 4', 'History\n12/12/25 moved house\n14/12/25 lost job', '2026-01-12'],
  ['Session 4', 'Fell off a ladder on 02.12.25.', '2026-01-12'],
  ['Annual review', 'Minutes of 8 Jan: mum, SENCo, EP.', '2026-01-08'],
  ['Review 8 Jan', '', '2026-01-08'],
  ['Review 8 Jan', 'Seen 08/01/2025 with mum.', '2025-01-08'],
  ['Review 8 Jan', 'DOB 8 January 1990. Seen with mum.', '2026-01-08'],
  ['Session 4', 'Seen 8 Jan. Typed up 08/01/2025.', '2025-01-08'],
  ['Session 4', 'RTC 14 Feb 2025. Off work since.', '2026-01-12'],
  ['Session 4', 'DOB 03/04/1990.', '2026-01-12'],
  ['Session 4', 'Date: 31/02/2025', '2026-01-12'],
  ['Session 4', 'Next seen 3 March 2026.', '2026-01-12'],
  ['Session 4', 'School obs + mtg 14/5. Kayden, Y2.', '2025-05-14'],
  ['Session 4', 'WARD ROUND 04/11 Dr Lindqvist', '2025-11-04'],
  ['Session 4', 'Pain 4/10 today. Seen alone.', '2026-01-12'],
  ['Session 4', 'Diary, Y9 pupil. Recorded 3 January 2026\nCame late.', '2026-01-03'],
  ['Session 4', 'Diary of contacts\n11/12/25 – phone call with nan\nWell.', '2025-12-11'],
  ['Session 4', 'Diary of contacts\n11/12/25 – lost his job\nWell.', '2026-01-12'],
  ['Session 4', 'Came late. Seen 4/10 on the chart.', '2026-01-12'],
])('%s: %s', (title, text, expected) => {
  expect(read(title, text)).toBe(expected);
});
