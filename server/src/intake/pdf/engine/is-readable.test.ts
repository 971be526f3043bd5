import { expect, test } from 'vitest';
import { isReadable } from './is-readable.ts';

const ENGLISH =
  'The patient was seen in clinic and reported that sleep had improved considerably since the last review in spring.';
const shifted = ENGLISH.repeat(2).replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));

test.each([
  ['English', ENGLISH, true],
  [
    'Polish',
    'Pacjentka zgłosiła się na wizytę kontrolną i podała, że sen znacznie się poprawił od ostatniej wizyty w maju',
    true,
  ],
  ['Greek', 'Ο ασθενής εξετάστηκε σήμερα και αισθάνεται καλύτερα.', true],
  ['figures', '12.5 88 91 104 (79) 21 10 '.repeat(20), true],
  ['a few initials', 'MRI CT PHQ WSAS GAD', true],
  ['nothing', ' \n ', false],
  ['unassigned glyphs', `${'\ue001\ue002\ue003\uf0b7'.repeat(20)} page`, false],
  ['replacement characters', '\ufffd\ufffd\ufffd\ufffd ok', false],
  ['letters shifted along the alphabet', shifted, false],
])('%s', (_, text, expected) => {
  expect(isReadable(text)).toBe(expected);
});
