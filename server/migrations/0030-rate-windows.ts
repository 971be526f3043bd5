import { type Kysely, sql } from 'kysely';

/** How many requests a key, a session or a network made within its minute, over all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: rewritten four times a second and worth a minute. After a crash of the database it is empty, and every
  // count begins anew. Room in each page is left for the rewritten rows, and no index but the key has to follow them.
  await sql`
    create unlogged table rate_windows (
      name bytea primary key,
      count bigint not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
}
