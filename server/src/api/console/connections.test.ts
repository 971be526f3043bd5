import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsoleLaunches, createConsoleLaunches } from '../../testing/console-launches.ts';
import { listEvents } from '../../testing/launches.ts';
import { createTestConnection } from '../../testing/partners.ts';

let place: ConsoleLaunches;
let strangers: string;
beforeAll(async () => {
  place = await createConsoleLaunches();
  const { app, stranger } = place;
  const { body } = await stranger.call('/v1/console/practice');
  const theirs = { id: body.id, adminId: stranger.id };
  ({ connectionId: strangers } = await createTestConnection(app.context, theirs, place.connection.partnerAppId));
});
afterAll(() => place.app.close());

const CONNECTIONS = '/v1/console/connections';
const sessionsOf = (query = '') => place.admin.call(`${CONNECTIONS}/${place.connection.connectionId}/sessions${query}`);

test('an admin sees the practice’s connections, their sessions, and revokes', async () => {
  const [first, second] = [await place.createLaunch(), await place.createLaunch()];
  const { sessionId: written, reportId } = await place.createWritten();
  const { sessionId: sent, reportId: sentReport } = await place.createWritten();
  await place.act(sent, '/complete', { report_id: sentReport, version: 2, reviewed: true });
  const listed = await place.admin.call(CONNECTIONS);
  const connection = {
    id: place.connection.connectionId,
    partner: { id: place.connection.partnerAppId, name: 'Bright Minds Platform' },
    connected_at: expect.any(String),
    connected_by: { id: place.admin.id, name: 'Ada Admin' },
    revoked_at: null,
    revoked_reason: null,
    sessions: { created: 2, opened: 1, completed: 1, expired: 0 },
    sessions_counted_to: 1000,
  };
  expect(listed.body).toEqual([connection]);
  expect(await place.actionsOf(listed)).toEqual(['partner_connections.listed']);

  const sessions = await sessionsOf('?limit=3');
  expect(sessions.body.next_before).toBe(second);
  const ids = sessions.body.results.map((session: { session_id: string }) => session.session_id);
  expect(ids).toEqual([sent, written, second]);
  expect(sessions.body.results[0]).toEqual({
    session_id: sent,
    status: 'completed',
    clinician: { name: 'Clara Clinician', email: expect.stringContaining('@') },
    client_id: place.clients.organisation,
    created_at: expect.any(String),
    opened_at: expect.any(String),
    completed_at: expect.any(String),
    expired_at: null,
    expires_at: expect.any(String),
  });
  expect(sessions.body.results[2].client_id).toBeNull();
  const older = await sessionsOf(`?limit=3&before=${second}`);
  expect(older.body).toEqual({ results: [expect.objectContaining({ session_id: first })], next_before: null });
  expect(await place.actionsOf(sessions)).toEqual(['launch_sessions.listed']);

  const { connectionId } = place.connection;
  const revoked = await place.admin.call(`${CONNECTIONS}/${connectionId}/revoke`, {});
  expect(revoked.body).toEqual({
    ...connection,
    connected_at: listed.body[0].connected_at,
    revoked_at: place.app.context.clock.now().toISOString(),
    revoked_reason: 'practice_request',
    sessions: { created: 0, opened: 0, completed: 1, expired: 3 },
  });
  expect((await place.actionsOf(revoked)).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'launch_session.expired'),
    'partner_connection.revoked',
  ]);
  const ended = (await sessionsOf()).body.results.map((session: { expired_at: string | null }) => session.expired_at);
  expect(ended).toEqual([null, ...Array.from({ length: 3 }, () => revoked.body.revoked_at)]);
  expect((await listEvents(place.app.context, written)).map(({ type }) => type).toSorted()).toEqual([
    'launch_session.expired',
    'launch_session.opened',
  ]);
  const late = await place.act(written, '/complete', { report_id: reportId, version: 2, reviewed: true });
  expect([late.status, late.body]).toEqual([410, { detail: 'Session expired' }]);
  place.app.context.clock.advance(1000);
  const again = await place.admin.call(`${CONNECTIONS}/${connectionId}/revoke`, {});
  expect([again.body, await place.actionsOf(again)]).toEqual([revoked.body, []]);
  expect((await place.callPartner(`/v1/partner/launch-sessions/${sent}`)).body.status).toBe('completed');
  expect((await place.admin.call(CONNECTIONS)).body[0]).toMatchObject({ revoked_at: null, revoked_reason: null });
});

