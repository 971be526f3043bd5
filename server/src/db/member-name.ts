import { type RawBuilder, sql } from 'kysely';

/** The name of the member whose id stands in a column, such as `notes.created_by`. */
export function memberName(column: string): RawBuilder<string> {
  return sql<string>`(select members.name from members where members.id = ${sql.ref(column)})`;
}
