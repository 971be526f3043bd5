import { type Kysely, sql } from 'kysely';

/** What the states mean, and who moves a report between them, is told in `records/reports/report-state.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports add column state text not null default 'draft'
      check (state in ('draft', 'in_review', 'signed'))`.execute(db);
  await sql`alter table report_versions drop constraint report_versions_reason_check`.execute(db);
  await sql`
    alter table report_versions add constraint report_versions_reason_check
      check (reason in ('created', 'edited', 'rewritten', 'restored', 'sent', 'signed'))`.execute(db);
  await lockReports(db);
  await lockParts(db);
}

/** CW001 is our own code: `db/violations.ts` knows it, and callers are told that the report is signed. */
async function lockReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_signed_report() returns trigger language plpgsql as $$
    begin
      raise exception 'a signed report never changes' using errcode = 'CW001';
    end $$`.execute(db);
  await sql`
    create trigger reports_signed before update or delete on reports
    for each row when (old.state = 'signed') execute function refuse_signed_report()`.execute(db);
}

/**
 * For tables whose rows are part of a report, by their column `report_id`. The lock makes a write wait for a signing
 * that is under way, and a signing wait for the write. When a report is deleted, its row is gone before the rows that
 * go with it.
 */
async function lockParts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_part_of_signed_report() returns trigger language plpgsql as $$
    declare
      part record;
      report_state text;
    begin
      if tg_op = 'DELETE' then part := old; else part := new; end if;
      select state into report_state from reports where id = part.report_id for share;
      if report_state = 'signed' then
        raise exception 'a part of a signed report never changes' using errcode = 'CW001';
      end if;
      if tg_op = 'UPDATE' and old.report_id <> new.report_id then
        raise exception 'a part of a report stays with its report' using errcode = 'check_violation';
      end if;
      return part;
    end $$`.execute(db);
  for (const table of ['report_versions', 'report_writings']) {
    await sql`
      create trigger ${sql.id(`${table}_signed`)} before insert or update or delete on ${sql.table(table)}
      for each row execute function refuse_part_of_signed_report()`.execute(db);
  }
}
