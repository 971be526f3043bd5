import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The report that is being written for the session. No foreign key: the report may be deleted, the session stays.
  await sql`alter table launch_sessions add column report_id text`.execute(db);
  await sql`alter table partner_connections add column revoked_reason text`.execute(db);
  await createLists(db);
}

/** For the lists that an admin of a practice reads. They show the newest first, and ids sort by age. */
async function createLists(db: Kysely<unknown>): Promise<void> {
  await sql`create index launch_sessions_by_connection on launch_sessions (connection_id, id)`.execute(db);
  await sql`create index launch_sessions_by_status on launch_sessions (connection_id, status)`.execute(db);
  await sql`
    create index webhook_events_practice on webhook_events (practice_id, id) where practice_id is not null`.execute(db);
  // Most deliveries have succeeded. Those are found by the index above.
  await sql`
    create index webhook_events_undelivered on webhook_events (practice_id, state, id)
    where practice_id is not null and state <> 'delivered'`.execute(db);
  // Rows enter these indexes when they are sealed, in the background. So no request waits for that.
  await sql`
    create index audit_events_by_actor on audit_events (practice_id, actor_id, at desc, id desc)
    where seq is not null and actor_id is not null`.execute(db);
  await sql`
    create index audit_events_by_action on audit_events (practice_id, action, at desc, id desc)
    where seq is not null`.execute(db);
}
