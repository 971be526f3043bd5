import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // As the file was called when it was uploaded: two notes of one title are told apart by it.
  await sql`alter table notes add column file_name text`.execute(db);
  await sql`
    update notes set file_name = jobs.input ->> 'fileName'
    from jobs where notes.blob_id is not null and jobs.result ->> 'note_id' = notes.id`.execute(db);
}
