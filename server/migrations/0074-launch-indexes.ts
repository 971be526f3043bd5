import { type Kysely, sql } from 'kysely';

/**
 * Revoking a connection finds its unfinished sessions by `launch_sessions_by_status`, which has the same columns and one
 * more. So creating a session writes one index entry less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index launch_sessions_unfinished`.execute(db);
}
