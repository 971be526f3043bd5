import { expect, test } from 'vitest';
import { isEponym } from './is-eponym.ts';
import { tokenise } from './tokens.ts';

function isEponymIn(text: string, word: string): boolean {
  const tokens = tokenise(text);
  return isEponym(
    tokens,
    tokens.findIndex((token) => token.text === word),
  );
}

test.each([
  ["Murphy's neg on palpation", 'Murphy'],
  ["McBurney's not tender", 'McBurney'],
  ['MMSE (Folstein) 24', 'Folstein'],
  ["EF 55% (Simpson's)", 'Simpson'],
  ['Weber C ankle fixed', 'Weber'],
  ['Bristol type 6 today', 'Bristol'],
  ["LFTs up ?Gilbert's", 'Gilbert'],
  ["Helen's Law was explained", 'Helen'],
  ['Clark and Wells model used', 'Clark'],
  ['escala de Hamilton 14', 'Hamilton'],
  ["described by her carer. Todd's paresis for an hour", 'Todd'],
])('in %j it is %s', (text, word) => {
  expect(isEponymIn(text, word)).toBe(true);
});

test.each([
  ['Dr Murphy neg about it', 'Murphy'],
  ['Seen by Clark and Wells for review', 'Clark'],
  ['his brother Todd left', 'Todd'],
  ["Simpson's mother rang", 'Simpson'],
])('in %j %s is somebody', (text, word) => {
  expect(isEponymIn(text, word)).toBe(false);
});
