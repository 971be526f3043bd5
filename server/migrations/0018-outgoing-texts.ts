import { type Kysely, sql } from 'kysely';

/** Texts that were sent to a model, or wait to be read first. Encrypted, and deleted after the practice's retention. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing_texts (
      id text primary key,
      -- Several may be sent within a millisecond.
      position bigint not null generated always as identity,
      practice_id text not null references practices,
      client_id bigint not null references clients on delete cascade,
      job_id text not null,
      purpose text not null,
      provider text not null,
      host text not null,
      model text not null,
      note_ids text[] not null,
      hidden integer not null,
      tokens integer not null,
      state text not null check (state in ('sent', 'waiting', 'approved', 'refused')),
      -- The same for the same text, whatever the random code around the notes: an approval is found again by it.
      digest bytea not null,
      sealed_text bytea not null,
      created_at timestamptz not null,
      decided_by text,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index outgoing_texts_by_job on outgoing_texts (job_id, id)`.execute(db);
  await sql`create index outgoing_texts_by_age on outgoing_texts (practice_id, created_at)`.execute(db);
  await sql`
    create index outgoing_texts_looked_at on outgoing_texts (client_id, digest)
    where state <> 'sent'`.execute(db);
  await sql`alter table practices add column looks_before_sending boolean not null default false`.execute(db);
}
