import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendPartner } from '../../partners/suspend-partner.ts';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createLaunchPlace, type LaunchPlace } from '../../testing/launches.ts';
import { renewTestConnection, revokeTestConnection } from '../../testing/partners.ts';
import { exchange, sendAround } from '../../testing/raw-exchange.ts';

const SESSIONS = '/v1/partner/launch-sessions';

let app: TestApp;
let place: LaunchPlace;
let keys = 0;
beforeAll(async () => {
  app = await createTestApp({ host: '0.0.0.0' });
  place = await createLaunchPlace(app.context);
});
afterAll(() => app.close());

const valid = (more = {}) => ({ external_client_id: 'x', clinician_email: place.clinician.email, ...more });

function post(body: unknown, headers: Record<string, string> = {}) {
  keys += 1;
  const { token } = place.connection;
  return app.call(SESSIONS, { body, token, headers: { 'idempotency-key': `attack ${keys}`, ...headers } });
}

const ways = (id: string): [string, string, unknown?][] => [
  ['GET', `${SESSIONS}/${id}`],
  ['GET', `${SESSIONS}/${id}/document`],
  ['POST', SESSIONS, valid()],
];

describe('a token that is none', () => {
  test.each([
    ['none', () => undefined],
    ['unknown', () => 'pat_unknown'],
    ['an API key', () => place.practice.keys.organisation],
    ['the app’s id', () => place.connection.partnerAppId],
  ])('%s: 401 on every way', async (_, readToken) => {
    const token = readToken();
    for (const [method, path, body] of ways(await place.create())) {
      const answer = await app.call(path, { method, body, ...(token !== undefined && { token }) });
      expect([answer.status, answer.body]).toEqual([401, { detail: 'Invalid bearer token' }]);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });

  test('of a revoked connection: 401; renewed, it finds its sessions and documents again', async () => {
    const here = await createLaunchPlace(app.context);
    const id = await here.createCompleted();
    const read = async (token: string) => (await app.call(`${SESSIONS}/${id}/document`, { token })).status;
    await revokeTestConnection(app.context, here.connection.connectionId);
    expect(await read(here.connection.token)).toBe(401);
    const renewed = await renewTestConnection(app.context, here.connection.connectionId);
    expect(await read(renewed)).toBe(200);
    expect((await app.call(`${SESSIONS}/${id}`, { token: renewed })).body.status).toBe('completed');
  });

  test('of an app that was suspended before the body had come: 401', async () => {
    const here = await createLaunchPlace(app.context);
    const { token, partnerAppId } = here.connection;
    const body = { external_client_id: 'late', clinician_email: here.clinician.email };
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'late' };
    const suspend = () => suspendPartner(app.context, TEST_ORIGIN, partnerAppId);
    expect(await sendAround(app.http, { path: SESSIONS, headers, body }, suspend)).toBe(401);
  });
});

test('another connection’s session is one that does not exist, by app and by practice', async () => {
  const id = await place.createCompleted();
  const strangers = [
    await createLaunchPlace(app.context),
    await createLaunchPlace(app.context, place.connection.partnerAppId),
  ];
  for (const { connection } of strangers) {
    const status = await app.call(`${SESSIONS}/${id}`, { token: connection.token });
    expect([status.status, status.body]).toEqual([404, { detail: 'Session not found' }]);
    const document = await app.call(`${SESSIONS}/${id}/document`, { token: connection.token });
    expect([document.status, document.body]).toEqual([404, { detail: 'Document not found' }]);
    expect(await app.auditRowsOf(document)).not.toMatchObject([{ action: 'launch_document.fetched' }]);
  }
});

test.each([
  ['with a NUL', '%00', 422],
  ['of 8,000 characters', 'p'.repeat(8000), 404],
  ['with SQL in it', "'%20or%20true--", 404],
  ['with half a surrogate pair', '%ED%A0%80', 422],
  ['that climbs', '..%2F..%2Fpublic%2Fme', 404],
])('a session id %s is no session', async (_, id, status) => {
  const answer = await app.call(`${SESSIONS}/${id}`, { token: place.connection.token });
  expect(answer.status).toBe(status);
});

