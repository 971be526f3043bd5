import { type Kysely, sql } from 'kysely';

/**
 * What reviewers decided. The key stands for a sentence with what it rests on, or for a passage of the notes: so a
 * decision stays with its sentence wherever that moves, and no longer counts once the sentence is another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_decisions (
      report_id text not null references reports on delete cascade,
      practice_id text not null,
      key text not null,
      decision text not null check (decision in ('confirmed', 'placed', 'set_aside')),
      decided_by text not null,
      decided_at timestamptz not null,
      primary key (report_id, key),
      foreign key (practice_id, decided_by) references members (practice_id, id)
    )`.execute(db);
}
