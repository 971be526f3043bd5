import { readdir } from 'node:fs/promises';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import path from 'node:path';
import type { Database } from './database.ts';

const migrationFolder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Brings the schema up to date and answers with the migrations that were applied. Many processes may start at once,
 * because Kysely takes a lock. One with a lower number than the last that ran is applied too: work that was begun
 * earlier may be finished later.
 */
export async function migrate(db: Database, folder = migrationFolder): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs: { readdir }, path, migrationFolder: folder }),
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
