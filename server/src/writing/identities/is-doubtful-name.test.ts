import { expect, test } from 'vitest';
import { isDoubtfulName } from './is-doubtful-name.ts';
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
