import { type QueryExecutorProvider, sql } from 'kysely';
import { PlainError } from '../lib/plain-error.ts';

/**
 * Sees to it that the database has an extension of PostgreSQL's own, and tells in which schema. Where somebody else
 * created it, it may be in one that is not searched, so what is in it must be named with its schema.
 */
export async function requireExtension(db: QueryExecutorProvider, name: string): Promise<string> {
  const known = await findSchema(db, name);
  if (known !== undefined) return known;
  try {
    await sql`create extension ${sql.id(name)}`.execute(db);
  } catch (error) {
    throw new PlainError(
      `the database needs the extension ${name}, which could not be created (${(error as Error).message}): ` +
        `run "create extension ${name}" in it as its owner or as an administrator, and start again; see docs/operating.md`,
      { cause: error },
    );
  }
  return (await findSchema(db, name)) as string;
}

async function findSchema(db: QueryExecutorProvider, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = ${name}`.execute(db);
  return rows[0]?.schema;
}
