import { type Kysely, sql } from 'kysely';

/** People in a client's life whom the notes name. Confirmed names are hidden from every model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_people (
      id text primary key,
      practice_id text not null references practices,
      client_id bigint not null references clients on delete cascade,
      name text not null,
      -- Without case and accents, so that one name is there once.
      folded text not null,
      role text,
      status text not null check (status in ('confirmed', 'not_a_person')),
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (client_id, folded)
    )`.execute(db);
}