test('deliveries of the practice’s sessions, with their attempts', async () => {
  const { db, clock } = place.app.context;
  const { sessionId } = await place.createWritten();
  const listed = await place.admin.call(`/v1/console/deliveries?session_id=${sessionId}`);
  expect(listed.body).toMatchObject({ results: [expect.anything()], next_before: null });
  const [delivery] = listed.body.results;
  expect(delivery).toEqual({
    id: expect.stringMatching(/^pwevt_/),
    type: 'launch_session.opened',
    state: 'pending',
    session_id: sessionId,
    partner_name: 'Bright Minds Platform',
    created_at: expect.any(String),
    attempts: 0,
    last_attempt_at: null,
    last_status: null,
    last_error: null,
    next_attempt_at: expect.any(String),
  });
  expect(await place.actionsOf(listed)).toEqual(['webhooks.listed']);
  const attempt = { event_id: delivery.id, lag_ms: 0, started_at: clock.now(), duration_ms: 12 };
  await db
    .insertInto('webhook_attempts')
    .values([
      { ...attempt, attempt: 1, status: null, error: 'timeout', answer: null },
      { ...attempt, attempt: 2, status: 500, error: 'status', answer: '<script>\u001B[2J\u202Egnp.exe\n\uFFFD' },
    ])
    .execute();
  const failure = { state: 'failed', failed_at: clock.now() } as const;
  await db.updateTable('webhook_undelivered').set(failure).where('event_id', '=', delivery.id).execute();
  const { body: tried, headers } = await place.admin.call(`/v1/console/deliveries/${delivery.id}`);
  const at = clock.now().toISOString();
  expect(tried).toEqual({
    ...delivery,
    state: 'failed',
    last_attempt_at: at,
    last_status: 500,
    last_error: 'status',
    next_attempt_at: null,
    attempts: [
      { at, status: null, duration_ms: 12, error: 'timeout', answer: null },
      { at, status: 500, duration_ms: 12, error: 'status', answer: '<script>\uFFFD[2J\uFFFDgnp.exe\n\uFFFD' },
    ],
  });
  expect(headers.get('content-type')).toContain('application/json');
  const failed = await place.admin.call('/v1/console/deliveries?state=failed');
  expect(failed.body.results).toMatchObject([{ id: delivery.id, attempts: 2, last_status: 500 }]);
  const newest = (await place.admin.call('/v1/console/deliveries?limit=2')).body;
  const older = (await place.admin.call(`/v1/console/deliveries?limit=2&before=${newest.next_before}`)).body;
  const ids = [...newest.results, ...older.results].map(({ id }: { id: string }) => id);
  expect([newest.next_before, new Set(ids).size]).toEqual([ids[1], 4]);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect((await place.admin.call('/v1/console/deliveries?state=lost')).status).toBe(422);

  const strange = await place.stranger.call(`/v1/console/deliveries/${delivery.id}`);
  expect([strange.status, strange.body]).toEqual([404, { detail: 'Webhook event not found' }]);
  expect((await place.stranger.call(`/v1/console/deliveries?session_id=${sessionId}`)).body.results).toEqual([]);
});

test('another practice’s connection does not exist, and nothing of it is a clinician’s', async () => {
  const paths: [string, unknown?][] = [
    [`${CONNECTIONS}/${strangers}/sessions`],
    [`${CONNECTIONS}/${strangers}/revoke`, {}],
  ];
  for (const [path, body] of paths) {
    const answer = await place.admin.call(path, body);
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Connection not found' }]);
  }
  expect((await place.stranger.call(CONNECTIONS)).body).toMatchObject([{ id: strangers, revoked_at: null }]);
  paths.push([CONNECTIONS], ['/v1/console/deliveries'], ['/v1/console/deliveries/x']);
  for (const [path, body] of paths) {
    const answer = await place.clinician.call(path, body);
    expect([answer.status, answer.body]).toEqual([403, { detail: 'Only an admin of the practice can do this' }]);
  }
});
