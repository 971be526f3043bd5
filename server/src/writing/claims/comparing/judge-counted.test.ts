import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  '3.11. call from the GP. Low mood. Sertraline 50 mg since 6.10., no side effects. Off sick since 20.10. and BMI 21.5.',
  'Emre (DOB 17.4.2012) seen with his mother. Mila (b. 7.11.2024) rolls, seen 7.5.2025.',
  'Sleep: bed 2am, up at 7am. Reading age 8 years 1 month at a chronological age of 9 years 3 months.',
  'Conners: inattention T 74, hyperactivity T 58. Swimming on Thursdays.',
].join('\n\n');
const judge = judgeAgainst('Call', notes);

test.each([
  'She has been taking sertraline 50 mg for four weeks without side effects.',
  'She has been off sick since 20 October.',
  'Her body mass index is 21.5.',
  'Emre is thirteen years old.',
  'Mila was six months old when she was seen.',
  'He sleeps for five hours, going to bed at 2 a.m.',
  'Her reading age is fourteen months behind her chronological age.',
  'Inattention was rated with a T score above 70.',
  'He goes swimming once a week.',
])('what the notes give by counting is found: %s', (claim) => expect(judge(claim)).toBe('supported'));

test.each([
  'She has been taking sertraline 50 mg for four months without side effects.',
  'She has been off sick since 3 October.',
  'Emre is sixteen years old.',
  'Mila was three months old when she was seen.',
  'He sleeps for eight hours, going to bed at 2 a.m.',
  'Her reading age is nineteen months behind her chronological age.',
  'Hyperactivity was rated with a T score above 70.',
])('what they do not is not: %s', (claim) => expect(judge(claim)).not.toBe('supported'));
