import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { PlainError } from '../lib/plain-error.ts';
import type { Database } from './database.ts';

const migrationFolder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Brings the schema up to date and answers with the migrations that were applied. Many processes may start at once,
 * because Kysely takes a lock. One with a lower number than the last that ran is applied too: work that was begun
 * earlier may be finished later.
 */
export async function migrate(db: Database, folder = migrationFolder): Promise<string[]> {
  if (await areAllApplied(db, folder)) return [];
  const { FileMigrationProvider, Migrator } = await import('kysely/migration');
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs: { readdir }, path, migrationFolder: folder }),
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Nearly every start finds nothing to do, and need not load each migration to learn it. */
async function areAllApplied(db: Database, folder: string): Promise<boolean> {
  const { rows: known } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (known[0]?.exists !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = new Set((await readdir(folder)).map((file) => path.parse(file).name));
  const unknown = rows.filter(({ name }) => !names.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new PlainError(
      `a newer version of Casewright has changed the database (${unknown.join(', ')}): run that version or a later one, ` +
        'or restore a backup from before the upgrade',
    );
  }
  return rows.length === names.size;
}
