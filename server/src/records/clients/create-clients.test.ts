import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../../testing/context.ts';
import { createTestPractice } from '../../testing/practice.ts';
import type { NewClient } from './client.ts';
import { createClients } from './create-clients.ts';
import { searchClients } from './search-clients.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

function make(firstName: string, lastName: string, ownerId: string | null = null): NewClient {
  return { firstName, lastName, dateOfBirth: null, ownerId };
}

async function count(practiceId: string, q: string, memberId: string | null = null): Promise<number> {
  return (await searchClients(context.db, { practiceId, memberId }, { q, page: 1, limit: 1 })).total;
}

test('tells the ids in the order given', async () => {
  const { id } = await createTestPractice(context);
  const names = Array.from({ length: 50 }, (_, index) => `Name${(index * 37) % 50}`);
  const ids = await createClients(
    context,
    TEST_ORIGIN,
    id,
    names.map((name) => make(name, 'Same')),
  );
  const rows = await context.db.selectFrom('clients').selectAll().where('practice_id', '=', id).orderBy('id').execute();
  expect(rows.map((row) => [row.id, row.first_name])).toEqual(ids.map((client, index) => [client, names[index]]));
  expect(rows[0]).toMatchObject({ created_at: context.clock.now(), updated_at: context.clock.now() });
  expect(await createClients(context, TEST_ORIGIN, id, [])).toEqual([]);
});

test('leaves an audit row for each client, by id and never by name', async () => {
  const { id } = await createTestPractice(context);
  const ids = await createClients(context, TEST_ORIGIN, id, [make('Secret', 'Name'), make('Other', 'Name')]);
  const events = await context.db
    .selectFrom('audit_events')
    .selectAll()
    .where('practice_id', '=', id)
    .where('action', '=', 'client.created')
    .orderBy('id')
    .execute();
  expect(events.map((event) => [event.client_id, event.subject_type, event.subject_id])).toEqual(
    ids.map((client) => [client, 'client', String(client)]),
  );
  expect(JSON.stringify(events)).not.toContain('Secret');
});

test('nothing remains of a transaction that was rolled back', async () => {
  const { id } = await createTestPractice(context);
  await createClients(context, TEST_ORIGIN, id, [make('Anna', 'Kept')]);
  const failing = context.db.transaction().execute(async (trx) => {
    await createClients({ ...context, db: trx }, TEST_ORIGIN, id, [make('Anna', 'Dropped'), make('Bob', 'Dropped')]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await count(id, ''), await count(id, 'anna'), await count(id, 'dropped'), await count(id, 'bob')]).toEqual([
    1, 1, 0, 0,
  ]);
});

test('refuses an owner of another practice, and keeps nothing', async () => {
  const { id } = await createTestPractice(context);
  const other = await createTestPractice(context);
  await expect(createClients(context, TEST_ORIGIN, id, [make('A', 'Foreign', other.clinicianId)])).rejects.toThrow(
    'foreign key',
  );
  expect(await count(id, '')).toBe(0);
});

test('many creations at once in one practice all succeed, and the totals are exact', async () => {
  const { id, clinicianId, otherClinicianId } = await createTestPractice(context);
  const owners = [null, clinicianId, otherClinicianId];
  await Promise.all(
    Array.from({ length: 20 }, (_, round) => {
      // Each process enters them in another order, so that they touch clients, owners and names crosswise.
      const clients = Array.from({ length: 12 }, (__, index) => {
        const place = (index * 5 + round * 7) % 12;
        return make(`First${place}`, `Last${(place * round) % 5}`, owners[place % 3] ?? null);
      });
      return createClients(context, TEST_ORIGIN, id, clients);
    }),
  );
  expect([await count(id, ''), await count(id, 'last'), await count(id, 'first3 last')]).toEqual([80, 80, 20]);
  expect([await count(id, '', clinicianId), await count(id, 'first1', clinicianId)]).toEqual([160, 40]);
  const { results } = await searchClients(context.db, { practiceId: id, memberId: null }, { page: 1, limit: 100 });
  expect(new Set(results.map((client) => client.id)).size).toBe(80);
});

test('practices do not wait for one another', async () => {
  const [one, other] = [await createTestPractice(context), await createTestPractice(context)];
  await context.db.transaction().execute(async (trx) => {
    await createClients({ ...context, db: trx }, TEST_ORIGIN, one.id, [make('Anna', 'Held')]);
    await createClients(context, TEST_ORIGIN, other.id, [make('Bob', 'Free')]);
  });
  expect([await count(one.id, 'held'), await count(other.id, 'free')]).toEqual([1, 1]);
});
