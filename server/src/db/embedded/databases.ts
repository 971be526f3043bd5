import { Client, escapeIdentifier } from 'pg';
import { type ConnectionConfig, MAINTENANCE_DATABASE } from './connection.ts';
import { readErrorCode } from './error.ts';

/** Another session made it between our look and our try: the first while it was busy, the second when it had done. */
const ALREADY_THERE = new Set(['23505', '42P04']);

/** Any number of processes may do this at once. */
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
    // From template0, which nobody can be connected to: a session in the template would make this fail.
    await client.query(`create database ${escapeIdentifier(name)} template template0`);
  } catch (error) {
    if (!ALREADY_THERE.has(readErrorCode(error) ?? '')) throw error;
  }
}
