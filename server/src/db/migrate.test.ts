import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { migrate } from './migrate.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../migrations');

let context: TestContext;
let folder: string;
beforeAll(async () => {
  context = await createTestContext();
  folder = mkdtempSync(path.join(import.meta.dirname, '../../', '.migrations-'));
  cpSync(SOURCE, folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await context.drop();
});

const addTable = (name: string, table: string): void =>
  writeFileSync(
    path.join(folder, `${name}.ts`),
    `import { sql } from 'kysely';\nexport const up = (db) => sql\`create table ${table} (id integer)\`.execute(db);\n`,
  );

test('a migration that comes late is applied, although others with higher numbers have run', async () => {
  addTable('9002-later', 'later');
  expect(await migrate(context.db, folder)).toEqual(['9002-later']);
  addTable('9001-earlier', 'earlier');
  expect(await migrate(context.db, folder)).toEqual(['9001-earlier']);
  expect(await migrate(context.db, folder)).toEqual([]);
  expect((await sql`select from earlier, later`.execute(context.db)).rows).toEqual([]);
});

test('an older version says that a newer one was here, in words for whoever starts it', async () => {
  addTable('9003-newest', 'newest');
  await migrate(context.db, folder);
  rmSync(path.join(folder, '9003-newest.ts'));
  await expect(migrate(context.db, folder)).rejects.toThrow(
    'a newer version of Casewright has changed the database (9003-newest): run that version or a later one',
  );
});
