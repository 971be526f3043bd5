import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { recordAudit, recordAudits, recordChange } from './record.ts';
import { makeEntries, makeEntry } from './testing/entries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const clock = createMovableClock();

async function readRequestIds(practiceId: string): Promise<(string | null)[]> {
  const rows = await database.db
    .selectFrom('audit_events')
    .select('request_id')
    .where('practice_id', '=', practiceId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.request_id);
}

test('who, what, when, from where, in which request', async () => {
  await recordAudit(database.db, clock, {
    practiceId: 'prac_fields',
    action: 'note.created',
    origin: { actor: { type: 'member', id: 'user_1' }, ip: '2001:db8::1', requestId: 'req_fields' },
    subject: { type: 'note', id: 'note_1' },
    clientId: 42,
    details: { characters: 1200, from: 'api' },
  });
  const row = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('practice_id', '=', 'prac_fields')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    id: expect.any(Number),
    practice_id: 'prac_fields',
    at: clock.now(),
    action: 'note.created',
    actor_type: 'member',
    actor_id: 'user_1',
    subject_type: 'note',
    subject_id: 'note_1',
    client_id: 42,
    ip: '2001:db8::1',
    request_id: 'req_fields',
    details: { characters: 1200, from: 'api' },
    seq: null,
    hash: null,
  });
});

test('what is not known is null', async () => {
  await recordAudit(database.db, clock, {
    practiceId: null,
    action: 'access.refused',
    origin: { actor: { type: 'anonymous', id: null }, ip: null, requestId: null },
  });
  const row = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('practice_id', 'is', null)
    .executeTakeFirstOrThrow();
  const { actor_id, subject_type, subject_id, client_id, ip, request_id, details } = row;
  expect([actor_id, subject_type, subject_id, client_id, ip, request_id, details]).toEqual(Array(7).fill(null));
});

test('many entries are one statement and keep their order', async () => {
  const entries = makeEntries('prac_many', 3000);
  await recordAudits(database.db, clock, entries);
  expect(await readRequestIds('prac_many')).toEqual(entries.map((entry) => entry.origin.requestId));
});

test('no entries are no error', async () => {
  await expect(recordAudits(database.db, clock, [])).resolves.toBeUndefined();
});

test('a transaction that fails leaves no audit row', async () => {
  const change = database.db.transaction().execute(async (trx) => {
    await recordAudit(trx, clock, makeEntry('prac_rollback', 'req_1'));
    throw new Error('the change failed');
  });
  await expect(change).rejects.toThrow('the change failed');
  expect(await readRequestIds('prac_rollback')).toEqual([]);
});

test('an open transaction keeps no other waiting, not even in the same practice', async () => {
  const open = await database.db.startTransaction().execute();
  await recordAudit(open, clock, makeEntry('prac_open', 'req_slow'));
  await recordAudit(database.db, clock, makeEntry('prac_open', 'req_fast'));
  expect(await readRequestIds('prac_open')).toEqual(['req_fast']);
  await open.commit().execute();
  expect(await readRequestIds('prac_open')).toEqual(['req_slow', 'req_fast']);
});

test('a change and its audit row are one statement; what changed nothing leaves no row', async () => {
  const { db } = database;
  await sql`create table things (id integer)`.execute(db);
  await sql`insert into things values (1), (2)`.execute(db);
  const remove = (id: number): Promise<boolean> =>
    recordChange(db, clock, sql`delete from things where id <= ${id} returning id`, makeEntry('prac_change', 'req_1'));
  expect(await remove(0)).toBe(false);
  expect(await remove(2)).toBe(true);
  expect(await remove(2)).toBe(false);
  expect(await readRequestIds('prac_change')).toEqual(['req_1']);
});
