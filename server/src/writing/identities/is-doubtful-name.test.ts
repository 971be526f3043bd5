import { expect, test } from 'vitest';
import { isDoubtfulName, isTownName } from './is-doubtful-name.ts';
import { tokenise } from './tokens.ts';

test.each(['Operations', 'Awareness', 'AED', 'R', 'Ho', 'Peer Relations'])('%s is offered to nobody', (name) => {
  expect(isDoubtfulName(name, undefined)).toBe(true);
});

test.each(['Cara', 'Kacper', 'Orla', 'Finn', 'Jo Reid', 'Pearl'])('%s may be somebody', (name) => {
  expect(isDoubtfulName(name, undefined)).toBe(false);
});

test('behind a title a word is somebody, and a letter is too little', () => {
  const [title] = tokenise('Mrs');
  expect(isDoubtfulName('Kettle', title)).toBe(false);
  expect(isDoubtfulName('B', title)).toBe(true);
});

test('what an article stands before, a test and a letter are nobody; a family is', () => {
  const [article, title] = tokenise('the Mr');
  expect(isDoubtfulName('Tagus', article)).toBe(true);
  expect(isDoubtfulName('Patels', article)).toBe(false);
  expect(isDoubtfulName('Rivermead PCSQ', undefined)).toBe(true);
  expect(isDoubtfulName('Schubert', undefined)).toBe(true);
  expect(isDoubtfulName('Anna Schubert', undefined)).toBe(false);
  expect(isDoubtfulName('H. Gave', title)).toBe(true);
});

test('a town is a place, unless somebody with that name does something', () => {
  const [title, trip, said] = tokenise('Mr trip said');
  expect(isTownName('Kyoto', undefined, undefined)).toBe(true);
  expect(isTownName('Hale', title, undefined)).toBe(false);
  expect(isTownName('Paris', undefined, trip)).toBe(true);
  expect(isTownName('Paris', undefined, said)).toBe(false);
});