describe('a hostile body', () => {
  const storedOf = (id: string) =>
    app.context.db.selectFrom('launch_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('a NUL is refused where it would be stored', async () => {
    const { status, body } = await post(valid({ external_client_id: 'a\0b', client_first_name: '\0' }));
    expect(status).toBe(422);
    const fields = body.detail.map(({ loc }: { loc: string[] }) => loc[1]);
    expect(fields).toEqual(['external_client_id', 'client_first_name']);
  });

  test('prototypes give no fields and lend none', async () => {
    const email = place.clinician.email;
    const lending = `{"__proto__":{"external_client_id":"x"},"clinician_email":"${email}"}`;
    expect((await post(lending)).status).toBe(422);
    const polluting = `{"external_client_id":"y","clinician_email":"${email}",
      "__proto__":{"client_first_name":"P"},"constructor":{"prototype":{"p":1}}}`;
    const { status, body } = await post(polluting);
    expect(status).toBe(200);
    expect(await storedOf(body.session_id)).toMatchObject({ client_first_name: null });
    expect(Object.hasOwn(Object.prototype, 'p')).toBe(false);
  });

  test('fields that it has no right to set are ignored', async () => {
    const { body } = await post(
      valid({ session_id: 'psess_mine', status: 'completed', connection_id: 'conn_x', expires_at: '2099-01-01' }),
    );
    expect(await storedOf(body.session_id)).toMatchObject({
      status: 'created',
      connection_id: place.connection.connectionId,
    });
  });

  test('one nested too deep is refused, also in a field that is ignored; so is one too large', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const body = `{"external_client_id":"x","clinician_email":"${place.clinician.email}","deep":${deep}}`;
    const refused = await post(body);
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ['body', 'deep']]);
    expect((await post(valid({ more: 'x'.repeat(60 * 1024) }))).status).toBe(200);
    const answer = await post(valid({ more: 'x'.repeat(64 * 1024) }));
    expect([answer.status, answer.body]).toEqual([413, { detail: 'Request body too large' }]);
  });

  test('ids that differ in what is no Unicode do not become one client', async () => {
    const answers = await Promise.all(
      ['\\ud800', '\\udbff', '\\udc00'].map((half) =>
        post(`{"external_client_id":"x${half}","clinician_email":"${place.clinician.email}"}`),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.detail[0].loc])).toEqual(
      answers.map(() => [422, ['body', 'external_client_id']]),
    );
  });
});

/** Asks for a session with header lines that no client library would send. */
function createRaw(more: object, headerLines: string[]): Promise<string> {
  const body = JSON.stringify(valid(more));
  const lines = [
    `POST ${SESSIONS} HTTP/1.1`,
    ...headerLines,
    `Authorization: Bearer ${place.connection.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return exchange(app.http, [...lines, '', body].join('\r\n'));
}

test.each(['host', 'x-forwarded-host', 'forwarded', 'x-forwarded-proto'])(
  'a forged %s does not reach the launch address',
  async (header) => {
    const answer = await createRaw({ external_client_id: header }, [
      ...(header === 'host' ? [] : ['Host: reports.example']),
      `${header}: evil.example`,
      `Idempotency-Key: forged ${header}`,
    ]);
    expect(answer).toContain(`"launch_url":"${TEST_BASE_URL}/launch/psess_`);
    expect(answer).not.toContain('evil');
  },
);

test.each([
  ['Idempotency-Key: one', 'Idempotency-Key: two'],
  ['Idempotency-Key: one', 'idempotency-key: one'],
])('a repeated key is refused, not chosen from: %s, %s', async (...keyLines) => {
  const answer = await createRaw({ clinician_email: 1 }, ['Host: reports.example', ...keyLines]);
  expect(answer).toContain('HTTP/1.1 422');
  expect(answer).toContain('["header","Idempotency-Key"]');
  expect(answer).toContain('["body","clinician_email"]');
});

test('the key of the body and of the query is not the header', async () => {
  const { status } = await app.call(`${SESSIONS}?Idempotency-Key=q`, {
    body: valid({ 'Idempotency-Key': 'b' }),
    token: place.connection.token,
  });
  expect(status).toBe(422);
});
