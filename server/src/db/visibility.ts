import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Who may see a record, said once for all queries.
 *
 * A client or a template belongs to its practice (`owner_id` is null) or to one member of it. Everybody of the practice
 * sees the first kind, the owner alone sees the second, admins included. A note, a report or a job is seen by whoever
 * sees its client, unless the note was taken away; a version of a report by whoever sees the report. Nothing is seen
 * across practices.
 *
 * The condition belongs into the statement that reads or writes, not into a look before it: what went out of sight
 * meanwhile is then not found. `scripts/rules/check-visibility.ts` fails on a query of these tables that does without it.
 */
export interface Eyes {
  practiceId: string;
  /** The member whose private records are seen as well; null for nobody's. */
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

/** For a row of `clients` or `templates`, by values that the query itself has: columns of other tables. */
export function isVisibleTo(
  table: string,
  practice: RawBuilder<unknown>,
  member: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const pieces = rule(table, practice, member).map((piece) => (typeof piece === 'string' ? sql.raw(piece) : piece));
  return sql<SqlBool>`${sql.join(pieces, sql``)}`;
}

/** For a row of `clients` or `templates`. */
export function isVisible({ practiceId, memberId }: Eyes, table: string): RawBuilder<SqlBool> {
  return isVisibleTo(table, sql`${practiceId}`, sql`${memberId}`);
}

/** As text, for statements that are written out once: the values are the names of parameters or columns. */
export function visibleText(table: string, practice: string, member: string): string {
  return rule(table, practice, member).join('');
}

/** The same for the index of names, in which a holder is the owner, and the practice is the empty one. */
export function visibleHolders({ memberId }: Eyes): string[] {
  return memberId === null ? [''] : ['', memberId];
}

/** For a row of `notes`, `reports` or `jobs`: its client is visible. */
export function isOfVisibleClient(eyes: Eyes, table: string): RawBuilder<SqlBool> {
  const of = sql.table(table);
  return sql<SqlBool>`exists (
    select from clients
    where clients.practice_id = ${of}.practice_id and clients.id = ${of}.client_id and ${isVisible(eyes, 'clients')}
  )`;
}

/** For a row of `notes`: its client is visible, and it was not taken away. */
export function isVisibleNote(eyes: Eyes): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notes.removed_at is null and ${isOfVisibleClient(eyes, 'notes')})`;
}

/** The same for what was taken away. */
export function isVisibleRemovedNote(eyes: Eyes): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notes.removed_at is not null and ${isOfVisibleClient(eyes, 'notes')})`;
}

/** For a row of `report_versions` or `report_writings`: its report is visible. */
export function isOfVisibleReport(eyes: Eyes, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from reports where reports.id = ${sql.table(table)}.report_id and ${isOfVisibleClient(eyes, 'reports')}
  )`;
}
