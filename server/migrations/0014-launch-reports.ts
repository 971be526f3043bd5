import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which report is being written for the session. No reference: the report may go, and the session stays.
  await sql`alter table launch_sessions add column report_id text`.execute(db);
  await sql`alter table partner_connections add column revoked_reason text`.execute(db);
  await createLists(db);
}

/** What a practice's admin looks through, each newest first: ids sort by age. */
async function createLists(db: Kysely<unknown>): Promise<void> {
  await sql`create index launch_sessions_by_connection on launch_sessions (connection_id, id)`.execute(db);
  await sql`create index launch_sessions_by_status on launch_sessions (connection_id, status)`.execute(db);
  await sql`
    create index webhook_events_practice on webhook_events (practice_id, id) where practice_id is not null`.execute(db);
  // What has been delivered is most of it, and found by the index above.
  await sql`
    create index webhook_events_undelivered on webhook_events (practice_id, state, id)
    where practice_id is not null and state <> 'delivered'`.execute(db);
  // A row comes into these when it is sealed, in the background: no request waits for them.
  await sql`
    create index audit_events_by_actor on audit_events (practice_id, actor_id, at desc, id desc)
    where seq is not null and actor_id is not null`.execute(db);
  await sql`
    create index audit_events_by_action on audit_events (practice_id, action, at desc, id desc)
    where seq is not null`.execute(db);
}
