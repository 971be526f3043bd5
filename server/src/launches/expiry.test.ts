import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { SILENT_LOGGER } from '../testing/jobs.ts';
import { listActions } from '../testing/actions.ts';
import { countExpired, createLaunchPlace, insertSessions, listEvents } from '../testing/launches.ts';
import { expireDueSessions } from './expire-due-sessions.ts';
import { expireSessionsOfConnection } from './expire-sessions-of-connection.ts';
import { startExpirer } from './expirer.ts';
import { findLaunchSession } from './find-launch-session.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';
import { openLaunchSession } from './open-launch-session.ts';
import { setUpLaunches } from '../testing/set-up.ts';
import { PATIENTLY } from '../testing/patience.ts';

const { context, place } = await setUpLaunches();

const statusOf = async (id: string, { connection } = place) =>
  (await findLaunchSession(context, connection, id)).status;

test('a session expires at its deadline to the millisecond, opened or not, with its event', async () => {
  const [created, opened] = [await place.create({ externalClientId: 'ext-1' }), await place.createOpened()];
  const madeAt = context.clock.now().getTime();
  context.clock.advance(LAUNCH_LIFETIME_MS - 1);
  expect([await expireDueSessions(context), await statusOf(created)]).toEqual([0, 'created']);
  context.clock.advance(1);
  expect(await expireDueSessions(context)).toBe(2);
  expect([await statusOf(created), await statusOf(opened)]).toEqual(['expired', 'expired']);
  expect(await listEvents(context, created)).toEqual([
    {
      type: 'launch_session.expired',
      data: {
        session_id: created,
        status: 'expired',
        external_client_id: 'ext-1',
        clinician_email: place.clinician.email,
        opened_at: null,
        completed_at: null,
        expires_at: new Date(madeAt + LAUNCH_LIFETIME_MS).toISOString(),
        document_url: null,
      },
    },
  ]);
  const [, event] = await listEvents(context, opened);
  expect(event?.data['opened_at']).toBe(new Date(madeAt).toISOString());
  expect(await listActions(context, created)).toEqual(['launch_session.created', 'launch_session.expired']);
  expect(await expireDueSessions(context)).toBe(0);
});

test('what came due while nothing ran is caught up in batches, each session once', async () => {
  const here = await createLaunchPlace(context);
  await insertSessions(context, here, 250);
  context.clock.advance(LAUNCH_LIFETIME_MS);
  expect(await expireDueSessions(context, { limit: 100 })).toBe(250);
  expect(await countExpired(context, here.practice.id)).toEqual({
    expired: 250,
    events: 250,
    eventSessions: 250,
    audits: 250,
  });
});

test('several at once share the work, and nothing expires twice', async () => {
  const here = await createLaunchPlace(context);
  await insertSessions(context, here, 600);
  context.clock.advance(LAUNCH_LIFETIME_MS);
  const counts = await Promise.all(Array.from({ length: 4 }, () => expireDueSessions(context, { limit: 20 })));
  const rest = await expireDueSessions(context);
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(600);
  expect(await countExpired(context, here.practice.id)).toEqual({
    expired: 600,
    events: 600,
    eventSessions: 600,
    audits: 600,
  });
});

test('one that somebody holds is passed over, and taken by the next check', async () => {
  const [held, free] = [await place.create(), await place.create()];
  context.clock.advance(LAUNCH_LIFETIME_MS);
  await inTransaction(context.db, async (trx) => {
    await sql`select from launch_sessions where id = ${held} for update`.execute(trx);
    expect(await expireDueSessions(context)).toBe(1);
  });
  expect([await statusOf(held), await statusOf(free)]).toEqual(['created', 'expired']);
  expect(await expireDueSessions(context)).toBe(1);
});

