import { type Kysely, sql } from 'kysely';

/**
 * The two large indexes of the activity log hold sealed rows alone, as those by actor and by kind do. Whoever reads or
 * changes something then waits for two index entries of an audit row in place of four; the sealer writes the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_events_by_time`.execute(db);
  await sql`drop index audit_events_by_client`.execute(db);
  await sql`
    create index audit_events_by_time on audit_events (practice_id, at desc, id desc)
    where seq is not null`.execute(db);
  await sql`
    create index audit_events_by_client on audit_events (practice_id, client_id, at desc, id desc)
    where seq is not null and client_id is not null`.execute(db);
}
