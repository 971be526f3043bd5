import { expect, test } from 'vitest';
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

test.each(['Seen on the 9th, scored 118.', 'Hb 9 above the cut-off', 'Block 2 of the programme'])(
  'nothing in %j',
  (text) => {
    expect(hiddenIn(text)).toEqual([]);
  },
);