test('a batch whose events cannot be written expires nothing', async () => {
  const id = await place.create();
  context.clock.advance(LAUNCH_LIFETIME_MS);
  const broken = { ...context, makeId: () => 'pwevt_the_same' };
  const second = await place.create();
  context.clock.advance(LAUNCH_LIFETIME_MS);
  await expect(expireDueSessions(broken)).rejects.toThrow('duplicate key');
  expect([await statusOf(id), await statusOf(second), await listEvents(context, id)]).toEqual([
    'created',
    'created',
    [],
  ]);
  await expireDueSessions(context);
});

test('the check finds what is due by the index of unfinished sessions', async () => {
  const plan = await inTransaction(context.db, async (trx) => {
    for (const way of ['enable_seqscan', 'enable_bitmapscan']) await sql`set local ${sql.id(way)} = off`.execute(trx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from launch_sessions
      where status in ('created', 'opened') and expires_at <= ${context.clock.now()}::timestamptz
      order by expires_at limit 10 for update skip locked`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('launch_sessions_due');
  expect(plan).not.toContain('Sort');
});

test('the end of a connection expires its unfinished sessions in that transaction, and no others', async () => {
  const [here, elsewhere] = [await createLaunchPlace(context), await createLaunchPlace(context)];
  const [created, opened] = [await here.create(), await here.createOpened()];
  const untouched = await elsewhere.create();
  await expect(
    inTransaction(context.db, async (db) => {
      await expireSessionsOfConnection({ ...context, db }, TEST_ORIGIN, here.connection);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect([await statusOf(created, here), await listEvents(context, created)]).toEqual(['created', []]);

  const origin = { ...TEST_ORIGIN, actor: { type: 'partner', id: here.connection.partnerAppId } } as const;
  await inTransaction(context.db, (db) => expireSessionsOfConnection({ ...context, db }, origin, here.connection));
  expect([await statusOf(created, here), await statusOf(opened, here)]).toEqual(['expired', 'expired']);
  expect(await statusOf(untouched, elsewhere)).toBe('created');
  expect((await listEvents(context, opened)).map(({ type }) => type).toSorted()).toEqual([
    'launch_session.expired',
    'launch_session.opened',
  ]);
  const trace = await context.db
    .selectFrom('audit_events')
    .select(['actor_type', 'actor_id', 'details'])
    .where('subject_id', '=', created)
    .where('action', '=', 'launch_session.expired')
    .execute();
  expect(trace).toEqual([
    {
      actor_type: 'partner',
      actor_id: here.connection.partnerAppId,
      details: { reason: 'connection_revoked' },
    },
  ]);
  await expect(openLaunchSession(context, TEST_ORIGIN, here.clinician, created)).rejects.toMatchObject({
    code: 'launch_session_expired',
  });
});

test('thousands of sessions of one connection end with it', async () => {
  const here = await createLaunchPlace(context);
  await insertSessions(context, here, 2500);
  await inTransaction(context.db, (db) => expireSessionsOfConnection({ ...context, db }, TEST_ORIGIN, here.connection));
  expect(await countExpired(context, here.practice.id)).toMatchObject({ expired: 2500, eventSessions: 2500 });
});

test('the expirer checks at its start and again, through an outage, until it is stopped', async () => {
  const here = await createLaunchPlace(context);
  const warn = vi.fn<() => void>();
  let isDown = true;
  const clock = {
    now: () => {
      if (isDown) throw new Error('no connection');
      return context.clock.now();
    },
  };
  const expirer = startExpirer({
    context: { ...context, clock },
    logger: { info: SILENT_LOGGER.info.bind(SILENT_LOGGER), warn },
    everyMs: 5,
  });
  const waitForStatus = (id: string) =>
    vi.waitFor(async () => expect(await statusOf(id, here)).toBe('expired'), PATIENTLY);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), PATIENTLY);
  const first = await here.create();
  context.clock.advance(LAUNCH_LIFETIME_MS);
  isDown = false;
  await waitForStatus(first);
  const second = await here.create();
  context.clock.advance(LAUNCH_LIFETIME_MS);
  await waitForStatus(second);
  await expirer.stop();
});
