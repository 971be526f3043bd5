import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * What a caller may see, said once for all queries: the organisation's records of one practice and, if a member is
 * named, that member's private ones. Everything else answers as if it did not exist.
 *
 * A client, a template or a snippet belongs to the practice (`owner_id` is null) or to one member. Every member sees
 * the first kind. Only the owner sees the second: not even admins do. Whoever sees a client also sees its reports and
 * jobs, the versions of those reports, and the notes that were not taken away.
 *
 * The condition belongs in the statement that reads or writes, and not in a check before it: so what went out of sight
 * meanwhile is not found. `scripts/rules/check-visibility.ts` fails on a query of these tables without it.
 */
export interface Scope {
  practiceId: string;
  memberId: string | null;
}

/** The rule itself, in pieces around the two values. `table` is the name or alias in the query. */
function rule<Value>(table: string, practice: Value, member: Value): (string | Value)[] {
  return [
    `(${table}.practice_id = `,
    practice,
    ` and (${table}.owner_id is null or ${table}.owner_id = `,
    member,
    '))',
  ];
}

/** For a row of `clients`, `templates` or `snippets`. The values are columns of other tables in the query. */
export function isVisibleTo(
  table: string,
  practice: RawBuilder<unknown>,
  member: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const pieces = rule(table, practice, member).map((piece) => (typeof piece === 'string' ? sql.raw(piece) : piece));
  return sql<SqlBool>`${sql.join(pieces, sql``)}`;
}

/** For a row of `clients`, `templates` or `snippets`. */
export function isVisible({ practiceId, memberId }: Scope, table: string): RawBuilder<SqlBool> {
  return isVisibleTo(table, sql`${practiceId}`, sql`${memberId}`);
}

/** The rule as text, for statements that are written out once. The values are the names of parameters or columns. */
export function visibleText(table: string, practice: string, member: string): string {
  return rule(table, practice, member).join('');
}

/** The same for the search index of names, in which the holder is the owner, and '' is the practice. */
export function visibleHolders({ memberId }: Scope): string[] {
  return memberId === null ? [''] : ['', memberId];
}

/** For a row of `notes`, `reports` or `jobs`: its client is visible. */
export function isOfVisibleClient(scope: Scope, table: string): RawBuilder<SqlBool> {
  const of = sql.table(table);
  return sql<SqlBool>`exists (
    select from clients
    where clients.practice_id = ${of}.practice_id and clients.id = ${of}.client_id and ${isVisible(scope, 'clients')}
  )`;
}

/** For a row of `notes`: its client is visible, and it was not taken away. */
export function isVisibleNote(scope: Scope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notes.removed_at is null and ${isOfVisibleClient(scope, 'notes')})`;
}

/** The same for what was taken away. */
export function isVisibleRemovedNote(scope: Scope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notes.removed_at is not null and ${isOfVisibleClient(scope, 'notes')})`;
}

/** For a row of `report_versions` or `report_writings`: its report is visible. */
export function isOfVisibleReport(scope: Scope, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from reports where reports.id = ${sql.table(table)}.report_id and ${isOfVisibleClient(scope, 'reports')}
  )`;
}
