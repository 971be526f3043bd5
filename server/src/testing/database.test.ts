import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a cloned database is migrated and empty', async () => {
  const practices = await database.db.selectFrom('practices').selectAll().execute();
  expect(practices).toEqual([]);
});
