import { expect, test } from 'vitest';
import { identitiesOf } from '../writing/identities/identities-of.ts';
import { clientValues } from './client-values.ts';

const MAEVE = { firstName: 'Maeve', lastName: 'Byrne', dateOfBirth: null, pronouns: null };

test('names, possessives and pronouns of a client', () => {
  expect(clientValues({ ...MAEVE, lastName: 'James', pronouns: 'she/her' })).toMatchObject({
    'client.full_name': 'Maeve James',
    'client.first_name_possessive': "Maeve's",
    'client.full_name_possessive': "Maeve James'",
    'client.date_of_birth': 'not recorded',
    'client.they': 'she',
    'client.are': 'is',
  });
});

test('somebody with one name is called by it', () => {
  const values = clientValues({ ...MAEVE, firstName: '' });
  expect([values['client.they'], values['client.full_name']]).toEqual(['Byrne', 'Byrne']);
});

test.each([MAEVE, { ...MAEVE, firstName: '' }, { ...MAEVE, lastName: '' }])(
  'whichever variable a name comes through, who hides names from a model knows it: %j',
  (client) => {
    const values = clientValues(client);
    const known = identitiesOf(values).map(({ text }) => text);
    for (const text of Object.values(values)) {
      const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
      expect(rest).not.toMatch(/Maeve|Byrne/);
    }
  },
);
