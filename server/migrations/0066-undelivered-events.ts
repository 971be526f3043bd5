import { type Kysely, sql } from 'kysely';

/**
 * What changes about a webhook event moves out of `webhook_events`, whose rows hold a body and stand in four indexes.
 * An event that is not delivered has a narrow row here; a delivery deletes it and leaves the event itself untouched.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence webhook_claims`.execute(db);
  await createUndelivered(db);
  await rememberDeliveries(db);
  await moveRows(db);
  await createIndexes(db);
  await narrowEvents(db);
}

async function createUndelivered(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_undelivered (
      event_id text primary key references webhook_events on delete cascade,
      endpoint_id text not null,
      practice_id text,
      state text not null,
      -- Attempts of the present run; sending again begins a new one.
      attempts smallint not null,
      due_at timestamptz not null,
      -- The number of the last claim, of which each has its own. A process shows it to change the row.
      claims bigint not null,
      lease_until timestamptz,
      failed_at timestamptz,
      check (
        state in ('pending', 'failed')
        and (state = 'failed') = (failed_at is not null)
        and (state = 'pending' or lease_until is null)
      )
    ) with (
      -- A claim changes no indexed column: with room beside the row it stays out of the indexes.
      fillfactor = 50,
      autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02
    )`.execute(db);
}

/**
 * An attempt says whether it is the one that delivered its event, and when. It has no foreign key any more: checking it
 * would lock the event's row for each attempt. Attempts are deleted with their event (webhooks/sweep-events.ts).
 */
async function rememberDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_attempts add column delivered_at timestamptz`.execute(db);
  await sql`alter table webhook_attempts drop constraint webhook_attempts_event_id_fkey`.execute(db);
  await sql`
    update webhook_attempts as attempt set delivered_at = event.ended_at
    from webhook_events as event
    where event.id = attempt.event_id and event.state = 'delivered' and attempt.id = (
      select max(id) from webhook_attempts as other where other.event_id = event.id and other.error is null
    )`.execute(db);
}

async function moveRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into webhook_undelivered (
      event_id, endpoint_id, practice_id, state, attempts, due_at, claims, lease_until, failed_at
    )
    select id, endpoint_id, practice_id, state, attempts, due_at, claims, lease_until, ended_at
    from webhook_events where state <> 'delivered'`.execute(db);
  // Numbers of claims go on above all that were given out.
  await sql`
    select setval('webhook_claims', greatest(1, (select max(claims) from webhook_events)))`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_undelivered_due on webhook_undelivered (endpoint_id, due_at, event_id)
    where state = 'pending'`.execute(db);
  await sql`
    create index webhook_undelivered_practice on webhook_undelivered (practice_id, state, event_id)
    where practice_id is not null`.execute(db);
  await sql`
    create index webhook_undelivered_failed on webhook_undelivered (endpoint_id, event_id)
    where state = 'failed'`.execute(db);
  await sql`
    create index webhook_undelivered_failed_at on webhook_undelivered (failed_at) where state = 'failed'`.execute(db);
}

/** The indexes over these columns go with them. The rows are never updated from now on, and need no room beside them. */
async function narrowEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_events drop column state, drop column attempts, drop column due_at, drop column claims,
      drop column lease_until, drop column ended_at`.execute(db);
  await sql`alter table webhook_events reset (fillfactor)`.execute(db);
}
