import { type RawBuilder, sql } from 'kysely';
import { type Database, type DatabaseTransaction, readRows } from '../db/database.ts';
import type { AuditRow } from './row.ts';

/** Ids from `reserveAuditIds`, by which rows are inserted once, however often it is tried. */
export interface ReservedIds {
  ids: readonly number[];
  /**
   * Set where an earlier try may have been stored without an answer. Looking for its rows costs a fifth of the
   * statement.
   */
  isRepeated: boolean;
}

/** Inserts any number of rows in one statement of constant text, in the order given. */
export async function insertAuditRows(
  db: Database | DatabaseTransaction,
  rows: readonly AuditRow[],
  reserved?: ReservedIds,
): Promise<void> {
  if (rows.length === 0) return;
  const column = <K extends keyof AuditRow>(name: K): AuditRow[K][] => rows.map((row) => row[name]);
  await sql`
    insert into audit_events (
      id, practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details
    )
    overriding system value
    select
      coalesce(event.id, nextval('audit_events_id_seq')), practice_id, to_timestamp(at_ms / 1000), action, actor_type,
      actor_id, subject_type, subject_id, client_id, ip, request_id, details
    from unnest(
      ${reserved?.ids ?? rows.map(() => null)}::bigint[],
      ${column('practiceId')}::text[],
      ${rows.map(({ at }) => at.getTime())}::double precision[],
      ${column('action')}::text[],
      ${column('actorType')}::text[],
      ${column('actorId')}::text[],
      ${column('subjectType')}::text[],
      ${column('subjectId')}::text[],
      ${column('clientId')}::bigint[],
      ${column('ip')}::text[],
      ${column('requestId')}::text[],
      ${column('details')}::jsonb[]
    ) with ordinality as event (
      id, practice_id, at_ms, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id,
      details, place
    )
    order by place
    ${reserved?.isRepeated === true ? sql`on conflict (id) do nothing` : sql``}`.execute(db);
}

/**
 * Runs `change`, a statement that returns a row for what it changed, and writes the audit row if it changed anything.
 * It uses no arrays, which for a single row cost nearly as much as the row itself.
 */
export async function insertAuditRowWith(
  db: Database | DatabaseTransaction,
  change: RawBuilder<unknown>,
  row: AuditRow,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with change as (${change})
    insert into audit_events (
      practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details
    )
    select ${row.practiceId}::text, ${row.at}::timestamptz, ${row.action}::text, ${row.actorType}::text,
      ${row.actorId}::text, ${row.subjectType}::text, ${row.subjectId}::text, ${row.clientId}::bigint,
      ${row.ip}::text, ${row.requestId}::text, ${row.details}::jsonb
    from change limit 1`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * The same as a text, for what is done so often that putting a statement together each time would cost more than the
 * rest. `change` has parameters up to `$count`; those of the audit row follow.
 */
export function withAuditRow(change: string, count: number): string {
  const parameters = AUDIT_TYPES.map((type, index) => `$${count + index + 1}::${type}`);
  return `
    with change as (${change})
    insert into audit_events (
      practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details
    )
    select ${parameters.join(', ')} from change limit 1
    returning id`;
}

const AUDIT_TYPES = ['text', 'timestamptz', ...Array<string>(5).fill('text'), 'bigint', 'text', 'text', 'jsonb'];

/** Runs a text of `withAuditRow`. */
export async function insertWithAuditRow(
  db: Database,
  text: string,
  values: readonly unknown[],
  row: AuditRow,
): Promise<boolean> {
  const { practiceId, at, action, actorType, actorId, subjectType, subjectId, clientId, ip, requestId, details } = row;
  const ofRow = [practiceId, at, action, actorType, actorId, subjectType, subjectId, clientId, ip, requestId, details];
  return (await readRows(db, text, [...values, ...ofRow])).length === 1;
}

/**
 * The same for many rows of a kind. `change` returns `practice_id`, `subject_id`, `client_id` and `details` of each row
 * that it changed. These go into the audit row of that one; the rest of the audit row is as given. Answers with the
 * columns `told` of what `change` returned.
 */
export async function insertAuditRowsWith<Changed>(
  db: Database | DatabaseTransaction,
  change: RawBuilder<unknown>,
  told: RawBuilder<unknown>,
  row: AuditRow,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with change as (${change}), trail as (
      insert into audit_events (
        practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details
      )
      select practice_id, ${row.at}::timestamptz, ${row.action}::text, ${row.actorType}::text, ${row.actorId}::text,
        ${row.subjectType}::text, subject_id, client_id, ${row.ip}::text, ${row.requestId}::text, details
      from change
    )
    select ${told} from change`.execute(db);
  return rows;
}

export async function reserveAuditIds(db: Database, count: number): Promise<number[]> {
  // As one text: a row for each would take longer to read than to make.
  const { rows } = await sql<{ ids: string }>`
    select string_agg(nextval('audit_events_id_seq')::text, ',') as ids
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows[0]?.ids.split(',').map(Number) ?? [];
}
