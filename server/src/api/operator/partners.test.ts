import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticatePartnerToken } from '../../partners/authenticate-partner-token.ts';
import { createTestApp, TEST_OPERATOR_TOKEN, type TestApp } from '../../testing/app.ts';
import { createTestConnection } from '../../testing/partners.ts';
import { createTestPractice } from '../../testing/practice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const call = (path: string, body?: unknown, method?: string) =>
  app.call(`/v1/operator/partners${path}`, {
    token: TEST_OPERATOR_TOKEN,
    body,
    ...(method !== undefined && { method }),
  });
const newPartner = {
  name: 'Bright Minds Platform',
  redirect_uris: ['https://partner.example/callback', 'http://127.0.0.1:8090/callback'],
  webhook_url: 'https://partner.example/webhooks',
};
const register = async () => (await call('', newPartner)).body;

test('registering shows the client id and both secrets, once', async () => {
  const answer = await call('', newPartner);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      ...newPartner,
      id: expect.stringMatching(/^papp_/),
      client_id: expect.stringMatching(/^pclient_/),
      client_secret: expect.stringMatching(/^pcs_[\w-]{43}$/),
      webhook_secret: expect.stringMatching(/^whsec_[\w-]{43}$/),
      suspended_at: null,
      created_at: '2026-03-02T09:00:00.000Z',
      updated_at: '2026-03-02T09:00:00.000Z',
    },
  ]);
  const { client_secret: clientSecret, webhook_secret: webhookSecret, ...rest } = answer.body;
  const listed = await call('');
  expect(listed.body).toContainEqual(rest);
  for (const secret of [clientSecret, webhookSecret]) {
    expect(listed.text).not.toContain(secret);
    expect(app.logged()).not.toContain(secret);
  }
  expect(await app.auditRowsOf(answer)).toMatchObject([
    { action: 'partner.registered', actor_type: 'operator', subject_id: rest.id, details: null },
  ]);
  expect(await app.auditRowsOf(listed)).toMatchObject([{ action: 'operator.listed', details: { of: 'partners' } }]);
});

test('name, redirect URIs and webhook address can be changed, each by itself', async () => {
  const { id } = await register();
  const changes = [
    { name: 'Brighter Minds' },
    { redirect_uris: ['https://partner.example/new'] },
    { webhook_url: 'https://partner.example/new-webhooks' },
  ];
  for (const change of changes) {
    const answer = await call(`/${id}`, change, 'PATCH');
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(change)]);
  }
  expect((await call('')).body).toContainEqual(expect.objectContaining(Object.assign({ id }, ...changes)));
});

test('of a new webhook address the audit row tells that it changed, not what it is', async () => {
  const { id } = await register();
  const url = 'https://new.example/hooks?token=partners-own';
  const answer = await call(`/${id}`, { webhook_url: url }, 'PATCH');
  expect(answer.body).toMatchObject({ id, webhook_url: url });
  const rows = await app.auditRowsOf(answer);
  expect(rows).toContainEqual(expect.objectContaining({ action: 'webhook.url_changed', subject_id: id }));
  expect(JSON.stringify(rows)).not.toContain('partners-own');
});

test.each([
  'http://partner.example/hooks',
  'https://user@partner.example/',
  'https://user:password@partner.example/',
  'https://partner.example/#part',
  'https://partner.example/#',
  'https://@partner.example/',
  'https:partner.example',
  'https:///partner.example',
  ' https://partner.example/',
  'https://partner.example/\n',
  'https://partner.example:443/',
  'https://0x7f.1/',
  'ftp://partner.example/',
  'partner.example',
  '',
  `https://partner.example/${'x'.repeat(2048)}`,
])('webhooks cannot be sent to %s', async (url) => {
  const { id } = await register();
  const answer = await call(`/${id}`, { webhook_url: url }, 'PATCH');
  expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'webhook_url']]);
});

test('a redirect URI in another form is refused with the form it should have', async () => {
  const redirectUris = ['https://Partner.example:443/callback'];
  const { status, body } = await call('', { ...newPartner, redirect_uris: redirectUris });
  expect([status, body.detail[0].msg]).toEqual([
    422,
    'Value error, it must be written as browsers write it: https://partner.example/callback',
  ]);
});

test('the client secret is rotated with a day of overlap unless another is named', async () => {
  const { id, client_secret: former } = await register();
  const rotated = await call(`/${id}/rotate-client-secret`, {});
  expect(rotated.body).toEqual({
    client_secret: expect.stringMatching(/^pcs_/),
    former_valid_until: new Date(app.context.clock.now().getTime() + 86_400_000).toISOString(),
  });
  expect(rotated.body.client_secret).not.toBe(former);
  expect(await app.auditRowsOf(rotated)).toMatchObject([
    { action: 'partner.secret_rotated', details: { overlap_seconds: 86_400 } },
  ]);
  const atOnce = await call(`/${id}/rotate-client-secret`, { overlap_seconds: 0 });
  expect(atOnce.body.former_valid_until).toBe(app.context.clock.now().toISOString());
});

