import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForBlocked, waitForGone } from '../audit/testing/lock-waits.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { countExpired, createLaunchPlace, insertSessions } from '../testing/launches.ts';
import { expireDueSessions } from './expire-due-sessions.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';

let context: TestContext;
let child: ChildProcess | undefined;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await context.drop();
});

const SESSIONS = 4000;
const LIMIT = 100;

test('killed with -9 in the middle of a batch, no session is expired without its event, and none twice', async () => {
  const { db, clock, url } = context;
  const { practice, ...place } = await createLaunchPlace(context);
  await insertSessions(context, { practice, ...place }, SESSIONS);
  clock.advance(LAUNCH_LIFETIME_MS);
  const script = path.join(import.meta.dirname, 'testing/expire-process.ts');
  child = fork(script, [url, clock.now().toISOString(), String(LIMIT)]);
  const ended = once(child, 'exit');
  await once(child, 'message');

  // By then the next batch has changed its sessions and waits to write its events.
  const holder = await db.startTransaction().execute();
  await sql`lock table webhook_events in share mode`.execute(holder);
  child.send('go on');
  const pid = await waitForBlocked(db, 'webhook_events');
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await holder.rollback().execute();
  await waitForGone(db, pid);

  const half = await countExpired(context, practice.id);
  expect(half).toEqual({ expired: LIMIT, events: LIMIT, eventSessions: LIMIT, audits: LIMIT });
  const counts = await Promise.all([expireDueSessions(context), expireDueSessions(context)]);
  const rest = await expireDueSessions(context);
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(SESSIONS - LIMIT);
  expect(await countExpired(context, practice.id)).toEqual({
    expired: SESSIONS,
    events: SESSIONS,
    eventSessions: SESSIONS,
    audits: SESSIONS,
  });
});
