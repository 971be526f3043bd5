import { expect, test } from 'vitest';
import { leaveOutIdentities } from './leave-out-identities.ts';

test('words of medicine stay, and who is named among them does not', () => {
  expect(leaveOutIdentities('sertraline, risperidone, PHQ-9')).toBe('sertraline, risperidone, PHQ-9');
  expect(leaveOutIdentities("sertraline, Maeve O'Brien, risperidone")).toBe('sertraline, risperidone');
  expect(leaveOutIdentities('Dr Oyelaran, Thornbury Primary, clozapine')).not.toMatch(/Oyelaran|Thornbury/);
});

test('a name that one place tells is left out wherever it stands', () => {
  expect(leaveOutIdentities('Her sister Tuesday-Rain rang. TUESDAY-RAIN, clozapine')).not.toMatch(/rain/i);
});
