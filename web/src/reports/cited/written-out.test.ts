import { expect, test } from 'vitest';
import { listWrittenOut } from './written-out.ts';

test.each([
  [
    'Hx of low mood x 2y, feedback 3/52',
    'History of low mood for 2 years, feedback 3 weeks.',
    [
      ['Hx', 'History'],
      ['x 2y', 'for 2 years'],
      ['3/52', '3 weeks'],
    ],
  ],
  [
    'Sertraline 50 mg bd, zopiclone 7.5 mg nocte',
    'Sertraline 50 mg twice a day, zopiclone 7.5 mg at night.',
    [
      ['bd', 'twice a day'],
      ['nocte', 'at night'],
    ],
  ],
  ['She sleeps well', 'She sleeps well.', []],
  ['No, never.', 'Asked “Ever?”, Mum said: “No, never.”', []],
])('%s', (original, sentence, expected) => {
  expect(listWrittenOut(original, sentence).map(({ short, full }) => [short, full])).toEqual(expected);
});
