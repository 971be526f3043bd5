import { type RawBuilder, sql } from 'kysely';

/** When a row is saved: always later than before, even if the clock stands still, since it says which change came first. */
export function savedAt(table: string, now: Date): RawBuilder<Date> {
  return sql<Date>`greatest(${now}::timestamptz, ${sql.ref(`${table}.updated_at`)} + interval '1 millisecond')`;
}

/** Whether the row was saved last at this time, which has been to the caller and back, in milliseconds. */
export function isSavedAt(table: string, time: Date | null): RawBuilder<boolean> {
  return sql<boolean>`date_trunc('milliseconds', ${sql.ref(`${table}.updated_at`)}) is not distinct from ${time}::timestamptz`;
}
