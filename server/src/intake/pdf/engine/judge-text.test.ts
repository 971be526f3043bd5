import { expect, test } from 'vitest';
import { judgeText } from './judge-text.ts';

const ENGLISH =
  'The patient was seen in clinic and reported that sleep had improved considerably since the last review in spring.';
const shifted = ENGLISH.repeat(2).replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));

test.each([
  ['English', ENGLISH, 'readable'],
  [
    'Polish',
    'Pacjentka zgłosiła się na wizytę kontrolną i podała, że sen znacznie się poprawił od ostatniej wizyty w maju',
    'readable',
  ],
  ['Greek', 'Ο ασθενής εξετάστηκε σήμερα και αισθάνεται καλύτερα.', 'readable'],
  ['figures', '12.5 88 91 104 (79) 21 10 '.repeat(20), 'readable'],
  ['a few initials', 'MRI CT PHQ WSAS GAD', 'readable'],
  ['nothing', ' \n ', 'unreadable'],
  ['unassigned glyphs', `${'\ue001\ue002\ue003\uf0b7'.repeat(20)} page`, 'unreadable'],
  ['replacement characters', '\ufffd\ufffd\ufffd\ufffd ok', 'unreadable'],
  ['letters shifted along the alphabet', shifted, 'doubtful'],
])('%s', (_, text, expected) => {
  expect(judgeText(text)).toBe(expected);
});
