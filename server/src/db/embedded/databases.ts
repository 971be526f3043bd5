import { Client, escapeIdentifier } from 'pg';
import { type ConnectionConfig, MAINTENANCE_DATABASE } from './connection.ts';
import { readErrorCode } from './error.ts';

/**
 * Another session created it between our look and our attempt. The first code comes while it is still at it, the second
 * once it is done.
 */
const ALREADY_THERE = new Set(['23505', '42P04']);

/** Several processes may do this at once. */
export async function ensureDatabase(maintenance: ConnectionConfig, name: string): Promise<void> {
  if (name === MAINTENANCE_DATABASE) return;
  const client = new Client(maintenance);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await createDatabase(client, name);
  } finally {
    await client.end();
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  try {
    // Made from template0, to which nobody can connect: a session in the template would make this fail.
    await client.query(`create database ${escapeIdentifier(name)} template template0`);
  } catch (error) {
    if (!ALREADY_THERE.has(readErrorCode(error) ?? '')) throw error;
  }
}
