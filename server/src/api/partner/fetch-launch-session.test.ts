import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireDueSessions } from '../../launches/expire-due-sessions.ts';
import { openLaunchSession } from '../../launches/open-launch-session.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createLaunchCalls, HOURS_48_MS, type LaunchCalls } from '../../testing/launch-calls.ts';

let calls: LaunchCalls;
beforeAll(async () => {
  calls = await createLaunchCalls();
});
beforeEach(() => calls.renew());
afterAll(() => calls.app.close());

test('the status follows the session through its life', async () => {
  const { body } = await calls.post(calls.body());
  const id = body.session_id;
  const expected = {
    session_id: id,
    status: 'created',
    created_at: calls.iso(),
    opened_at: null as string | null,
    completed_at: null,
    expires_at: calls.iso(HOURS_48_MS),
    document_url: null,
  };
  const created = await calls.get(id);
  expect([created.status, created.body, Object.keys(created.body)]).toEqual([200, expected, Object.keys(expected)]);
  calls.app.context.clock.advance(1);
  await openLaunchSession(calls.app.context, TEST_ORIGIN, calls.place.clinician, id);
  expected.opened_at = calls.iso();
  expect((await calls.get(id)).body).toEqual({ ...expected, status: 'opened' });
  await calls.advance(HOURS_48_MS);
  expect((await calls.get(id)).body).toEqual({ ...expected, status: 'opened' });
  await expireDueSessions(calls.app.context);
  expect((await calls.get(id)).body).toEqual({ ...expected, status: 'expired' });
});

test('the status of a completed session names the document', async () => {
  const id = await calls.complete();
  expect((await calls.get(id)).body).toMatchObject({
    status: 'completed',
    completed_at: calls.iso(),
    document_url: `/v1/partner/launch-sessions/${id}/document`,
  });
});

test('404 for an unknown session', async () => {
  const { status, body } = await calls.get('psess_unknown');
  expect([status, body]).toEqual([404, { detail: 'Session not found' }]);
});
