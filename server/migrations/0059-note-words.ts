import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When each word of a transcript was said: a list of [start, end, milliseconds], with a fourth 1 for a word in doubt.
  await sql`alter table notes add column words jsonb`.execute(db);
  await sql`alter table note_revisions add column words jsonb`.execute(db);
}
