import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { runOn, withDatabase } from './server.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

/** A database for this test file, cloned from the migrated template. Call `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  const name = `casewright_test_${randomBytes(6).toString('hex')}`;
  const template = /\/([^/?]+)(\?|$)/.exec(templateUrl)?.[1];
  const maintenanceUrl = withDatabase(templateUrl, 'postgres');
  await runOn(maintenanceUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(templateUrl, name);
  const db = openDatabase({ url, maxConnections: 10 });
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await runOn(maintenanceUrl, `drop database ${name} with (force)`);
    },
  };
}
