import { expect, test } from 'vitest';
import { findAll } from './kind-pattern.ts';
import { STREET_PATTERNS } from './street-patterns.ts';

const hiddenIn = (text: string): string[] =>
  findAll(text, STREET_PATTERNS).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Seen around Larch St area again.', 'Larch St'],
  ['Stayed at Juniper Ct #7 over Easter.', 'Juniper Ct #7'],
  ['Picked up on the 2400 block of W Hanover.', '2400 block of W Hanover'],
  ['Found at I-90 frontage & Mossgate.', 'I-90 frontage & Mossgate'],
  ['U2/41 Grevillea Pde, no phone.', 'U2/41 Grevillea Pde'],
  ['Grew up in Shanti Vihar.', 'Shanti Vihar'],
  ['Lane 40, Huaihai Zhong Lu', 'Lane 40, Huaihai Zhong Lu'],
  ['The lady at 27 said he was out.', '27'],
  ['On bail to Tallapoosa County.', 'Tallapoosa County'],
])('%j', (text, hidden) => {
  expect(hiddenIn(text)).toContain(hidden);
});

test.each(['Serum Cl 102, K 4.1.', 'CT head normal, MRI booked.', 'The neighbour at work helps.'])(
  'nothing in %j',
  (text) => {
    expect(hiddenIn(text)).toEqual([]);
  },
);
