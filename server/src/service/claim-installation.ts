import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../lib/plain-error.ts';

/** Names the lock among PostgreSQL's advisory locks. Any constant will do if it never changes. */
const LOCK_KEY = 0x6361_7365;

/** A service that was just told to stop, or whose parent was killed, needs a moment to end. */
const PATIENCE_MS = 8_000;
const RETRY_MS = 200;

export interface Claim {
  release(): Promise<void>;
}

/**
 * Makes this process the only `npm start` on its data. The lock belongs to a connection, so it ends with the process,
 * however that ends, and leaves nothing behind that could block the next start.
 */
export async function claimInstallation(databaseUrl: string, dataDir: string): Promise<Claim> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'casewright claim' });
  // The connection breaks when the database goes away. Everything that uses the database notices that by itself.
  client.on('error', () => undefined);
  await client.connect();
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isLockTaken(client))) {
    if (performance.now() > deadline) {
      await client.end();
      throw new PlainError(`another Casewright is already running on ${dataDir}`);
    }
    await sleep(RETRY_MS);
  }
  return { release: () => client.end() };
}

async function isLockTaken(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
  return rows[0]?.taken === true;
}
