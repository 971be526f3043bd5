import { describe, expect, test } from 'vitest';
import { rotateClientSecret } from '../../partners/client-secret.ts';
import { suspendPartner } from '../../partners/suspend-partner.ts';
import { createTestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { type Fields, FORM, toForm, useOAuthKit } from '../../testing/oauth-kit.ts';
import { createTestPartner } from '../../testing/partners.ts';

const kit = useOAuthKit();

describe('a client that cannot be known', () => {
  const wrong: [string, () => Fields][] = [
    ['a wrong secret', () => ({ client_secret: 'pcs_wrong' })],
    ['a secret with a letter more', () => ({ client_secret: `${kit.partner.clientSecret}a` })],
    ['an unknown id', () => ({ client_id: 'pclient_unknown' })],
    ['its id in other letters', () => ({ client_id: kit.partner.clientId.toUpperCase() })],
    ['a hostile id', () => ({ client_id: "' or 1=1 --" })],
  ];
  test.each(wrong)('%s: 401, before the code is looked at', async (_name, change) => {
    for (const answer of [
      await kit.postToken({ ...kit.codeFields(), ...change() }),
      await kit.postToken({ ...kit.codeFields(), ...change(), code: 'pac_unknown' }),
      await kit.postToken(toForm({ ...kit.codeFields(), ...change() }), FORM),
      await kit.postRevoke({ ...kit.credentials(), ...change(), token: 'x' }),
    ]) {
      expect([answer.status, answer.body]).toEqual([401, { detail: 'Invalid OAuth client' }]);
    }
    expect((await kit.postToken(kit.codeFields())).status).toBe(200);
  });

  test("another partner's secret is not this one's", async () => {
    const other = await createTestPartner(kit.app.context);
    expect((await kit.postToken({ ...kit.codeFields(), client_secret: other.clientSecret })).status).toBe(401);
  });

  test('a suspended app: 401 at once', async () => {
    const { body: pair } = await kit.postToken(kit.codeFields());
    await suspendPartner(kit.app.context, TEST_ORIGIN, kit.partner.partnerAppId);
    const refresh = { grant_type: 'refresh_token', ...kit.credentials(), refresh_token: pair.refresh_token };
    expect((await kit.postToken(refresh)).body).toEqual({ detail: 'Invalid OAuth client' });
    expect((await kit.postRevoke({ ...kit.credentials(), token: pair.access_token })).status).toBe(401);
  });

  test('credentials in the header or in the address are not looked at', async () => {
    const basic = Buffer.from(`${kit.partner.clientId}:${kit.partner.clientSecret}`).toString('base64');
    const { client_id: _id, client_secret: _secret, ...rest } = kit.codeFields();
    const inHeader = await kit.postToken(rest, { authorization: `Basic ${basic}` });
    expect(inHeader.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(['client_id', 'client_secret']);
    const inAddress = await kit.app.call(`/v1/partner/oauth/token?${toForm(kit.credentials())}`, { body: rest });
    expect(inAddress.status).toBe(422);
    const smuggled = await kit.app.call(`/v1/partner/oauth/token?${toForm(kit.credentials())}`, {
      body: { ...kit.codeFields(), client_secret: 'pcs_wrong' },
      headers: { authorization: `Basic ${basic}` },
    });
    expect(smuggled.status).toBe(401);
    const good = await kit.postToken(kit.codeFields(), { authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' });
    expect(good.status).toBe(200);
  });

  test('a rotated secret is good for its overlap, and a later rotation can cut that short', async () => {
    const rotate = (overlapSeconds: number) =>
      rotateClientSecret(kit.app.context, TEST_ORIGIN, kit.partner.partnerAppId, { overlapSeconds });
    const tryWith = async (clientSecret: string) =>
      (await kit.postRevoke({ ...kit.credentials(), client_secret: clientSecret, token: 'x' })).status;
    const { clientSecret: second } = await rotate(60);
    expect([await tryWith(kit.partner.clientSecret), await tryWith(second)]).toEqual([200, 200]);
    kit.app.context.clock.advance(60_000);
    expect([await tryWith(kit.partner.clientSecret), await tryWith(second)]).toEqual([401, 200]);
    const { clientSecret: third } = await rotate(86_400);
    const { clientSecret: fourth } = await rotate(0);
    expect(await Promise.all([second, third, fourth].map(tryWith))).toEqual([401, 401, 200]);
  });
});

test('an address that keeps coming with wrong credentials is told to wait, and right ones from there pass', async () => {
  const limited = await createTestApp({ rateLimitPerMinute: 3 });
  const { clientId, clientSecret } = await createTestPartner(limited.context);
  const send = (secret: string) =>
    limited.call('/v1/partner/oauth/revoke', { body: { client_id: clientId, client_secret: secret, token: 'x' } });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await send('pcs_wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  const turnedAway = await send('pcs_wrong');
  expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await send(clientSecret)).status).toBe(200);
  limited.context.clock.advance(60_000);
  expect((await send('pcs_wrong')).status).toBe(401);
  await limited.close();
});