test('the webhook secret is rotated, and signs from the time the operator says', async () => {
  const { id } = await register();
  const signsFrom = new Date(app.context.clock.now().getTime() + 3_600_000).toISOString();
  const rotated = await call(`/${id}/rotate-webhook-secret`, { signs_from: signsFrom });
  expect(rotated.body).toEqual({ webhook_secret: expect.stringMatching(/^whsec_[\w-]{43}$/), signs_from: signsFrom });
  const rows = await app.auditRowsOf(rotated);
  expect(rows).toMatchObject([{ action: 'webhook.secret_rotated', details: { signs_from: signsFrom } }]);
  expect(JSON.stringify(rows) + app.logged()).not.toContain(rotated.body.webhook_secret);
  const atOnce = await call(`/${id}/rotate-webhook-secret`, {});
  expect(atOnce.body.signs_from).toBe(app.context.clock.now().toISOString());
});

test('a suspended partner is refused and sent nothing, in one step; resuming undoes it', async () => {
  const { id } = await register();
  const { token } = await createTestConnection(app.context, await createTestPractice(app.context), id);
  const look = async () => ({
    isAlive: await authenticatePartnerToken(app.context, token).then(
      () => true,
      () => false,
    ),
    endpoint: await app.context.db
      .selectFrom('webhook_endpoints')
      .select('is_paused')
      .where('id', '=', id)
      .executeTakeFirst(),
  });
  const suspended = await call(`/${id}/suspend`, undefined, 'POST');
  expect(suspended.body.suspended_at).toBe(app.context.clock.now().toISOString());
  expect(await look()).toEqual({ isAlive: false, endpoint: { is_paused: true } });
  app.context.clock.advance(1000);
  expect((await call(`/${id}/suspend`, undefined, 'POST')).body).toEqual(suspended.body);
  expect((await call(`/${id}/resume`, undefined, 'POST')).body.suspended_at).toBeNull();
  expect(await look()).toEqual({ isAlive: true, endpoint: { is_paused: false } });
});

test('a test event is made on request, and is like any other', async () => {
  const { id } = await register();
  const answer = await call(`/${id}/test-event`, undefined, 'POST');
  expect(answer.body).toEqual({ event_id: expect.stringMatching(/^pwevt_/) });
  expect(await app.auditRowsOf(answer)).toMatchObject([{ action: 'webhook.test_sent', subject_id: id }]);
  const eventId = answer.body.event_id;
  const events = await app.call(`/v1/operator/webhooks/events?endpoint_id=${id}`, { token: TEST_OPERATOR_TOKEN });
  expect(events.body).toMatchObject([{ id: eventId, type: 'webhook.test', state: 'pending', session_id: null }]);
  const rows = app.context.db.selectFrom('webhook_events').select('body').where('id', '=', eventId);
  const { body } = await rows.executeTakeFirstOrThrow();
  expect(JSON.parse(body)).toEqual({
    id: eventId,
    type: 'webhook.test',
    created_at: app.context.clock.now().toISOString(),
    data: { message: expect.any(String) },
  });
});

describe('refusals', () => {
  test.each<[string, object, (string | number)[][]]>([
    ['nothing', {}, [['name'], ['redirect_uris'], ['webhook_url']]],
    ['an empty name', { ...newPartner, name: '' }, [['name']]],
    ['no redirect URI', { ...newPartner, redirect_uris: [] }, [['redirect_uris']]],
    [
      'a redirect URI twice',
      { ...newPartner, redirect_uris: ['https://a.example/', 'https://a.example/'] },
      [['redirect_uris', 1]],
    ],
    [
      'bad redirect URIs',
      { ...newPartner, redirect_uris: ['http://a.example/', 'https://a.example/', 'https://a.example/#b'] },
      [
        ['redirect_uris', 0],
        ['redirect_uris', 2],
      ],
    ],
    [
      'a bad address of each kind',
      { ...newPartner, redirect_uris: ['http://a.example/'], webhook_url: 'http://partner.example/' },
      [['redirect_uris', 0], ['webhook_url']],
    ],
    ['http for webhooks', { ...newPartner, webhook_url: 'http://partner.example/' }, [['webhook_url']]],
    ['user info for webhooks', { ...newPartner, webhook_url: 'https://a:b@partner.example/' }, [['webhook_url']]],
  ])('%s: 422', async (_name, body, places) => {
    const answer = await call('', body);
    expect(answer.status).toBe(422);
    const found = answer.body.detail.map(({ loc }: { loc: string[] }) => loc);
    expect(found).toEqual(places.map((place) => ['body', ...place]));
  });

  test.each([
    ['PATCH', '/papp_x', { name: 'a' }],
    ['POST', '/papp_x/suspend', undefined],
    ['POST', '/papp_x/resume', undefined],
    ['POST', '/papp_x/rotate-client-secret', {}],
    ['POST', '/papp_x/rotate-webhook-secret', {}],
    ['POST', '/papp_x/test-event', undefined],
  ])('%s %s is 404', async (method, path, body) => {
    const answer = await call(path, body, method);
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Partner not found' }]);
  });

  test('without the operator token nothing can be done', async () => {
    expect((await app.call('/v1/operator/partners', { body: newPartner })).status).toBe(401);
  });
});
