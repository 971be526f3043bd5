import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '../../practice/members.ts';
import { TEST_BASE_URL } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createLaunchCalls, HOURS_48_MS, type LaunchCalls, SESSIONS } from '../../testing/launch-calls.ts';
import { createLaunchPlace } from '../../testing/launches.ts';

let calls: LaunchCalls;
beforeAll(async () => {
  calls = await createLaunchCalls();
});
beforeEach(() => calls.renew());
afterAll(() => calls.app.close());

const stored = (id: string) =>
  calls.app.context.db.selectFrom('launch_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a create answers with the session, its address and its deadline', async () => {
  const answer = await calls.post(calls.body({ client_first_name: 'Ada', client_last_name: '' }));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    session_id: expect.stringMatching(/^psess_[0-9a-z]{26}$/),
    status: 'created',
    launch_url: `${TEST_BASE_URL}/launch/${answer.body.session_id}`,
    expires_at: calls.iso(HOURS_48_MS),
  });
  expect(Object.keys(answer.body)).toEqual(['session_id', 'status', 'launch_url', 'expires_at']);
  const rows = await calls.app.auditRowsOf(answer);
  expect(rows).toMatchObject([
    {
      action: 'launch_session.created',
      practice_id: calls.place.practice.id,
      actor_type: 'partner',
      subject_type: 'launch_session',
      subject_id: answer.body.session_id,
    },
  ]);
  expect(JSON.stringify(rows) + calls.app.logged()).not.toMatch(/Ada|practice\.example|client key/);
});

test.each([
  ['upper case', (email: string) => email.toUpperCase()],
  ['white space', (email: string) => `\t ${email}\n`],
])('the clinician’s address is normalised: %s', async (_, write) => {
  const { status, body } = await calls.post(calls.body({ clinician_email: write(calls.place.clinician.email) }));
  expect(status).toBe(200);
  expect(await stored(body.session_id)).toMatchObject({
    clinician_email: calls.place.clinician.email,
    clinician_id: calls.place.clinician.id,
  });
});

const missing = (...fields: string[]) =>
  fields.map((field) => ({ loc: ['body', field], msg: 'Field required', type: 'missing' }));
const tooLong = (field: string, limit: number) => [
  { loc: ['body', field], msg: `String should have at most ${limit} characters`, type: 'string_too_long' },
];
const notText = (field: string) => [
  { loc: ['body', field], msg: 'Input should be a valid string', type: 'string_type' },
];
test.each([
  ['nothing', {}, missing('external_client_id', 'clinician_email')],
  ['no client', { clinician_email: 'a@b.example' }, missing('external_client_id')],
  ['no clinician', { external_client_id: 'x' }, missing('clinician_email')],
  [
    'an empty client',
    { external_client_id: '', clinician_email: 'a@b.example' },
    [
      {
        loc: ['body', 'external_client_id'],
        msg: 'String should have at least 1 character',
        type: 'string_too_short',
      },
    ],
  ],
  [
    'a client of 256',
    { external_client_id: 'x'.repeat(256), clinician_email: 'a@b.example' },
    tooLong('external_client_id', 255),
  ],
  [
    'an address of 2',
    { external_client_id: 'x', clinician_email: 'a@' },
    [{ loc: ['body', 'clinician_email'], msg: 'String should have at least 3 characters', type: 'string_too_short' }],
  ],
  [
    'an address of 321',
    { external_client_id: 'x', clinician_email: `${'a'.repeat(311)}@b.example` },
    tooLong('clinician_email', 320),
  ],
  [
    'a first name of 256',
    { external_client_id: 'x', clinician_email: 'a@b.example', client_first_name: 'n'.repeat(256) },
    tooLong('client_first_name', 255),
  ],
  [
    'a last name of 256',
    { external_client_id: 'x', clinician_email: 'a@b.example', client_last_name: 'n'.repeat(256) },
    tooLong('client_last_name', 255),
  ],
  ['a number', { external_client_id: 7, clinician_email: 'a@b.example' }, notText('external_client_id')],
  [
    'null for a name',
    { external_client_id: 'x', clinician_email: 'a@b.example', client_first_name: null },
    notText('client_first_name'),
  ],
  [
    'a list',
    [],
    [
      {
        loc: ['body'],
        msg: 'Input should be a valid dictionary or object to extract fields from',
        type: 'model_attributes_type',
      },
    ],
  ],
  ['no JSON', '{"a":', [{ loc: ['body', 5], msg: 'JSON decode error', type: 'json_invalid' }]],
])('422 for %s', async (_, body, detail) => {
  const answer = await calls.post(body);
  expect([answer.status, answer.body]).toEqual([422, { detail }]);
});

