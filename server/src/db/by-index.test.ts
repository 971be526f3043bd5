import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { byIndex } from './by-index.ts';
import { type Database, openDatabase } from './database.ts';

let context: TestContext;
/** With a single connection, so that what is left behind on it is seen. */
let db: Database;
beforeAll(async () => {
  context = await createTestContext();
  db = openDatabase({ url: context.url, maxConnections: 1 });
  await sql`create table queue (id integer primary key)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await context.drop();
});

const find = sql<{ 'QUERY PLAN': string }>`explain select id from queue where id = 1`;
const readPlan = async (connection: Database): Promise<string> =>
  (await find.execute(connection)).rows.map((row) => row['QUERY PLAN']).join();

test('an empty table is read by its index, and only there', async () => {
  await sql`vacuum analyze queue`.execute(db);
  expect(await readPlan(db)).toContain('Seq Scan');
  expect(await byIndex(db, readPlan)).toContain('Index');
  expect(await readPlan(db)).toContain('Seq Scan');
});

test('in a transaction of others, too, and the rest of that one is planned as ever', async () => {
  await db.transaction().execute(async (trx) => {
    expect(await byIndex(trx, readPlan)).toContain('Index');
    expect(await readPlan(trx)).toContain('Seq Scan');
  });
});

test('what fails leaves nothing behind, and the connection can be used again', async () => {
  const failing = byIndex(db, async (connection) => {
    await sql`insert into queue values (1)`.execute(connection);
    await sql`insert into queue values (1)`.execute(connection);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  await byIndex(db, (connection) => sql`insert into queue values (2)`.execute(connection));
  expect((await sql`select id from queue`.execute(db)).rows).toEqual([{ id: 2 }]);
});
