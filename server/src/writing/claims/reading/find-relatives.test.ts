import { expect, test } from 'vitest';
import { tokenise } from '../words/tokenise.ts';
import { findRelatives, nameByKin, type Relatives } from './find-relatives.ts';

function read(texts: string[], clientName = ''): Relatives {
  const turns = findRelatives(texts, clientName);
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) return value;
  }
}

test('a name right beside the word for it tells who somebody is', () => {
  const found = read(['Mum Denise attended. Partner (Siobhan): short fuse.', 'Wife, Jean, agrees. Ewa (niece) rings.']);
  expect([...found.byName]).toEqual([
    ['denise', 'mother'],
    ['siobhan', 'partner'],
    ['jean', 'wife'],
    ['ewa', 'niece'],
  ]);
});

test.each([
  ['the client, who was named before', 'Leo, 8, Year 3. Mum worries about her son Leo.'],
  ['the son of the mother, who may be the client', 'Mum attended with her older son Kyle.'],
  ['two brothers', 'Lives with brother Tom and brother Ben.'],
  ['one name for two people', 'Brother Sam is 12. Later: uncle Sam visited.'],
  ['where somebody comes from', 'Mother Polish, father German.'],
  ['a verb with a capital', 'Mum Reports that he sleeps.'],
  ['one of many', 'His friend Tom and a friend Ben.'],
])('nobody is taken for a relative: %s', (_, text) => {
  expect(read([text]).byName.size).toBe(0);
});

test('what others call the client names the client, unless another is called so too', () => {
  const told = 'Attended with son Kyle. Sister Ada stayed at home.';
  const known = read([told], 'Kyle James');
  expect([...known.byName]).toEqual([['ada', 'sister']]);
  expect([...known.ofClient]).toEqual(['son']);
  expect(nameByKin(tokenise('Her son sleeps badly'), known).map(({ word }) => word)).toEqual([
    'her',
    'sleeps',
    'badly',
  ]);
  expect(read([told, 'Her other son, Ben, is 12.'], 'Kyle').ofClient.size).toBe(0);
});