test('the longest of everything is taken, counted in characters', async () => {
  const face = '\u{1F600}';
  const { status, body } = await calls.post(
    {
      external_client_id: face.repeat(255),
      clinician_email: calls.place.clinician.email.padEnd(320),
      client_first_name: face.repeat(255),
      client_last_name: face.repeat(255),
    },
    { key: 'k'.repeat(255) },
  );
  expect(status).toBe(200);
  expect(await stored(body.session_id)).toMatchObject({ external_client_id: face.repeat(255) });
});

const keyFault = (msg: string, type: string) => ({ detail: [{ loc: ['header', 'Idempotency-Key'], msg, type }] });
test('422 without an Idempotency-Key, with an empty one, and with one of 256', async () => {
  const without = await calls.app.call(SESSIONS, { body: calls.body(), token: calls.token() });
  expect([without.status, without.body]).toEqual([422, keyFault('Field required', 'missing')]);
  const empty = await calls.post(calls.body(), { key: '' });
  expect([empty.status, empty.body]).toEqual([
    422,
    keyFault('String should have at least 1 character', 'string_too_short'),
  ]);
  const long = await calls.post(calls.body(), { key: 'k'.repeat(256) });
  expect([long.status, long.body]).toEqual([
    422,
    keyFault('String should have at most 255 characters', 'string_too_long'),
  ]);
});

test('all faults come at once', async () => {
  const { body } = await calls.app.call(SESSIONS, { body: { clinician_email: 1 }, token: calls.token() });
  expect(body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
    ['header.Idempotency-Key', 'missing'],
    ['body.external_client_id', 'missing'],
    ['body.clinician_email', 'string_type'],
  ]);
});

describe('400 clinician_email_not_resolved', () => {
  beforeAll(async () => {
    const unverified = { email: 'unverified@p.example', name: 'U', role: 'clinician', emailVerified: false } as const;
    await addMember(calls.app.context, TEST_ORIGIN, calls.place.practice.id, unverified);
  });
  test.each(['nobody@practice.example', 'unverified@p.example', 'not an address', '   '])('%s', async (email) => {
    const { status, body } = await calls.post(calls.body({ clinician_email: email }));
    expect([status, body]).toEqual([400, { detail: 'clinician_email_not_resolved' }]);
  });

  test('a member of another practice', async () => {
    const elsewhere = await createLaunchPlace(calls.app.context);
    const { status, body } = await calls.post(calls.body({ clinician_email: elsewhere.clinician.email }));
    expect([status, body]).toEqual([400, { detail: 'clinician_email_not_resolved' }]);
  });

  test('leaves the key free for the corrected request', async () => {
    await calls.post(calls.body({ clinician_email: 'nobody@practice.example' }));
    expect((await calls.post(calls.body())).status).toBe(200);
  });
});

describe('a client that is mapped already', () => {
  const ask = async (clientId: number, clinicianEmail: string): Promise<[number, string]> => {
    const externalClientId = `mapped ${clientId}`;
    await calls.place.createMapped(clientId, { externalClientId });
    const { status, body } = await calls.post(
      calls.body({ external_client_id: externalClientId, clinician_email: clinicianEmail }),
    );
    return [status, body.detail ?? body.status];
  };

  test('is 403 client_access_denied for a clinician who may not see it', async () => {
    const denied = await ask(calls.place.clients.clinician, calls.place.other.email);
    expect(denied).toEqual([403, 'client_access_denied']);
  });

  test('is open to its owner', async () => {
    expect(await ask(calls.place.clients.clinician, calls.place.clinician.email)).toEqual([200, 'created']);
  });

  test('is open to all if it is the organisation’s', async () => {
    expect(await ask(calls.place.clients.organisation, calls.place.other.email)).toEqual([200, 'created']);
  });
});
