import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTotpCode } from '../../practice/sign-in/totp.ts';
import { createTestApp, TEST_OPERATOR_TOKEN, type TestApp } from '../../testing/app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let app: TestApp;
let member: TestMember;
let browser: TestBrowser;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

let addresses = 0;
const openBrowser = () => {
  addresses += 1;
  return createTestBrowser(app, `10.8.${Math.floor(addresses / 250)}.${addresses % 250}`);
};

beforeEach(async () => {
  member = await createTestMember(app.context);
  browser = openBrowser();
  await browser.signIn(member.email, member.password);
});

const PERIOD_MS = 30_000;
const codeOf = (secret: string) => makeTotpCode(secret, app.context.clock.now());
const enrol = async (): Promise<string> =>
  (await browser.call('/v1/console/totp/enrol', { password: member.password })).body.secret;
const switchOn = async (): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const secret = await enrol();
  const { body } = await browser.call('/v1/console/totp/confirm', { code: codeOf(secret) });
  app.context.clock.advance(PERIOD_MS);
  return { secret, recoveryCodes: body.recovery_codes };
};
const signIn = (code?: string) => openBrowser().signIn(member.email, member.password, code);

describe('switching it on', () => {
  test('needs the password, then a code of the app', async () => {
    expect((await browser.call('/v1/console/totp/enrol', { password: 'a wrong password 123' })).status).toBe(403);
    const begun = await browser.call('/v1/console/totp/enrol', { password: member.password });
    const { secret, uri } = begun.body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Casewright:person.*secret=[A-Z2-7]{32}&/);
    expect((await signIn()).status).toBe(200);
    const wrong = await browser.call('/v1/console/totp/confirm', { code: '12345x' });
    expect([wrong.status, wrong.body]).toEqual([403, { detail: 'Wrong code' }]);
    const done = await browser.call('/v1/console/totp/confirm', { code: codeOf(secret) });
    expect(done.body.recovery_codes).toHaveLength(10);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    expect((await browser.call('/v1/console/session')).body.is_two_step_on).toBe(true);
    expect(await app.auditRowsOf(begun)).toMatchObject([{ action: 'member.totp_enrolment_started' }]);
    expect(await app.auditRowsOf(done)).toMatchObject([{ action: 'member.totp_enabled', actor_id: member.id }]);
  });

  test('the secret is sealed, the recovery codes are hashed, and nothing of either is logged or traced', async () => {
    const { secret, recoveryCodes } = await switchOn();
    const { db } = app.context;
    const row = await db
      .selectFrom('member_totp')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const codes = await db.selectFrom('member_recovery_codes').selectAll().where('member_id', '=', member.id).execute();
    const trail = await db.selectFrom('audit_events').selectAll().execute();
    expect(row.sealed_secret.toString('latin1')).not.toContain(secret);
    for (const text of [secret, ...recoveryCodes]) {
      expect(JSON.stringify([codes, trail]) + app.logged()).not.toContain(text);
    }
  });

  test('once on, it cannot be replaced by beginning again', async () => {
    const { secret } = await switchOn();
    const again = await browser.call('/v1/console/totp/enrol', { password: member.password });
    expect([again.status, again.body]).toEqual([409, { detail: 'Two-step sign-in is already on' }]);
    expect((await browser.call('/v1/console/totp/confirm', { code: codeOf(secret) })).status).toBe(409);
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  test('confirming what was not begun is refused', async () => {
    expect((await browser.call('/v1/console/totp/confirm', { code: '123456' })).status).toBe(409);
  });
});

describe('signing in', () => {
  test('only who has the right password learns that a code is due', async () => {
    await switchOn();
    const due = await signIn();
    expect([due.status, due.body, due.headers.getSetCookie()]).toEqual([
      401,
      { detail: 'Authentication code required' },
      [],
    ]);
    expect(await app.auditRowsOf(due)).toMatchObject([
      { action: 'member.sign_in_failed', details: { reason: 'code_required' } },
    ]);
    const wrong = await openBrowser().signIn(member.email, 'a wrong password 123');
    expect(wrong.body).toEqual({ detail: 'Wrong e-mail address, password or code' });
  });

  test('a right code does not make up for a wrong password, and is not used up by it', async () => {
    const { secret } = await switchOn();
    expect((await openBrowser().signIn(member.email, 'a wrong password 123', codeOf(secret))).status).toBe(401);
    expect((await signIn(codeOf(secret))).status).toBe(200);
  });

  test('a code works once, and no older one after it', async () => {
    const { secret } = await switchOn();
    const older = codeOf(secret);
    app.context.clock.advance(PERIOD_MS);
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await signIn(older)).body).toEqual({ detail: 'Wrong e-mail address, password or code' });
    app.context.clock.advance(PERIOD_MS);
    expect((await signIn(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)).status).toBe(200);
  });

  test('the code by which it was switched on does not work again', async () => {
    const secret = await enrol();
    const code = codeOf(secret);
    await browser.call('/v1/console/totp/confirm', { code });
    expect((await signIn(code)).status).toBe(401);
  });

  test('a code of half a minute ago or ahead works', async () => {
    const { secret } = await switchOn();
    app.context.clock.advance(3 * PERIOD_MS);
    const at = (shiftMs: number) => makeTotpCode(secret, new Date(app.context.clock.now().getTime() + shiftMs));
    expect((await signIn(at(-PERIOD_MS))).status).toBe(200);
    expect((await signIn(at(PERIOD_MS))).status).toBe(200);
  });

  test.each(['', ' ', '１２３４５６', '12345\u0661', '\u{1f511}'.repeat(10)])(
    '%j is no code, and breaks nothing',
    async (code) => {
      await switchOn();
      expect((await signIn(code)).status).toBe(401);
    },
  );

  test('a recovery code works once, however it is typed', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    const used = await signIn(first);
    expect(used.status).toBe(200);
    expect(await app.auditRowsOf(used)).toMatchObject([{ details: { second_step: 'recovery_code' } }]);
    expect((await signIn(first)).status).toBe(401);
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  });

  test("another member's recovery code does not work", async () => {
    const { recoveryCodes } = await switchOn();
    member = await createTestMember(app.context);
    browser = openBrowser();
    await browser.signIn(member.email, member.password);
    await switchOn();
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
  });

  test('codes cannot be guessed at speed, nor the count be set back by asking without one', async () => {
    await switchOn();
    const attacker = openBrowser();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await attacker.signIn(member.email, member.password, '12345x')).status);
      statuses.push((await attacker.signIn(member.email, member.password)).status);
    }
    statuses.push((await attacker.signIn(member.email, member.password, '12345x')).status);
    statuses.push((await attacker.signIn(member.email, member.password)).status);
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('switching it off', () => {
  test('needs the password, and takes the recovery codes with it', async () => {
    const { recoveryCodes } = await switchOn();
    expect((await browser.call('/v1/console/totp/disable', { password: 'a wrong password 123' })).status).toBe(403);
    const answer = await browser.call('/v1/console/totp/disable', { password: member.password });
    expect(answer.body).toEqual({ is_two_step_on: false });
    expect(await app.auditRowsOf(answer)).toMatchObject([{ action: 'member.totp_disabled' }]);
    expect((await signIn()).status).toBe(200);
    await switchOn();
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
  });

  test('is done by the operator for who has lost everything', async () => {
    await switchOn();
    const call = () =>
      app.call(`/v1/operator/members/${member.id}/disable-two-step`, { token: TEST_OPERATOR_TOKEN, method: 'POST' });
    expect((await call()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await call()).body).toEqual({ detail: 'Two-step sign-in is not on' });
  });
});
