import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'Podiatry referral sent 4/9, appointment 30/9. Heel ulcer dressed on 14/8. PHQ-9 13 in March.',
  'DOB 14/02/1998, admitted 3 May 2025, discharged 29 May 2025.',
].join('\n\n');
const judge = judgeAgainst('Visit', notes);

test.each([
  'The podiatry referral was sent on 4 September.',
  'The heel ulcer was dressed on the 14th of August.',
  'Her PHQ-9 score was 13 in March.',
  'She was 27 years old when she was admitted on 3 May 2025.',
])('a day told in words is that in figures: %s', (claim) => expect(judge(claim)).toBe('supported'));

test.each([
  'The podiatry referral was sent on 14 September.',
  'The heel ulcer was dressed on 14 September.',
  'She was 37 years old when she was admitted on 3 May 2025.',
])('another day, month or age is not: %s', (claim) => expect(judge(claim)).not.toBe('supported'));
