import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPassingFailure } from '../lib/passing-failure.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, openDatabase } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, maxConnections: 2, maxSilenceMs: 300 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const readProcess = async (on: Database): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid;

test('a statement that is not answered fails, and its connection is replaced', async () => {
  const silent = () => sql`select pg_sleep(600)`.execute(db);
  // More of them than there are connections: one that stayed in the pool would let the last wait for ever.
  for (let times = 0; times < 3; times += 1) await expect(silent()).rejects.toThrow('silent for 300 ms');
  expect(await readProcess(db)).toBeGreaterThan(0);
});

test('it fails as a database that is out of reach does: the same can be tried again', async () => {
  const error: unknown = await sql`select pg_sleep(600)`.execute(db).catch((thrown: unknown) => thrown);
  expect(isPassingFailure(error)).toBe(true);
});

test('a transaction is rolled back by it', async () => {
  const work = db.transaction().execute(async (trx) => {
    await sql`create table of_a_silent_transaction ()`.execute(trx);
    await sql`select pg_sleep(600)`.execute(trx);
  });
  // The second is what the attempt to roll back says.
  await expect(work).rejects.toThrow(/silent for 300 ms|not queryable/);
  const { rows } = await sql`
    select from information_schema.tables where table_name = 'of_a_silent_transaction'`.execute(db);
  expect(rows).toHaveLength(0);
});

test('a connection that owes no answer may be silent', async () => {
  await db.transaction().execute(async (trx) => {
    const before = await readProcess(trx);
    // It begins later and is as long silent: when it has failed, the silence of the transaction was longer.
    await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('silent');
    expect(await readProcess(trx)).toBe(before);
  });
});
