import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireDueSessions } from '../../launches/expire-due-sessions.ts';
import { openLaunchSession } from '../../launches/open-launch-session.ts';
import { addMember } from '../../practice/members.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createLaunchCalls, HOURS_48_MS, type LaunchCalls } from '../../testing/launch-calls.ts';
import { createLaunchPlace } from '../../testing/launches.ts';

let calls: LaunchCalls;
beforeAll(async () => {
  calls = await createLaunchCalls();
});
beforeEach(() => calls.renew());
afterAll(() => calls.app.close());

test('a retry gets the first answer, whatever the key order and the white space', async () => {
  const first = await calls.post(calls.body({ client_first_name: 'A' }));
  calls.app.context.clock.advance(1000);
  const { external_client_id: client, clinician_email: email } = calls.body();
  const again = `{ "clinician_email" : "${email}",
    "client_first_name":"\\u0041", "external_client_id":"${client}" }`;
  expect((await calls.post(again)).body).toEqual(first.body);
  const traces = await calls.app.context.db
    .selectFrom('audit_events')
    .select('id')
    .where('subject_id', '=', first.body.session_id)
    .execute();
  expect(traces).toHaveLength(1);
});

test('a retry tells the state as it is now', async () => {
  const { body } = await calls.post(calls.body());
  await openLaunchSession(calls.app.context, TEST_ORIGIN, calls.place.clinician, body.session_id);
  expect((await calls.post(calls.body())).body).toEqual({ ...body, status: 'opened' });
  await calls.advance(HOURS_48_MS);
  await expireDueSessions(calls.app.context);
  expect((await calls.post(calls.body())).body).toEqual({ ...body, status: 'expired' });
});

test.each([
  ['another client', () => ({ external_client_id: 'another' })],
  ['another name', () => ({ client_first_name: 'B' })],
  ['a name more', () => ({ client_last_name: 'C' })],
  ['another clinician', () => ({ clinician_email: 'nobody@practice.example' })],
  ['the address in another case', () => ({ clinician_email: calls.place.clinician.email.toUpperCase() })],
  ['an unknown field more', () => ({ unknown: 1 })],
])('409 for %s', async (_, change) => {
  await calls.post(calls.body({ client_first_name: 'A' }));
  const { status, body } = await calls.post(calls.body({ client_first_name: 'A', ...change() }));
  expect([status, body]).toEqual([409, { detail: 'Idempotency-Key conflict' }]);
});

test('a retry is answered although the clinician could not be resolved any more', async () => {
  const leaver = { email: `leaver@p.example`, name: 'L', role: 'clinician', emailVerified: true } as const;
  const { id } = await addMember(calls.app.context, TEST_ORIGIN, calls.place.practice.id, leaver);
  const request = calls.body({ clinician_email: leaver.email });
  const { body } = await calls.post(request);
  await calls.app.context.db.updateTable('members').set({ email_verified_at: null }).where('id', '=', id).execute();
  expect((await calls.post(request)).body).toEqual(body);
  expect((await calls.post(request, { key: `${calls.key()} new` })).status).toBe(400);
});

test('another connection’s key is another key', async () => {
  const elsewhere = await createLaunchPlace(calls.app.context, calls.place.connection.partnerAppId);
  const { body } = await calls.post(calls.body());
  const other = await calls.post(calls.body({ clinician_email: elsewhere.clinician.email }), {
    token: elsewhere.connection.token,
  });
  expect([other.status, other.body.session_id === body.session_id]).toEqual([200, false]);
});

test('twenty at once get one session', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => calls.post(calls.body())));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
});
