import { expect, test } from 'vitest';
import { isPaperwork } from './is-paperwork.ts';

const isPaper = (text: string): boolean => isPaperwork([{ text: 'Slept well.' }, { text }], 1);
const isFirst = (text: string): boolean => isPaperwork([{ text }], 0);

test.each([
  'Gable House, 3 Quarry Lane, Northvale NV4 2TT · Tel 01632 960114 · Fax 01632 960115',
  'this is dr anand dictating on the nineteenth of october regarding mrs patricia lowry',
  'please send a copy to her gp yours sincerely end of dictation',
  'this is a letter to doctor sandhu about jamie lowther full stop new paragraph',
  'Tel: 01632 960114',
  'Private & Confidential – addressee only',
  'Our ref: NCR/HT/30441 Your ref: SB/kt',
  'Re: Ms Joanne Tarrant, dob 02.06.1981, 12a Fell Court',
  'This letter and any attachments are confidential and intended solely for the addressee.',
  'If you have received it in error please destroy it and ring the number above.',
  'If you are not the intended recipient please inform the sender.',
  'This message may contain confidential information.',
  'Northvale Partnership is a smoke-free Trust.',
  'Sent from my iPhone',
  'Case recording created 27/10/2026 15:22:07 by MHADDAD',
  'Version 0.3 DRAFT – not for filing – Printed by: kaur.a 30/09/2026 08:41',
  'Office use only: scanned ☐ coded ☐',
  String.raw`C:\Users\kszym\Documents\TM_fu4_FINAL_v2.docx`,
  'K. Szymanska RD HCPC DT31771 bleep 2290',
])('part of the paper: %s', (text) => expect(isPaper(text)).toBe(true));

test.each([
  'Dtr Basia (NR) 07700 900318 aware, coming Sat',
  'Confidentiality and its limits explained, agreed.',
  'Confidential: disclosed that her uncle touches her.',
  'Re: bruising, nil seen.',
  'To: be seen in clinic next week',
  'From: age of six in care of nan.',
  'Asked us to keep this confidential from his wife.',
  'Scanned for metal before the MRI.',
  'Printed her name slowly with the left hand.',
  'Version of events differs from that of his wife.',
  'PIN of her bank card known to the carer 1234',
])('part of what is told: %s', (text) => expect(isPaper(text)).toBe(false));

test('the lines above a mail that is pasted in, unless one of them touches harm', () => {
  const mail = [
    'Bed asked for.',
    'From: A. Rao a.rao@example.org',
    'Sent: 14 October',
    'To: SPA',
    'Subject: RE: bed',
    'Hi Jo',
  ];
  const passages = mail.map((text) => ({ text }));
  expect(passages.map((_, index) => isPaperwork(passages, index))).toEqual([false, true, true, true, true, false]);
  const urgent = [{ text: 'From: a.rao@example.org' }, { text: 'Subject: RE: overdose last night' }];
  expect(isPaperwork(urgent, 1)).toBe(false);
});

test.each([
  'SCHOOL NURSING SERVICE – HEALTH REVIEW FORM (SN7 v3.2)',
  'HMP LANGRICK – MENTAL HEALTH IN-REACH – SystmOne entry',
  'Dietetics – inpt ED unit (Heron) – f/u 4 – SOAP',
])('the first line of a note that says what it is: %s', (text) => {
  expect(isFirst(text)).toBe(true);
  expect(isPaper(text)).toBe(false);
});

test.each([
  'Review – mood brighter, sleeping 7h',
  'Referred by the memory clinic – word finding difficulty',
  'Team – she was seen at home',
  'Memory clinic – names slipping',
])('a first line that tells more: %s', (text) => expect(isFirst(text)).toBe(false));

test.each([
  'cc: Pt; Ms D Keane; Community MH Team; file',
  'cc named nurse, Dr Abiola',
  'Dictated but not signed to avoid delay',
])('who gets a copy, and who typed it: %s', (text) => expect(isPaper(text)).toBe(true));

test.each(['CC: "dizzy x 2 wks."', 'CC: low mood', 'Copies her sister in everything.', 'cc: GP re overdose'])(
  'no line of copies: %s',
  (text) => expect(isPaper(text)).toBe(false),
);

test('the house that a letter comes from is part of the paper, and an operation in a list is none', () => {
  const letter = ['Ashgrove Surgery', '14 Mill Lane', 'Dear Dr Shah,', 'Cataract Surgery'].map((text) => ({ text }));
  expect(letter.map((_, index) => isPaperwork(letter, index))).toEqual([true, false, false, false]);
});
