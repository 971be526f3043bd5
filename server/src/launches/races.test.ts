import { expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { listActions } from '../testing/actions.ts';
import { createLaunchPlace, type LaunchPlace, listEvents } from '../testing/launches.ts';
import { revokeTestConnection } from '../testing/partners.ts';
import { createTestReport } from '../testing/records.ts';
import { completeLaunchSession } from './complete-launch-session.ts';
import { createLaunchSession } from './create-launch-session.ts';
import { expireDueSessions } from './expire-due-sessions.ts';
import { expireSessionsOfConnection } from './expire-sessions-of-connection.ts';
import { findLaunchSession } from './find-launch-session.ts';
import { LAUNCH_LIFETIME_MS } from './launch-session.ts';
import { mapLaunchClient } from './map-launch-client.ts';
import { openLaunchSession } from './open-launch-session.ts';
import { setUpLaunches } from '../testing/set-up.ts';
import { createTestSigning } from '../testing/signing.ts';

const { context, place } = await setUpLaunches();
const signing = await createTestSigning(context);

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => act(index)));
const codesOf = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.code)] : []));
const ended = async (id: string) => ({
  status: (await findLaunchSession(context, place.connection, id)).status,
  events: (await listEvents(context, id)).map(({ type }) => type).filter((type) => !type.endsWith('opened')),
  actions: (await listActions(context, id)).filter((action) => /completed|expired/.test(action)),
});

/** Does what partners/ does: it changes the connection's row first. */
function revoke({ connection }: LaunchPlace): Promise<void> {
  return inTransaction(context.db, async (db) => {
    await revokeTestConnection({ ...context, db }, connection.connectionId);
    await expireSessionsOfConnection({ ...context, db }, TEST_ORIGIN, connection);
  });
}

function create(key: string, request: unknown) {
  return createLaunchSession(context, TEST_ORIGIN, place.connection, {
    idempotencyKey: key,
    request,
    externalClientId: key,
    clinicianEmail: place.clinician.email,
  });
}

test('twenty creates with one key make one session, and all twenty get it', async () => {
  const results = await times(20, () => create('twenty', { same: true }));
  const ids = new Set(results.map((result) => result.status === 'fulfilled' && result.value.sessionId));
  expect([codesOf(results), ids.size]).toEqual([[], 1]);
  const stored = await context.db
    .selectFrom('launch_sessions')
    .select('id')
    .where('idempotency_key', '=', 'twenty')
    .execute();
  expect(stored).toHaveLength(1);
  expect(await listActions(context, stored[0]?.id ?? '')).toEqual(['launch_session.created']);
});

test('of twenty creates with one key and two bodies, those of one body get it and the others a conflict', async () => {
  const results = await times(20, (index) => create('two bodies', { body: index % 2 }));
  expect(codesOf(results)).toEqual(Array.from({ length: 10 }, () => 'idempotency_key_conflict'));
  const winners = results.map((result) => result.status === 'fulfilled');
  expect(winners.filter((isWinner, index) => isWinner === winners[index % 2])).toHaveLength(20);
});

test('opened ten times at once, it is opened once', async () => {
  const id = await place.create();
  const results = await times(10, () => openLaunchSession(context, TEST_ORIGIN, place.clinician, id));
  expect(codesOf(results)).toEqual([]);
  expect((await listEvents(context, id)).map(({ type }) => type)).toEqual(['launch_session.opened']);
  expect(await listActions(context, id)).toEqual(['launch_session.created', 'launch_session.opened']);
});

test('mapped to two clients at once, one mapping stands and the other is told', async () => {
  const ids = [
    await place.createOpened({ externalClientId: 'contested' }),
    await place.createOpened({ externalClientId: 'contested' }),
  ];
  const choices = [place.clients.organisation, place.clients.clinician];
  const results = await times(10, (index) =>
    mapLaunchClient(context, TEST_ORIGIN, place.clinician, ids[index % 2] ?? '', { clientId: choices[index % 2] ?? 0 }),
  );
  expect(codesOf(results)).toEqual(Array.from({ length: 5 }, () => 'client_already_mapped'));
  const standing = results.filter((result) => result.status === 'fulfilled').map((result) => result.value);
  expect([standing.length, new Set(standing).size]).toEqual([5, 1]);
});

