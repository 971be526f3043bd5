import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice } from '../../testing/practice.ts';
import type { Client, NewClient } from './client.ts';
import { createClients } from './create-clients.ts';
import { searchClients } from './search-clients.ts';
import { searchByEye } from './testing/search-by-eye.ts';
import { updateClient } from './update-client.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

async function addClients(practiceId: string, added: NewClient[]): Promise<Client[]> {
  const ids = await createClients(context, TEST_ORIGIN, practiceId, added);
  return added.map((client, index) => ({ ...client, pronouns: null, id: ids[index] as number }));
}

const names = oneof(
  { weight: 6, arbitrary: constantFrom('Anna', 'Anna Maria', 'Smith', 'Smith-Jones', 'smith', "O'Brien", 'Ó Brien') },
  { weight: 3, arbitrary: constantFrom('Müller', 'Straße', 'İpek', 'Ångström-Łuk', 'van der Berg', '李', '小龙', '') },
  { weight: 2, arbitrary: constantFrom('Goldstein', 'Steinberg', 'Stein', 'Holstein-Stein', 'Steinstein') },
  { weight: 2, arbitrary: string({ unit: constantFrom(..."aabbé-' %_\\"), maxLength: 12 }) },
  { weight: 1, arbitrary: string({ unit: 'grapheme', maxLength: 8 }).map((name) => name.replaceAll('\0', '')) },
  { weight: 1, arbitrary: constantFrom('ab'.repeat(127), 'Annabellaannabellaannabellaannabella', '-', '𝔄\uFFFD') },
);
const owners = constantFrom('none', 'none', 'clinician', 'other');
const clients = record({ firstName: names, lastName: names, owner: owners });
const texts = oneof(
  names,
  tuple(names, names).map(([a, b]) => `${a} ${b}`),
  tuple(names, nat(6), nat(8)).map(([name, start, length]) => name.slice(start, start + length)),
  constantFrom(' ', '?', 'a', 'ab', 'n a', 'smith a', 'jones smith', 'smithj', 'stein', 'tein gold', 'x'),
);
const searches = record(
  {
    q: texts,
    firstName: texts,
    lastName: texts,
    page: oneof(constant(1), integer({ min: 1, max: 9 })),
    limit: integer({ min: 1, max: 7 }),
  },
  { requiredKeys: ['page', 'limit'] },
);

describe('search answers as if it looked at every client', () => {
  test('whatever the names, the texts and the page, and after changes', async () => {
    await assert(
      asyncProperty(
        array(array(clients, { maxLength: 30 }), { minLength: 1, maxLength: 5 }),
        array(record({ index: nat(), changes: clients }), { maxLength: 6 }),
        array(searches, { minLength: 12, maxLength: 12 }),
        async (batches, updates, asked) => {
          const practice = await createTestPractice(context);
          const ids: Record<string, string> = { clinician: practice.clinicianId, other: practice.otherClinicianId };
          const toNewClient = ({
            owner,
            ...client
          }: {
            firstName: string;
            lastName: string;
            owner: string;
          }): NewClient => ({
            ...client,
            dateOfBirth: null,
            ownerId: ids[owner] ?? null,
          });
          const known: Client[] = [];
          for (const batch of batches) known.push(...(await addClients(practice.id, batch.map(toNewClient))));
          for (const { index, changes } of known.length > 0 ? updates : []) {
            const place = index % known.length;
            known[place] = await updateClient(
              context,
              TEST_ORIGIN,
              practice.id,
              known[place]?.id ?? 0,
              toNewClient(changes),
            );
          }
          for (const search of asked) {
            for (const memberId of [null, practice.clinicianId]) {
              const scope = { practiceId: practice.id, memberId };
              expect(await searchClients(context.db, scope, search)).toEqual(searchByEye(known, scope, search));
            }
          }
        },
      ),
      { numRuns: 50, seed: 20260302 },
    );
  });

  test('on every page of a long list, with newcomers among them', async () => {
    const { id, clinicianId } = await createTestPractice(context);
    const syllables = ['an', 'be', 'ca', 'do', 'el', 'fi', 'go', 'ha', 'is', 'ju'];
    const word = (number: number): string => [...String(number)].map((digit) => syllables[Number(digit)]).join('');
    const make = (index: number): NewClient => ({
      firstName: word((index * 7919) % 100),
      lastName: word((index * 104_729) % 1000),
      dateOfBirth: null,
      ownerId: index % 7 === 0 ? clinicianId : null,
    });
    const known: Client[] = [];
    for (const [start, end] of [
      [0, 1],
      [1, 700],
      [700, 2000],
      [2000, 2040],
      [2040, 2100],
      [2100, 2101],
    ] as const) {
      const batch = Array.from({ length: end - start }, (_, index) => make(start + index));
      known.push(...(await addClients(id, batch)));
    }
    for (const q of ['', 'a', 'an', 'anbe', 'beanca', 'do el', 'anbe ca', 'goha is', 'ju ju an', 'eldof']) {
      for (const memberId of [null, clinicianId]) {
        const scope = { practiceId: id, memberId };
        const { total, results } = searchByEye(known, scope, { q, page: 1, limit: known.length });
        for (const page of [1, 2, 3, 7, 12, Math.ceil(total / 80), Math.ceil(total / 40), 99].filter(
          (number) => number > 0,
        )) {
          const expected = { total, results: results.slice((page - 1) * 40, page * 40) };
          expect(await searchClients(context.db, scope, { q, page, limit: 40 })).toEqual(expected);
        }
      }
    }
  });
});
