import { expect, test } from 'vitest';
import { isPetForm } from './pet-forms.ts';

test.each([
  ['cat', 'catherine'],
  ['tina', 'christina'],
  ['smithy', 'smith'],
  ['gaz', 'gary'],
  ['shazza', 'sharon'],
  ['zozo', 'zoe'],
])('%s is made of %s', (word, name) => {
  expect(isPetForm(word, name)).toBe(true);
});

test.each([
  ['smith', 'smith'],
  ['mood', 'margaret'],
  ['jazz', 'peter'],
  ['he', 'helen'],
])('%s is not made of %s', (word, name) => {
  expect(isPetForm(word, name)).toBe(false);
});
