import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { LIST_LINE_PATTERNS } from './list-line-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, LIST_LINE_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Ward list\n4 C Rowntree 79F - home Friday', 'C Rowntree'],
  ['Handover\n6 TlB 70 for rehab', 'TlB'],
  ['Lab book\n24H220417 PILGRIM J Li 0.91', 'PILGRIM J'],
  ['Log\n10.20 June (dtr) rang', 'June'],
  ['Given by S/N T. MARCH, RMN', 'T. MARCH'],
  ["4. MARK'S VIEWS", 'MARK'],
  ['Rice, Tamsin 10:02 - in yet?', 'Rice, Tamsin'],
  ['Joy Marsh 09:36: can you sign', 'Joy Marsh'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each([
  'Bloods\n1 BP 70 today',
  'Log\n10.20 Lunch again refused',
  '1 L saline over 8 h',
  "SUMMER'S END",
  'Night Report 22:00 - settled',
])('nothing in %j', (text) => {
  expect(hiddenIn(text)).toEqual([]);
});
