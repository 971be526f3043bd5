import { expect, test } from 'vitest';
import { findRelatives, type Relatives } from './find-relatives.ts';

function read(...texts: string[]): Relatives {
  const turns = findRelatives(texts);
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) return value;
  }
}

test('a name right beside the word for it tells who somebody is', () => {
  const found = read('Mum Denise attended. Partner (Siobhan): short fuse.', 'Wife, Jean, agrees. Ewa (niece) rings.');
  expect([...found]).toEqual([
    ['denise', 'mother'],
    ['siobhan', 'partner'],
    ['jean', 'wife'],
    ['ewa', 'niece'],
  ]);
});

test.each([
  ['the client, who was named before', 'Leo, 8, Year 3. Mum worries about her son Leo.'],
  ['two brothers', 'Lives with brother Tom and brother Ben.'],
  ['one name for two people', 'Brother Sam is 12. Later: uncle Sam visited.'],
  ['where somebody comes from', 'Mother Polish, father German.'],
  ['a verb with a capital', 'Mum Reports that he sleeps.'],
  ['one of many', 'His friend Tom and a friend Ben.'],
])('nobody is taken for a relative: %s', (_, text) => {
  expect(read(text).size).toBe(0);
});
