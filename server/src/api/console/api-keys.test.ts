import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const KEYS = '/v1/console/api-keys';
const create = (who: TestPerson, body: object) => {
  place.app.context.clock.advance(1);
  return who.call(KEYS, { type: 'user', name: 'A key', ...body });
};
const namesSeenBy = async (who: TestPerson) => (await who.call(KEYS)).body.map(({ name }: { name: string }) => name);

test('the settings are everyone’s to read and an admin’s to change', async () => {
  const read = await place.clinician.call('/v1/console/practice');
  expect(read.body).toEqual({
    id: place.practiceId,
    name: 'Elm House',
    api_keys_enabled: false,
    looks_before_sending: false,
    signed_retention_years: 10,
    upload_retention_days: expect.any(Number),
    created_at: expect.any(String),
  });
  expect(await place.actionsOf(read)).toEqual(['practice.viewed']);
  const change = { name: ' Elm Tree House ', api_keys_enabled: true, upload_retention_days: 7 };
  const patch = (who: TestPerson, body: object) => who.call('/v1/console/practice', body, { method: 'PATCH' });
  expect((await patch(place.clinician, change)).status).toBe(403);
  const changed = await patch(place.admin, change);
  expect(changed.body).toEqual({ ...read.body, ...change, name: 'Elm Tree House' });
  expect(await place.actionsOf(changed)).toEqual(['practice.updated']);
  const faults = [
    [{ name: ' ' }, 'name'],
    [{ upload_retention_days: 0 }, 'upload_retention_days'],
  ] as const;
  for (const [body, field] of faults) {
    expect((await patch(place.admin, body)).body.detail[0].loc).toEqual(['body', field]);
  }
  expect((await place.stranger.call('/v1/console/practice')).body.name).toBe('Oak House');
});

test('everyone has their own keys; an admin sees all and makes the organisation’s', async () => {
  const expiresAt = new Date(place.app.context.clock.now().getTime() + 60_000).toISOString();
  const own = await create(place.clinician, { name: 'Clara’s', expires_at: expiresAt });
  expect(own.body).toEqual({
    id: expect.stringMatching(/^key_/),
    type: 'user',
    name: 'Clara’s',
    hint: own.body.key.slice(0, 12),
    created_by: { id: place.clinician.id, name: 'Clara Clinician' },
    created_at: expect.any(String),
    last_used_at: null,
    expires_at: expiresAt,
    revoked_at: null,
    key: expect.stringMatching(/^cw_user_/),
  });
  expect(await place.actionsOf(own)).toEqual(['api_key.created']);
  expect((await place.app.call('/v1/public/me', { token: own.body.key })).body.principal_type).toBe('user');
  const refused = await create(place.clinician, { type: 'organisation' });
  expect([refused.status, refused.body.detail]).toEqual([403, 'Only an admin of the practice can do this']);
  expect((await create(place.admin, { type: 'organisation', name: 'The house’s' })).body.key).toMatch(/^cw_org_/);
  await create(place.other, { name: 'Otto’s' });
  expect(await namesSeenBy(place.admin)).toEqual(['Clara’s', 'The house’s', 'Otto’s']);
  expect(await namesSeenBy(place.clinician)).toEqual(['Clara’s']);
  expect(await namesSeenBy(place.stranger)).toEqual([]);
  const listed = await place.admin.call(KEYS);
  expect(listed.text).not.toContain(own.body.key);
  expect(await place.actionsOf(listed)).toEqual(['api_keys.listed']);
});

test('a key is revoked by its holder or an admin; for others it does not exist', async () => {
  const { id, key } = (await create(place.clinician, {})).body;
  const revoke = (who: TestPerson, keyId: string = id) => who.call(`${KEYS}/${keyId}/revoke`, {});
  for (const who of [place.other, place.stranger]) {
    const answer = await revoke(who);
    expect([answer.status, answer.body]).toEqual([404, { detail: 'API key not found' }]);
  }
  const { id: organisations } = (await create(place.admin, { type: 'organisation' })).body;
  expect((await revoke(place.clinician, organisations)).status).toBe(404);
  expect((await place.app.call('/v1/public/me', { token: key })).status).toBe(200);
  const revoked = await revoke(place.clinician);
  expect(revoked.body.revoked_at).toBe(place.app.context.clock.now().toISOString());
  expect(await place.actionsOf(revoked)).toEqual(['api_key.revoked']);
  expect((await place.app.call('/v1/public/me', { token: key })).status).toBe(401);
  place.app.context.clock.advance(1000);
  expect((await revoke(place.admin)).body.revoked_at).toBe(revoked.body.revoked_at);
});

test('a key cannot have expired before it is made', async () => {
  const now = place.app.context.clock.now().toISOString();
  const answer = await create(place.admin, { expires_at: now });
  expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'expires_at']]);
});
