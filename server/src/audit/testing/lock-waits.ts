import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../../db/database.ts';

/** Resolves with the process id of the session whose statement contains `text` and waits for a lock. */
export async function waitForBlocked(db: Database, text: string): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and strpos(query, ${text}) > 0
      `.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error(`nothing waits in: ${text}`);
      return row.pid;
    },
    { timeout: 120_000, interval: 10 },
  );
}

export async function waitForGone(db: Database, pid: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity where pid = ${pid}::integer`.execute(db);
      if (rows.length > 0) throw new Error(`session ${pid} still runs`);
    },
    { timeout: 120_000, interval: 10 },
  );
}
