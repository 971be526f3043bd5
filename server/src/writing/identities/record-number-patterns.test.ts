import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { RECORD_NUMBER_PATTERNS } from './record-number-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, RECORD_NUMBER_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['UHID LTM.40917 on the band.', 'LTM.40917'],
  ['ABHA 22-1034-5567-8890', '22-1034-5567-8890'],
  ['nr karty gł. 4410/22', '4410/22'],
  ['NHC 551207 en la pulsera', '551207'],
  ['Licence K219-440-715 was seen.', 'K219-440-715'],
  ['Medicare 3950 11827 4 / 1', '3950 11827 4 / 1'],
  ['DC Marlow 3318 attended.', '3318'],
  ['I produce the file as exhibit KDM/3.', 'KDM/3'],
  ['West Force, log 204i of 3/11/25.', '204i of 3/11/25'],
  ['incident 88 of 4th May 2025', '88 of 4th May 2025'],
  ['im on the list b4410kd', 'b4410kd'],
  ['Loc D2-14', 'D2-14'],
  ['URN RVB 0031127', 'RVB 0031127'],
  ['DoLS auth KCC 24/3310', 'KCC 24/3310'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each(['ACC 3/12 agreed.', 'No sessions 12 to 14 this week.', 'ICD F32.2, PHQ-9 18.', 'Sleep log 5 of 7 done.'])(
  'nothing in %j',
  (text) => {
    expect(hiddenIn(text)).toEqual([]);
  },
);
