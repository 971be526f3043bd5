import { expect, test } from 'vitest';
import { withoutHeading } from './without-heading.ts';

test.each([
  ['Presenting complaint: low mood.', 'Presenting complaint', 'Low mood.'],
  ['Diagnosis: migraine.', 'Diagnoses', 'Diagnosis: migraine.'],
  ['Mental state: kempt.', 'Mental state examination', 'Kempt.'],
  ['Risk: no plans.', 'Risks', 'No plans.'],
  ['Past medical history: asthma.', 'Medical history and medication', 'Past medical history: asthma.'],
  ['Mother: asthma.', 'Family history', 'Mother: asthma.'],
  ['Risk: 3:1 staffing.', 'Risk', '3:1 staffing.'],
])('%s below %s', (text, heading, written) => expect(withoutHeading(text, heading)).toBe(written));
