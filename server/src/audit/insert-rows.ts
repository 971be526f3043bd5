import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.ts';
import type { AuditRow } from './row.ts';

/**
 * Any number of rows in one statement of constant text, in the order given. With `ids` from `reserveAuditIds` the
 * statement may be repeated when its answer was lost: what it already wrote stays as it is.
 */
export async function insertAuditRows(
  db: Database | DatabaseTransaction,
  rows: readonly AuditRow[],
  ids: readonly number[] | null = null,
): Promise<void> {
  if (rows.length === 0) return;
  const column = <K extends keyof AuditRow>(name: K): AuditRow[K][] => rows.map((row) => row[name]);
  await sql`
    insert into audit_events (
      id, practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details
    )
    overriding system value
    select
      coalesce(event.id, nextval('audit_events_id_seq')), practice_id, at, action, actor_type, actor_id,
      subject_type, subject_id, client_id, ip, request_id, details
    from unnest(
      ${ids ?? rows.map(() => null)}::bigint[],
      ${column('practiceId')}::text[],
      ${column('at')}::timestamptz[],
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
      id, practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, ip, request_id, details,
      place
    )
    order by place
    on conflict (id) do nothing`.execute(db);
}

export async function reserveAuditIds(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('audit_events_id_seq') as id from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map((row) => row.id);
}
