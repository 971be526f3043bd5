import { describe, expect, test } from 'vitest';
import { isEntryHead, isNoteHead } from './is-entry-head.ts';

describe('the head of an entry', () => {
  test.each([
    '05/11 SN Femi.',
    '14/02 0715 SN Paul (nights).',
    '14/02 1420 SN Iris (early).',
    '3 March 2026, 14:20, CPN Joy',
    'Clinic 12/10/2026.',
    'WR 21/10 Dr Osei',
    '[10:15]',
    'Play therapy – session 9 of 12 – Tues',
    'Session 15.',
    '12/10/26 07:45 S/N K Adeyemi (nights → days handover)',
    '12/10/26 11:20 Dr F Oyelaran CT2 (ward rev)',
    '12/10/26 15:05 OT – B. Lindqvist',
    '03-Sep-2026 10:40 RMN Farah Quddus – ACCT rev (3rd)',
    '03-Sep-2026 14:15 Healthcare – Nurse Pell (treatment hatch)',
    '-- ED addendum 04:40 FY2 R. Nair --',
    'Weds.',
    'Fri 9.',
    'Sun night',
    'Late shift.',
    '4 May 09:00 | Ward review, Dr Ash',
  ])('is when and by whom it was written: %s', (text) => {
    expect(isEntryHead(text)).toBe(true);
  });

  test.each([
    '05/11 refused obs.',
    '14/02 fell in the hall.',
    'ECG 02/11 QTc 441.',
    'Seen 05/11 by SN Femi for a fall.',
    'Fri 7 Nov discharge.',
    '21/10 SN Grace hit by another patient.',
    'DOB 03/04/1981',
    '12/10/26 15:05 OT – B. Lindqvist hit on the arm',
    '10-Sep-2026 09:55 RMN Quddus – ACCT closed, post closure 17/9',
    'Fell 04:40 HCA Poole',
    '12/10 11:20 Dr Oyelaran (bruise 3 cm)',
    'Review 3/52',
    'MDT Thurs.',
    'Review Fri.',
    'Sun: fell.',
    'Nights are worst.',
    'Review 3/12',
    'Missed session 4',
    'LAC review 3 Dec',
    'Session 4: cried throughout',
    'WARD ROUND 04/11 Dr Lindqvist, SN Femi, OT',
  ])('is nothing that tells more: %s', (text) => {
    expect(isEntryHead(text)).toBe(false);
  });
});

test.each([
  'Video consult, perinatal MH, 10 Nov 2026 14:00.',
  'Dietetic review, eating disorders day unit, 12 Nov 2026',
])('the head of a note names the contact and its day: %s', (text) => expect(isNoteHead(text)).toBe(true));

test.each([
  'Assessment of a fall on 3 Dec with fracture of the wrist.',
  'Called 3 Dec, no answer.',
  'Review: slept well.',
])('and nothing else: %s', (text) => expect(isNoteHead(text)).toBe(false));
