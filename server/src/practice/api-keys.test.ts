import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { createTestPractice, type TestPractice } from '../testing/practice.ts';
import { trackApiKeyUse } from './api-key-use.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { checkApiKeyUsable, findApiKey } from './authenticate-api-key.ts';
import { updatePractice } from './practices.ts';

let context: TestContext;
let practice: TestPractice;
beforeAll(async () => {
  context = await createTestContext();
  practice = await createTestPractice(context);
});
afterAll(() => context.drop());

const DAY_MS = 86_400_000;

const create = (more: object = {}) =>
  createApiKey(context, TEST_ORIGIN, practice.id, {
    type: 'user',
    name: 'Nightly export',
    memberId: practice.clinicianId,
    ...more,
  });

const use = async (secret: string): Promise<void> =>
  checkApiKeyUsable(await findApiKey(context, secret), context.clock.now());

describe('creating', () => {
  test('the secret is shown once, recognisable, and stored as a hash', async () => {
    const { apiKey, secret } = await create();
    expect(secret).toMatch(/^cw_user_[A-Za-z0-9_-]{43}$/);
    expect(secret.startsWith(apiKey.hint)).toBe(true);
    const rows = await context.db.selectFrom('api_keys').selectAll().where('id', '=', apiKey.id).execute();
    expect(JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('latin1') })))).not.toContain(secret);
    expect(JSON.stringify(await listApiKeys(context, { practiceId: practice.id, memberId: null }))).not.toContain(
      secret,
    );
  });

  test('a user key has the eyes of its member, an organisation key those of nobody', async () => {
    const user = await findApiKey(context, (await create()).secret);
    const organisation = await findApiKey(context, (await create({ type: 'organisation' })).secret);
    expect(user?.principal).toMatchObject({ type: 'user', memberId: practice.clinicianId });
    expect(organisation?.principal).toMatchObject({
      type: 'organisation',
      memberId: null,
      createdBy: practice.clinicianId,
    });
  });

  test("another practice's member cannot be given a key here", async () => {
    const other = await createTestPractice(context);
    await expect(create({ memberId: other.clinicianId })).rejects.toMatchObject({ code: 'member_not_found' });
  });
});

describe('use', () => {
  test('an unknown key is invalid', async () => {
    await expect(use('cw_user_unknown')).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  test('a revoked key is invalid at once, and revoking again keeps the first time', async () => {
    const { apiKey, secret } = await create();
    await use(secret);
    const first = await revokeApiKey(context, TEST_ORIGIN, apiKey.id);
    await expect(use(secret)).rejects.toMatchObject({ code: 'invalid_api_key' });
    context.clock.advance(DAY_MS);
    expect(await revokeApiKey(context, TEST_ORIGIN, apiKey.id)).toEqual(first);
  });

  test('a key is valid until the moment it expires', async () => {
    const { secret } = await create({ expiresAt: new Date(context.clock.now().getTime() + 30 * DAY_MS) });
    context.clock.advance(30 * DAY_MS - 1);
    await use(secret);
    context.clock.advance(1);
    await expect(use(secret)).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  test("the practice's switch works at once, both ways, and only for keys that are valid", async () => {
    const other = await createTestPractice(context);
    const secret = other.keys.organisation;
    await updatePractice(context, TEST_ORIGIN, other.id, { apiKeysEnabled: false });
    await expect(use(secret)).rejects.toMatchObject({ code: 'api_keys_disabled' });
    const [listed] = await listApiKeys(context, { practiceId: other.id, memberId: null });
    await updatePractice(context, TEST_ORIGIN, other.id, { apiKeysEnabled: true });
    await use(secret);
    for (const { id } of await listApiKeys(context, { practiceId: other.id, memberId: null }))
      await revokeApiKey(context, TEST_ORIGIN, id);
    await updatePractice(context, TEST_ORIGIN, other.id, { apiKeysEnabled: false });
    await expect(use(secret)).rejects.toMatchObject({ code: 'invalid_api_key' });
    expect(listed).toBeDefined();
  });

  test('revoking what is not there is refused', async () => {
    await expect(revokeApiKey(context, TEST_ORIGIN, 'key_unknown')).rejects.toMatchObject({
      code: 'api_key_not_found',
    });
  });
});

describe('last used', () => {
  test('is written in one go for all keys used, and by a clean close', async () => {
    const keys = await Promise.all([create(), create(), create()]);
    const tracker = trackApiKeyUse(context, 3_600_000);
    keys.slice(0, 2).forEach(({ apiKey }) => tracker.note(apiKey.id));
    await tracker.close();
    const listed = new Map(
      (await listApiKeys(context, { practiceId: practice.id, memberId: null })).map((key) => [key.id, key.lastUsedAt]),
    );
    expect(keys.map(({ apiKey }) => listed.get(apiKey.id))).toEqual([context.clock.now(), context.clock.now(), null]);
  });

  test('never goes back', async () => {
    const { apiKey } = await create();
    const tracker = trackApiKeyUse(context, 3_600_000);
    tracker.note(apiKey.id);
    await tracker.flush();
    const earlier = { ...context, clock: { now: () => new Date(0) } };
    const late = trackApiKeyUse(earlier, 3_600_000);
    late.note(apiKey.id);
    await Promise.all([tracker.close(), late.close()]);
    const listed = (await listApiKeys(context, { practiceId: practice.id, memberId: null })).find(
      ({ id }) => id === apiKey.id,
    );
    expect(listed?.lastUsedAt).toEqual(context.clock.now());
  });
});
