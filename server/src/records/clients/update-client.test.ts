import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice } from '../../testing/practice.ts';
import { createClients } from './create-clients.ts';
import { findClient } from './find-client.ts';
import { searchClients } from './search-clients.ts';
import { updateClient } from './update-client.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

async function createOne(practiceId: string, firstName: string, lastName: string): Promise<number> {
  const client = { firstName, lastName, dateOfBirth: '1990-05-06', ownerId: null };
  const [id] = await createClients(context, TEST_ORIGIN, practiceId, [client]);
  return id as number;
}

async function find(practiceId: string, q: string, memberId: string | null = null): Promise<number[]> {
  const { results, total } = await searchClients(context.db, { practiceId, memberId }, { q, page: 1, limit: 100 });
  expect(total).toBe(results.length);
  return results.map((client) => client.id);
}

test('is found by the new name and no longer by the old', async () => {
  const { id } = await createTestPractice(context);
  const client = await createOne(id, 'Anna', 'Featherstone');
  const other = await createOne(id, 'Anna', 'Featherby');
  context.clock.advance(1000);
  await updateClient(context, TEST_ORIGIN, id, client, { lastName: 'Ó Súilleabháin-Burke' });
  expect(await find(id, 'feather')).toEqual([other]);
  expect(await find(id, 'featherstone')).toEqual([]);
  expect(await find(id, 'suilleabhain anna')).toEqual([client]);
  expect(await find(id, 'suilleabhainburke')).toEqual([client]);
  expect(await find(id, '')).toEqual([other, client]);
  expect(await findClient(context.db, { practiceId: id, memberId: null }, client)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Ó Súilleabháin-Burke',
    dateOfBirth: '1990-05-06',
  });
  const row = await context.db.selectFrom('clients').selectAll().where('id', '=', client).executeTakeFirstOrThrow();
  expect(row.updated_at).toEqual(context.clock.now());
});

test('moves between the lists of the organisation and of a member', async () => {
  const { id, clinicianId, otherClinicianId } = await createTestPractice(context);
  const client = await createOne(id, 'Bob', 'Klein');
  await updateClient(context, TEST_ORIGIN, id, client, { ownerId: clinicianId });
  expect([await find(id, 'klein'), await find(id, 'klein', clinicianId)]).toEqual([[], [client]]);
  await updateClient(context, TEST_ORIGIN, id, client, { ownerId: otherClinicianId });
  expect([await find(id, '', clinicianId), await find(id, 'b k', otherClinicianId)]).toEqual([[], [client]]);
  await updateClient(context, TEST_ORIGIN, id, client, { ownerId: null });
  expect(await find(id, 'klein')).toEqual([client]);
});

test('keeps no word of a name that nobody has any more', async () => {
  const { id } = await createTestPractice(context);
  const first = await createOne(id, 'Ottoline', 'Featherstone-Haugh');
  const second = await createOne(id, 'Ottoline', 'Featherstone');
  await updateClient(context, TEST_ORIGIN, id, first, { firstName: 'Ann', lastName: 'Lee' });
  const readNames = async () => {
    const rows = await context.db
      .selectFrom('clients')
      .select('name_text')
      .where('practice_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.name_text);
  };
  expect(await readNames()).toEqual(['ann lee', 'ottoline featherstone']);
  await updateClient(context, TEST_ORIGIN, id, second, { firstName: 'Ann', lastName: 'Lee' });
  expect(await readNames()).toEqual(['ann lee', 'ann lee']);
  const counts = await context.db.selectFrom('client_name_counts').selectAll().where('practice_id', '=', id).execute();
  expect(counts.map(({ part }) => part).toSorted()).toEqual([
    '',
    'a',
    'an',
    'ann',
    'e',
    'ee',
    'l',
    'le',
    'lee',
    'n',
    'nn',
  ]);
  expect(counts.every(({ n_any }) => n_any === 2)).toBe(true);
});

test('an unknown client, or one of another practice, is not found', async () => {
  const [one, other] = [await createTestPractice(context), await createTestPractice(context)];
  const client = await createOne(one.id, 'Anna', 'Here');
  for (const [practiceId, clientId] of [
    [other.id, client],
    [one.id, 2 ** 60],
    [one.id, NaN],
  ] as const) {
    await expect(updateClient(context, TEST_ORIGIN, practiceId, clientId, { lastName: 'X' })).rejects.toMatchObject({
      code: 'client_not_found',
    });
  }
  expect(await find(one.id, 'here')).toEqual([client]);
});

test('changes at once to the same and to other clients leave an exact index', async () => {
  const { id, clinicianId } = await createTestPractice(context);
  const clients = await Promise.all(Array.from({ length: 6 }, (_, index) => createOne(id, `Anna${index}`, 'Before')));
  await Promise.all(
    Array.from({ length: 30 }, (_, round) =>
      updateClient(context, TEST_ORIGIN, id, clients[round % 6] as number, {
        lastName: `After${round % 4}`,
        ownerId: round % 2 === 0 ? null : clinicianId,
      }),
    ),
  );
  expect((await find(id, 'after', clinicianId)).toSorted()).toEqual(clients.toSorted());
  expect((await find(id, 'anna', clinicianId)).toSorted()).toEqual(clients.toSorted());
  expect(await find(id, 'before', clinicianId)).toEqual([]);
});
