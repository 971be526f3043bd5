import { describe, expect, test } from 'vitest';
import { type Fields, FORM, toForm, useOAuthKit } from '../../testing/oauth-kit.ts';
import { createTestConnection, createTestPartner } from '../../testing/partners.ts';

const FORM_WITH_CHARSET = { 'content-type': `${FORM['content-type']}; charset=UTF-8` };

const kit = useOAuthKit();

describe('a good request', () => {
  test.each([
    ['a form', () => kit.postToken(toForm(kit.codeFields()), FORM)],
    ['a form with a charset', () => kit.postToken(toForm(kit.codeFields()), FORM_WITH_CHARSET)],
    ['JSON', () => kit.postToken(kit.codeFields())],
    ['JSON with fields nobody knows', () => kit.postToken({ ...kit.codeFields(), scope: 'all', nested: { a: [1] } })],
  ])('as %s is answered with a token pair that nothing may keep', async (_name, send) => {
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^pat_[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^prt_[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: 3600,
      },
    ]);
    expect([answer.headers.get('cache-control'), answer.headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
    expect(kit.app.logged()).not.toContain(answer.body.access_token);
    expect(await kit.app.auditRowsOf(answer)).toMatchObject([
      {
        action: 'partner_tokens.issued',
        actor_type: 'partner',
        actor_id: kit.partner.partnerAppId,
        practice_id: kit.practice.id,
      },
    ]);
  });

  test.each([
    ['form', (fields: Fields) => kit.postToken(toForm(fields), FORM)],
    ['JSON', (fields: Fields) => kit.postToken(fields)],
  ])('to refresh, as %s, gives a new pair; the old one and then its reuse are refused', async (_name, send) => {
    const first = await send(kit.codeFields());
    const fields = { grant_type: 'refresh_token', ...kit.credentials(), refresh_token: first.body.refresh_token };
    const second = await send(fields);
    expect(second.status).toBe(200);
    expect(second.body.access_token).not.toBe(first.body.access_token);
    expect(await kit.isAlive(first.body.access_token)).toBe(false);
    expect(await kit.isAlive(second.body.access_token)).toBe(true);
    const reuse = await send(fields);
    expect([reuse.status, reuse.body]).toEqual([400, { detail: 'Refresh token reuse detected' }]);
    expect(await kit.isAlive(second.body.access_token)).toBe(false);
    const after = await send({ ...fields, refresh_token: second.body.refresh_token });
    expect([after.status, after.body]).toEqual([400, { detail: 'Invalid refresh token' }]);
    expect(after.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['form', (fields: Fields) => kit.postRevoke(toForm(fields), FORM)],
    ['JSON', (fields: Fields) => kit.postRevoke(fields)],
  ])('to revoke, as %s, is answered alike for live, dead, unknown and foreign tokens', async (_name, send) => {
    const { body: pair } = await kit.postToken(kit.codeFields());
    const foreign = await createTestConnection(kit.app.context, kit.practice);
    for (const token of [foreign.token, pair.access_token, pair.access_token, pair.refresh_token, 'pat_unknown', 'x']) {
      const answer = await send({ ...kit.credentials(), token });
      expect([answer.status, answer.body]).toEqual([200, { revoked: true }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect([await kit.isAlive(pair.access_token), await kit.isAlive(foreign.token)]).toEqual([false, true]);
  });
});

describe('a code that is refused', () => {
  const faults: [string, () => Fields | Promise<Fields>][] = [
    ['unknown', () => ({ code: 'pac_unknown' })],
    ['with another registered redirect URI', () => ({ redirect_uri: 'https://partner.example/other' })],
    ['with a redirect URI in capitals', () => ({ redirect_uri: kit.grant.redirectUri.replace('part', 'PART') })],
    ['with a slash more', () => ({ redirect_uri: `${kit.grant.redirectUri}/` })],
    ['with a query more', () => ({ redirect_uri: `${kit.grant.redirectUri}?a=1` })],
    ['with another verifier', () => ({ code_verifier: 'v'.repeat(43) })],
    [
      "another partner's",
      async () => {
        const other = await createTestPartner(kit.app.context);
        return { client_id: other.clientId, client_secret: other.clientSecret };
      },
    ],
    [
      'late',
      () => {
        kit.app.context.clock.advance(5 * 60_000);
        return {};
      },
    ],
  ];
  test.each(faults)('%s: 400', async (_name, change) => {
    const answer = await kit.postToken({ ...kit.codeFields(), ...(await change()) });
    expect([answer.status, answer.body]).toEqual([400, { detail: 'Invalid authorization code' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('used: 400, and what it was exchanged for is revoked', async () => {
    const { body: pair } = await kit.postToken(kit.codeFields());
    const again = await kit.postToken(kit.codeFields());
    expect([again.status, again.body]).toEqual([400, { detail: 'Invalid authorization code' }]);
    expect(await kit.isAlive(pair.access_token)).toBe(false);
  });

  test('fifty at once over HTTP: one pair', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => kit.postToken(kit.codeFields())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
  });
});

test('fifty refreshes at once over HTTP: one pair, and then no connection', async () => {
  const { body: pair } = await kit.postToken(kit.codeFields());
  const fields = { grant_type: 'refresh_token', ...kit.credentials(), refresh_token: pair.refresh_token };
  const answers = await Promise.all(Array.from({ length: 50 }, () => kit.postToken(fields)));
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(1);
  expect(answers.filter(({ body }) => body.detail === 'Refresh token reuse detected')).toHaveLength(49);
  expect(await Promise.all(good.map(({ body }) => kit.isAlive(body.access_token)))).toEqual([false]);
});

test.each([
  ['unknown', async () => 'prt_unknown'],
  ["another partner's", async () => (await createTestConnection(kit.app.context, kit.practice)).refreshToken],
  ['an access token', async () => (await kit.postToken(kit.codeFields())).body.access_token],
])('a refresh token that is %s: 400', async (_name, makeToken) => {
  const fields = { grant_type: 'refresh_token', ...kit.credentials(), refresh_token: await makeToken() };
  const answer = await kit.postToken(fields);
  expect([answer.status, answer.body]).toEqual([400, { detail: 'Invalid refresh token' }]);
});
