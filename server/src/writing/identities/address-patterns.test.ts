import { expect, test } from 'vitest';
import { ADDRESS_ABROAD_PATTERNS } from './address-abroad-patterns.ts';
import { ADDRESS_PATTERNS } from './address-patterns.ts';
import { findAll } from './kind-pattern.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, ADDRESS_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Lives at 118 W 9th, buzzer broken', '118 W 9th'],
  ['moved in w sister, 9a over the chip shop, Mill St', '9a over the chip shop'],
  ['Blk 204 #08-17 Tampines St 21', 'Blk 204 #08-17 Tampines St 21'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

const abroad = (text: string): string[] =>
  findAll(text, ADDRESS_ABROAD_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['lives in Karl-Marx-Allee 90 now', 'Karl-Marx-Allee 90'],
  ['from Rua 7 de Abril', 'Rua 7 de Abril'],
  ['2-14 Kita-machi', '2-14 Kita-machi'],
])('abroad: %j', (text, hidden) => {
  expect(abroad(text)).toContain(hidden);
});

test.each(['Ring 4 fitted at 2-14 weeks', 'Via 2 de novo loops'])('nothing abroad in %j', (text) => {
  expect(abroad(text)).toEqual([]);
});

test.each(['Seen on the 9th, scored 118.', 'Hb 9 above the cut-off', 'Block 2 of the programme'])(
  'nothing in %j',
  (text) => {
    expect(hiddenIn(text)).toEqual([]);
  },
);
