import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as createWebhooks } from '../../migrations/0008-webhooks.ts';
import { up as moveUndelivered } from '../../migrations/0066-undelivered-events.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { findWebhookEvent } from './list-events.ts';

let context: TestContext;
let db: Database;
/** In a schema of its own stand the tables as they were, with what a service may have had in them. */
beforeAll(async () => {
  context = await createTestContext();
  db = openDatabase({ url: context.url, maxConnections: 1 });
  await sql`create schema former`.execute(db);
  await sql`set search_path = former`.execute(db);
  await sql`create table practices (id text primary key)`.execute(db);
  await createWebhooks(db as unknown as Kysely<unknown>);
  await sql`insert into practices values ('prac_1')`.execute(db);
  await sql`insert into webhook_endpoints values ('papp_1', 'https://partner.example/', false, now(), now())`.execute(
    db,
  );
});
afterAll(async () => {
  await db.destroy();
  await context.drop();
});

const AT = new Date('2026-03-02T09:00:00.000Z');
const LATER = new Date('2026-03-02T09:05:00.000Z');

async function insertEvent(id: string, state: string, attempts: number, leaseUntil: Date | null = null): Promise<void> {
  const endedAt = state === 'pending' ? null : LATER;
  await sql`
    insert into webhook_events (
      id, endpoint_id, practice_id, session_id, type, body, created_at, state, attempts, due_at, claims, lease_until,
      ended_at
    ) values (
      ${id}, 'papp_1', 'prac_1', 'psess_1', 'launch_session.opened', '{}', ${AT}, ${state}, ${attempts}::integer, ${AT},
      ${attempts + 4}::integer, ${leaseUntil}, ${endedAt}
    )`.execute(db);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const isDelivery = state === 'delivered' && attempt === attempts;
    await sql`
      insert into webhook_attempts (event_id, attempt, lag_ms, started_at, duration_ms, status, error)
      values (${id}, ${attempt}::integer, 1000, ${LATER}, 5, ${isDelivery ? 200 : 500}::integer,
        ${isDelivery ? null : 'not_2xx'})`.execute(db);
  }
}

test('events keep their state, their schedule and their lease; a claim is numbered above all before it', async () => {
  await insertEvent('pwevt_fresh', 'pending', 0);
  await insertEvent('pwevt_leased', 'pending', 3, LATER);
  await insertEvent('pwevt_delivered', 'delivered', 2);
  await insertEvent('pwevt_failed', 'failed', 7);
  await moveUndelivered(db as unknown as Kysely<unknown>);
  const find = (id: string) => findWebhookEvent({ db }, id);
  expect(await find('pwevt_fresh')).toMatchObject({ state: 'pending', attempts: 0, dueAt: AT, endedAt: null });
  expect(await find('pwevt_leased')).toMatchObject({ state: 'pending', attempts: 3, dueAt: AT, endedAt: null });
  expect(await find('pwevt_delivered')).toMatchObject({ state: 'delivered', attempts: 2, endedAt: LATER });
  expect(await find('pwevt_failed')).toMatchObject({ state: 'failed', attempts: 7, dueAt: AT, endedAt: LATER });
  const waiting = await db.selectFrom('webhook_undelivered').selectAll().orderBy('event_id').execute();
  expect(waiting.map((row) => [row.event_id, row.practice_id, row.claims, row.lease_until])).toEqual([
    ['pwevt_failed', 'prac_1', 11, null],
    ['pwevt_fresh', 'prac_1', 4, null],
    ['pwevt_leased', 'prac_1', 7, LATER],
  ]);
  const { rows } = await sql<{ next: number }>`select nextval('webhook_claims') as next`.execute(db);
  expect(rows[0]?.next).toBe(12);
});
