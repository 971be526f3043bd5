import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { waitForBlocked, waitForGone } from '../audit/testing/lock-waits.ts';
import { systemClock } from '../lib/clock.ts';
import { UNHURRIED } from '../testing/patience.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { ANSWER_TIMEOUT_MS } from './call-endpoint.ts';

const ENDPOINTS = 8;

let desk: WebhookDesk;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  desk = await openWebhookDesk();
  // Real processes have the real time.
  desk.context.clock.now = systemClock.now;
});
afterEach(async () => {
  await Promise.all([...children].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
  await desk.clear();
});
afterAll(() => desk.close());

/** A dead process's events are due again after so long; the usual time would be a long test. */
const SHORT_LEASE_MS = 2000;
/** Never over by itself: on a busy machine a process may stand still for seconds. */
const LONG_LEASE_MS = 3_600_000;

async function startProcess(leaseMs = 30_000, timeoutMs = ANSWER_TIMEOUT_MS): Promise<ChildProcess> {
  const file = path.join(import.meta.dirname, 'testing/deliverer-process.ts');
  const child = fork(file, [desk.context.url, desk.secretKey, desk.receiver.cert, String(leaseMs), String(timeoutMs)]);
  children.add(child);
  child.once('exit', () => children.delete(child));
  await once(child, 'message');
  return child;
}

async function recordMany(perEndpoint: number): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < ENDPOINTS; count += 1) {
    const { id } = await desk.addEndpoint();
    ids.push(...(await desk.record(id, perEndpoint)));
  }
  return ids;
}

function waitUntilDelivered(count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await sql<{ delivered: number }>`
        select (select count(*) from webhook_events) - (select count(*) from webhook_undelivered) as delivered`.execute(
      desk.context.db,
    );
    const delivered = rows[0]?.delivered ?? 0;
    if (delivered < count) throw new Error(`${delivered} of ${count} delivered`);
  }, UNHURRIED);
}

test('processes beside each other deliver each event once', async () => {
  await Promise.all([startProcess(), startProcess(), startProcess()]);
  const ids = await recordMany(40);
  await waitUntilDelivered(ids.length);
  expect(desk.receiver.received.map(({ eventId }) => eventId).toSorted()).toEqual(ids.toSorted());
});

test('kill -9 in a storm of deliveries loses no event', async () => {
  desk.receiver.answerWith((response) => setTimeout(() => response.writeHead(204).end(), 20));
  const ids: string[] = [];
  for (let death = 1; death <= 4; death += 1) {
    ids.push(...(await recordMany(30)));
    const seen = desk.receiver.received.length;
    const victims = await Promise.all([startProcess(SHORT_LEASE_MS), startProcess(SHORT_LEASE_MS)]);
    await desk.receiver.waitForDeliveries(seen + 20);
    await Promise.all(victims.map((victim) => (victim.kill('SIGKILL'), once(victim, 'exit'))));
  }
  await startProcess(SHORT_LEASE_MS);
  await waitUntilDelivered(ids.length);
  // At least once: those that were answered but not stored came again.
  expect(new Set(desk.receiver.received.map(({ eventId }) => eventId))).toEqual(new Set(ids));
  const attempts = await desk.context.db.selectFrom('webhook_attempts').select('event_id').distinct().execute();
  expect(attempts).toHaveLength(ids.length);
});

test('kill -9 between the answer and the storing of it: the event is sent once more, and ends once', async () => {
  const { db } = desk.context;
  const { id: endpointId } = await desk.addEndpoint();
  const [id = ''] = await desk.record(endpointId);
  const holder = await db.startTransaction().execute();
  try {
    await sql`lock table webhook_attempts in share mode`.execute(holder);
    const victim = await startProcess(LONG_LEASE_MS);
    const session = await waitForBlocked(db, 'json_to_recordset');
    expect(desk.receiver.received.map(({ eventId }) => eventId)).toEqual([id]);
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    // PostgreSQL would store the outcome of a process that died while its statement waited.
    await sql`select pg_terminate_backend(${session}::integer)`.execute(db);
    await waitForGone(db, session);
  } finally {
    await holder.rollback().execute();
  }
  expect(await desk.readEvent(id)).toMatchObject({ state: 'pending', attempts: 0, ended_at: null });
  // As if the lease of the dead had run out.
  await db
    .updateTable('webhook_undelivered')
    .set({ lease_until: new Date(0) })
    .execute();
  await startProcess(LONG_LEASE_MS);
  await waitUntilDelivered(1);
  expect(desk.receiver.received.map(({ eventId }) => eventId)).toEqual([id, id]);
  expect(await desk.readAttempts(id)).toMatchObject([{ attempt: 1, delivered_at: expect.any(Date) }]);
});

test('kill -9 while many wait for an endpoint that hangs loses none of them', async () => {
  desk.receiver.answerWith(() => undefined);
  const { id } = await desk.addEndpoint();
  const ids = await desk.record(id, 100);
  const victim = await startProcess(SHORT_LEASE_MS, SHORT_LEASE_MS / 2);
  await desk.receiver.waitForDeliveries(40);
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  desk.receiver.answerWith((response) => response.writeHead(204).end());
  // Some have failed by then, and would be due in a minute.
  await desk.context.db.updateTable('webhook_undelivered').set({ due_at: desk.context.clock.now() }).execute();
  await startProcess(SHORT_LEASE_MS);
  await waitUntilDelivered(ids.length);
  expect(new Set(desk.receiver.received.map(({ eventId }) => eventId))).toEqual(new Set(ids));
});

test('a process that is told to stop ends what it began and leaves others the rest', async () => {
  desk.receiver.answerWith((response) => setTimeout(() => response.writeHead(204).end(), 20));
  const ids = await recordMany(20);
  const first = await startProcess();
  await desk.receiver.waitForDeliveries(10);
  first.disconnect();
  await once(first, 'exit');
  await startProcess();
  await waitUntilDelivered(ids.length);
  expect(desk.receiver.received.map(({ eventId }) => eventId).toSorted()).toEqual(ids.toSorted());
});
