import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A known set by its name, or five forms written out. Null: not stated.
  await sql`
    alter table clients add column pronouns text check (
      pronouns in ('she/her', 'he/him', 'they/them')
      or pronouns ~ '^[^/[:space:][:cntrl:]]{1,20}(/[^/[:space:][:cntrl:]]{1,20}){4}$'
    )`.execute(db);
  // A report that was changed because the client's record was.
  await sql`alter table report_versions drop constraint report_versions_reason_check`.execute(db);
  await sql`
    alter table report_versions add constraint report_versions_reason_check
      check (reason in ('created', 'edited', 'rewritten', 'restored', 'followed', 'sent', 'signed'))`.execute(db);
}
