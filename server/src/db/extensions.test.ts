import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { requireExtension } from './extensions.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

/** As a user of the database who may not create extensions; nothing that is done stays. */
async function asPlainUser(work: (db: TestContext['db']) => Promise<unknown>): Promise<unknown> {
  const role = sql.id(`plain_${context.makeId('work')}`);
  return context.db
    .transaction()
    .execute(async (trx) => {
      await sql`create role ${role}`.execute(trx);
      await sql`set local role ${role}`.execute(trx);
      throw await work(trx).catch((error: unknown) => error);
    })
    .catch((outcome: unknown) => outcome);
}

test('an extension that is there needs no rights, wherever it was put', async () => {
  await sql`create schema elsewhere`.execute(context.db);
  await sql`create extension fuzzystrmatch schema elsewhere`.execute(context.db);
  expect(await asPlainUser((db) => requireExtension(db, 'fuzzystrmatch'))).toBe('elsewhere');
  expect(await requireExtension(context.db, 'pg_trgm')).toBe('public');
});

test('one that may not be created, or that the server lacks, is told with what to do', async () => {
  expect(await asPlainUser((db) => requireExtension(db, 'hstore'))).toMatchObject({
    name: 'PlainError',
    message: expect.stringMatching(/needs the extension hstore.*permission denied.*run "create extension hstore"/),
  });
  await expect(requireExtension(context.db, 'no_such_thing')).rejects.toMatchObject({
    name: 'PlainError',
    message: expect.stringMatching(/needs the extension no_such_thing.*not available/),
  });
});
