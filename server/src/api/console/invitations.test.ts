import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_BASE_URL, TEST_OPERATOR_TOKEN, type TestApp } from '../../testing/app.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import { createMailedApp, type MailedApp } from '../../testing/mailed-app.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let mailed: MailedApp;
let app: TestApp;
let unmailed: TestApp;
let member: TestMember;
beforeAll(async () => {
  [mailed, unmailed] = await Promise.all([createMailedApp(), createTestApp({ trustedProxies: ['127.0.0.1'] })]);
  ({ app } = mailed);
});
afterAll(() => Promise.all([mailed.close(), unmailed.close()]));
beforeEach(async () => {
  mailed.forgetMails();
  member = await createTestMember(app.context);
});

const HOUR = 3_600_000;
const NEW_PASSWORD = 'the new long password';
const NOT_USABLE = { detail: 'This link has expired or was used before' };

let addresses = 0;
const openBrowser = (of = app, ip?: string) => {
  addresses += 1;
  return createTestBrowser(of, ip ?? `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`);
};
const operate = (path: string, body?: unknown, of = app) =>
  of.call(`/v1/operator${path}`, { token: TEST_OPERATOR_TOKEN, method: 'POST', body });
const readLinks = () => mailed.readLinks();
const reset = (token: string, browser = openBrowser()) =>
  browser.call('/v1/console/reset-password', { token, new_password: NEW_PASSWORD });

describe('a member added without a password', () => {
  const invite = (of: TestApp, email: string, practiceId: string) =>
    operate(`/practices/${practiceId}/members`, { email, name: 'New', role: 'clinician' }, of);

  test('is mailed a link to choose one, in force for a week', async () => {
    const answer = await invite(app, 'new.one@practice.example', member.practiceId);
    expect(answer.body).not.toHaveProperty('invitation_url');
    const [link] = await readLinks();
    expect(link).toMatchObject({ to: 'new.one@practice.example', page: '/reset-password' });
    app.context.clock.advance(7 * 24 * HOUR - 1);
    const browser = openBrowser();
    expect((await reset(link?.token ?? '', browser)).status).toBe(200);
    expect((await browser.signIn('new.one@practice.example', NEW_PASSWORD)).status).toBe(200);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(true);
  });

  test('gets it from the operator where no mail is sent', async () => {
    const who = await createTestMember(unmailed.context);
    const answer = await invite(unmailed, 'new.two@practice.example', who.practiceId);
    const token = answer.body.invitation_url.split(`${TEST_BASE_URL}/reset-password#token=`)[1];
    const browser = openBrowser(unmailed);
    expect((await reset(token, browser)).status).toBe(200);
    expect((await browser.signIn('new.two@practice.example', NEW_PASSWORD)).status).toBe(200);
  });

  test('is not invited when the address is taken', async () => {
    expect((await invite(app, member.email, member.practiceId)).status).toBe(409);
    expect(await readLinks()).toEqual([]);
  });
});

describe('confirming an address', () => {
  const addUnverified = async (email: string) => {
    await operate(`/practices/${member.practiceId}/members`, {
      email,
      name: 'V',
      role: 'clinician',
      password: NEW_PASSWORD,
    });
    return (await readLinks())[0];
  };

  test('is done by the link that was mailed to it, once', async () => {
    const link = await addUnverified('verify.one@practice.example');
    expect(link).toMatchObject({ to: 'verify.one@practice.example', page: '/verify-email' });
    const browser = openBrowser();
    await browser.signIn('verify.one@practice.example', NEW_PASSWORD);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(false);
    const verify = () => browser.call('/v1/console/verify-email', { token: link?.token });
    expect((await verify()).body).toEqual({ verified: true });
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(true);
    expect((await verify()).body).toEqual(NOT_USABLE);
  });

  test('by a link mailed to a former address is refused', async () => {
    const link = await addUnverified('verify.two@practice.example');
    const { db } = app.context;
    await db
      .updateTable('members')
      .set({ email: 'moved@practice.example' })
      .where('email', '=', 'verify.two@practice.example')
      .execute();
    expect((await openBrowser().call('/v1/console/verify-email', { token: link?.token })).body).toEqual(NOT_USABLE);
    const moved = await db
      .selectFrom('members')
      .select('email_verified_at')
      .where('email', '=', 'moved@practice.example')
      .executeTakeFirst();
    expect(moved).toEqual({ email_verified_at: null });
  });

  test('can be asked for again, a few times, by who is signed in', async () => {
    await addUnverified('verify.three@practice.example');
    const browser = openBrowser();
    await browser.signIn('verify.three@practice.example', NEW_PASSWORD);
    const ask = () => browser.call('/v1/console/request-verification', undefined, { method: 'POST' });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const last = (await readLinks()).at(-1);
    expect(last).toMatchObject({ to: 'verify.three@practice.example', page: '/verify-email' });
    await browser.call('/v1/console/verify-email', { token: last?.token });
    expect((await ask()).body).toEqual({ outcome: 'already_verified' });
  });

  test('where no mail is sent is left to the operator, and said so', async () => {
    const who = await createTestMember(unmailed.context);
    await unmailed.context.db.updateTable('members').set({ email_verified_at: null }).execute();
    const browser = openBrowser(unmailed);
    await browser.signIn(who.email, who.password);
    const answer = await browser.call('/v1/console/request-verification', undefined, { method: 'POST' });
    expect(answer.body).toEqual({ outcome: 'mail_is_off' });
  });
});
