import { expect, test } from 'vitest';
import { fillHouseNumbers } from './fill-house-numbers.ts';
import type { Identifier } from './identifier.ts';

/** Hides the words between brackets as the name of a person, and gives what is hidden then. */
function hide(marked: string): string[] {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replaceAll(/[[\]]/g, '');
  const found: Identifier[] = [{ kind: 'PERSON', start, end }];
  return fillHouseNumbers(text, found).map((place) => `${place.kind} ${text.slice(place.start, place.end)}`);
}

test.each([
  ['8 [Maes y Dre]', '8 Maes y Dre'],
  ['Seen.\n1204/5 [Sukhumvit Soi]', '1204/5 Sukhumvit Soi'],
  ['HV 22a [Station App], no reply', '22a Station App'],
  ['lives in [Gran Vía] 22.', 'Gran Vía 22'],
  ['flat at [Karl-Marx-Allee] 90', 'Karl-Marx-Allee 90'],
])('the number of a house belongs to its name: %s', (text, address) => {
  expect(hide(text)).toEqual([`ADDRESS ${address}`]);
});

test.each([
  '3 [Anna]',
  'Mood 8 [Anna Smith]',
  '2 [Anna Smith] and Ben came',
  'spoke to [Mary Ann] 22',
  '[Mary Ann] 4/10',
])('and no other figure does: %s', (text) => {
  expect(hide(text)).toEqual([`PERSON ${/\[(.*)\]/.exec(text)?.[1]}`]);
});
