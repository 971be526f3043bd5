import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

const notes = [
  'Tribunal 14 Nov; tenancy may end if the rent is late. Dietitian to be phoned about oats. The buzzing has gone.',
  'Key worker offered, accepted. Advised her to stop diazepam. Stool sample sent this morning. Charts are used at school.',
  'Trazodone 100 unchanged. Ketamine trial 3 mo. Hydration 2 L a day. Dose lowered at 07:30. Falls score 31 → 22.',
  'Physio x5. Attended 4 of 9 groups. Lamotrigine 25 from 8 May, 50 from 22 May. Flu was followed by a cough.',
  'Aunt says he sleeps badly. Her dad Len walks the dog on Fridays.',
].join('\n\n');
const judge = judgeAgainst('Review', notes);

test.each([
  'The tribunal is on 14 November.',
  'The tenancy may be ended if the rent is late.',
  'The dietitian is to be phoned about oats.',
  'The buzzing has resolved.',
  'She has accepted a key worker.',
  'Diazepam is to be stopped.',
  'The result of the stool sample is awaited.',
  'The cough came after the flu.',
])('a time that is told otherwise is no contradiction: %s', (claim) => expect(judge(claim)).not.toBe('contradicts'));

test.each([
  'Trazodone was left at 100 mg.',
  'The ketamine trial lasted three months.',
  'She drinks two litres a day for hydration.',
  'The dose was lowered at half past seven.',
  'The falls score has come down by nine points.',
  'She had five sessions of physiotherapy.',
  'She attended four of the nine groups.',
  'Lamotrigine was raised to 50 mg on 22 May.',
])('nor is a figure that is written otherwise: %s', (claim) => expect(judge(claim)).not.toBe('contradicts'));

test.each(['His aunt has noticed that he sleeps badly.', 'Len walks the dog on Fridays.'])(
  'nor is a person who tells it, or is named: %s',
  (claim) => expect(judge(claim)).not.toBe('contradicts'),
);

test.each([
  'The dietitian has already been phoned about oats.',
  'The buzzing goes on.',
  'Trazodone was raised to 150 mg.',
  'The ketamine trial lasted three weeks.',
  'She attended seven of the nine groups.',
  'Lamotrigine was raised to 75 mg on 22 May.',
])('another time or figure still does not pass: %s', (claim) => expect(judge(claim)).not.toBe('supported'));