test('of new clients entered at once for one external client, one is kept', async () => {
  const ids = await Promise.all(
    Array.from({ length: 4 }, () => place.createOpened({ externalClientId: 'contested new' })),
  );
  const newClient = { firstName: 'Contested', lastName: 'New', dateOfBirth: null, isOrgClient: true };
  const results = await times(4, (index) =>
    mapLaunchClient(context, TEST_ORIGIN, place.clinician, ids[index] ?? '', { newClient }),
  );
  expect(codesOf(results)).toEqual(Array.from({ length: 3 }, () => 'client_already_mapped'));
  const kept = await context.db.selectFrom('clients').select('id').where('first_name', '=', 'Contested').execute();
  expect(kept).toHaveLength(1);
});

/** The clock of the one who completes stands just before the deadline, that of the expiry check at it. */
test('completed and expired at once, exactly one wins and the event says which', async () => {
  for (let round = 0; round < 10; round += 1) {
    const reportId = await createTestReport(context, place.practice, place.clients.organisation);
    const id = await place.createMapped(place.clients.organisation);
    context.clock.advance(LAUNCH_LIFETIME_MS - 1);
    const atDeadline = new Date(context.clock.now().getTime() + 1);
    const acts: (() => Promise<unknown>)[] = [
      () => completeLaunchSession(context, TEST_ORIGIN, place.clinician, id, { reportId, version: 1 }, signing),
      () => expireDueSessions({ ...context, clock: { now: () => atDeadline } }),
    ];
    const results = await Promise.allSettled((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
    const { status, ...recorded } = await ended(id);
    expect(['completed', 'expired']).toContain(status);
    const what = `launch_session.${status}`;
    expect([recorded, codesOf(results)]).toEqual([
      { events: [what], actions: [what] },
      status === 'completed' ? [] : ['launch_session_expired'],
    ]);
    context.clock.advance(2);
    await expireDueSessions(context);
  }
});

test('completed and revoked at once, exactly one wins and the event says which', async () => {
  const here = await createLaunchPlace(context);
  const { organisation: clientId } = here.clients;
  const ids = await Promise.all(Array.from({ length: 6 }, () => here.createMapped(clientId)));
  const reportIds = await Promise.all(ids.map(() => createTestReport(context, here.practice, clientId)));
  const completing = ids.map((id, index) => () => {
    const sent = { reportId: reportIds[index] ?? '', version: 1 };
    return completeLaunchSession(context, TEST_ORIGIN, here.clinician, id, sent, signing);
  });
  await Promise.allSettled(completing.toSpliced(3, 0, () => revoke(here)).map((act) => act()));
  for (const id of ids) {
    const { status } = await findLaunchSession(context, here.connection, id);
    const types = (await listEvents(context, id)).map(({ type }) => type);
    expect(types.toSorted()).toEqual([`launch_session.${status}`, 'launch_session.opened'].toSorted());
    expect(['completed', 'expired']).toContain(status);
  }
});

test('a create that meets a revocation leaves no unfinished session behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const here = await createLaunchPlace(context);
    const results = await times(6, (index) =>
      index === 2 ? revoke(here) : here.create({ idempotencyKey: `key ${index}` }).then(() => undefined),
    );
    expect(codesOf(results).filter((code) => code !== 'invalid_bearer_token')).toEqual([]);
    const left = await context.db
      .selectFrom('launch_sessions')
      .select('status')
      .where('connection_id', '=', here.connection.connectionId)
      .execute();
    expect(left.every(({ status }) => status === 'expired')).toBe(true);
    expect(left).toHaveLength(5 - codesOf(results).length);
  }
});
