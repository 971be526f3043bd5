import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createIdMaker } from '../../lib/ids.ts';
import type { Scope } from '../../practice/scope.ts';
import { createMovableClock } from '../../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Client, type NewClient, toListedClient } from './client.ts';
import { insertClients } from './insert-clients.ts';
import { compareByCodePoint, foldName, piecesOf } from './name-index/fold-name.ts';
import { indexClients, lockNameIndex } from './name-index/index-clients.ts';
import { type ClientSearch, searchClients } from './search-clients.ts';
import { updateClient } from './update-client.ts';

const clock = createMovableClock();
const makeId = createIdMaker(clock);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Small blocks, so that a few dozen clients already fill, cut and move them. */
const SIZE = { slots: 6, fill: 4, sharingWords: 3 };

const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('Anna', 'Anna Maria', 'Smith', 'Smith-Jones', 'smith', "O'Brien", 'Ó Brien') },
  { weight: 3, arbitrary: fc.constantFrom('Müller', 'Straße', 'İpek', 'Ångström-Łuk', 'van der Berg', '李', '小龙', '') },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'aabbé-\' %_\\'), maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).filter((name) => !name.includes('\0')) },
  { weight: 1, arbitrary: fc.constantFrom('ab'.repeat(127), 'Annabellaannabellaannabellaannabella', '-', '𝔄\uFFFD') },
);
const clientsOf = (owners: (string | null)[]) =>
  fc.record({
    firstName: names,
    lastName: names,
    dateOfBirth: fc.constant(null),
    ownerId: fc.constantFrom(...owners),
  });
const texts = fc.oneof(
  names,
  fc.tuple(names, names).map(([a, b]) => `${a} ${b}`),
  fc.tuple(names, fc.nat(6), fc.nat(8)).map(([name, start, length]) => name.slice(start, start + length)),
  fc.constantFrom(' ', '?', 'a', 'ab', 'n a', 'smith a', 'jones smith', 'smithj', 'x'),
);
const searches = fc.record(
  {
    q: texts,
    firstName: texts,
    lastName: texts,
    page: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }) }),
    limit: fc.integer({ min: 1, max: 7 }),
  },
  { requiredKeys: ['page', 'limit'] },
);

describe('search answers as if it looked at every client', () => {
  test('whatever the names, the texts and the page, and after changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(clientsOf([null, null, 'mine', 'theirs']), { maxLength: 30 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.record({ index: fc.nat(), changes: clientsOf([null, 'mine', 'theirs']) }), { maxLength: 6 }),
        fc.array(searches, { minLength: 12, maxLength: 12 }),
        async (batches, updates, asked) => {
          const { practiceId, members } = await createPractice(['mine', 'theirs']);
          const own = (client: NewClient): NewClient => ({ ...client, ownerId: members.get(client.ownerId ?? '') ?? null });
          const known: Client[] = [];
          for (const batch of batches) known.push(...(await addClients(practiceId, batch.map(own))));
          for (const { index, changes } of updates) {
            const old = known[index % Math.max(1, known.length)];
            if (old === undefined) continue;
            known[known.indexOf(old)] = await updateClient({ db: database.db, clock }, practiceId, old.id, own(changes));
          }
          const scopes = [null, members.get('mine') ?? null].map((memberId): Scope => ({ practiceId, memberId }));
          for (const search of asked) {
            for (const scope of scopes) {
              expect(await searchClients(database.db, scope, search)).toEqual(searchByEye(known, scope, search));
            }
          }
        },
      ),
      { numRuns: 60, seed: 20260302 },
    );
  }, 120_000);
});

/** What the search must answer, said as plainly as possible. */
function searchByEye(clients: Client[], { memberId }: Scope, { page, limit, ...filters }: ClientSearch) {
  const matches = clients
    .filter(({ ownerId }) => ownerId === null || ownerId === memberId)
    .filter((client) => {
      const first = foldName(client.firstName).replaceAll('-', '').split(' ');
      const last = foldName(client.lastName).replaceAll('-', '').split(' ');
      const has = (text: string | undefined, words: string[], cut: RegExp): boolean => {
        if (text === undefined || text.trim() === '') return true;
        const pieces = piecesOf(text).flatMap((piece) => piece.match(cut) ?? []);
        return pieces.length > 0 && pieces.every((piece) => words.some((word) => word.includes(piece)));
      };
      return (
        has(filters.q, [...first, ...last], /\p{Script=Han}|\P{Script=Han}+/gu) &&
        has(filters.firstName, first, /.+/gu) &&
        has(filters.lastName, last, /.+/gu)
      );
    })
    .toSorted(
      (a, b) =>
        compareByCodePoint(foldName(a.lastName), foldName(b.lastName)) ||
        compareByCodePoint(foldName(a.firstName), foldName(b.firstName)) ||
        a.id - b.id,
    );
  return {
    total: matches.length,
    results: matches.slice((page - 1) * limit, page * limit).map((client) => ({
      id: client.id,
      first_name: client.firstName,
      last_name: client.lastName,
      is_org_client: client.ownerId === null,
    })),
  };
}

async function addClients(practiceId: string, clients: NewClient[]): Promise<Client[]> {
  if (clients.length === 0) return [];
  return database.db.transaction().execute(async (trx) => {
    await lockNameIndex(trx, practiceId);
    const inserted = await insertClients(trx, clock.now(), practiceId, clients);
    await indexClients(trx, practiceId, inserted.map(toListedClient), SIZE);
    return inserted;
  });
}

async function createPractice(names: string[]): Promise<{ practiceId: string; members: Map<string, string> }> {
  const at = { created_at: clock.now(), updated_at: clock.now() };
  const practiceId = makeId('prac');
  await database.db.insertInto('practices').values({ id: practiceId, name: 'x', api_keys_enabled: true, ...at }).execute();
  const members = new Map(names.map((name) => [name, makeId('user')]));
  await database.db
    .insertInto('members')
    .values(
      [...members.values()].map((id) => ({
        id,
        practice_id: practiceId,
        email: `${id}@example.com`,
        name: id,
        role: 'clinician' as const,
        password_hash: null,
        email_verified_at: null,
        ...at,
      })),
    )
    .execute();
  return { practiceId, members };
}
