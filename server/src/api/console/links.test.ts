import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, TEST_OPERATOR_TOKEN, type TestApp } from '../../testing/app.ts';
import { createTestBrowser, DEVICE_COOKIE } from '../../testing/browser.ts';
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
const requestReset = (email: string, ip?: string) => openBrowser(app, ip).call('/v1/console/request-reset', { email });
const reset = (token: string, browser = openBrowser()) =>
  browser.call('/v1/console/reset-password', { token, new_password: NEW_PASSWORD });
const mailedToken = async (): Promise<string> => {
  await requestReset(member.email);
  return (await readLinks())[0]?.token ?? '';
};

describe('asking for a reset', () => {
  test('mails a link, and answers the same when there is nobody to mail it to', async () => {
    const known = await requestReset(` ${member.email.toUpperCase()}`);
    const unknown = await requestReset('nobody@practice.example');
    expect([known.status, known.text]).toEqual([200, '{"requested":true}']);
    const headersOf = ({ headers }: typeof known) => [...headers.keys()].filter((name) => name !== 'x-request-id');
    expect([unknown.status, unknown.text, headersOf(unknown)]).toEqual([known.status, known.text, headersOf(known)]);
    expect(await readLinks()).toEqual([
      { to: member.email, page: '/reset-password', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect((await app.traceOf(known)).map(({ action }) => action)).toEqual([
      'member.reset_requested',
      'member.link_issued',
    ]);
    expect(await app.traceOf(unknown)).toMatchObject([{ action: 'member.reset_requested', practice_id: null }]);
  });

  test('again and again fills nobody’s mailbox, and the answer stays the same', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await requestReset(member.email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    const links = await readLinks();
    expect(links).toHaveLength(4);
    expect((await reset(links[0]?.token ?? '')).status).toBe(200);
  });

  test('for many accounts from one address is slowed', async () => {
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await requestReset(`many.${index}@practice.example`, '10.250.0.1')).status);
    }
    expect(statuses.indexOf(429)).toBe(11);
  });

  test('where no mail is sent makes no link', async () => {
    const who = await createTestMember(unmailed.context);
    const answer = await openBrowser(unmailed).call('/v1/console/request-reset', { email: who.email });
    expect([answer.status, answer.body]).toEqual([200, { requested: true }]);
    expect(await unmailed.context.db.selectFrom('member_links').selectAll().execute()).toEqual([]);
    expect(await unmailed.context.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});

describe('a reset link', () => {
  test('sets the password once, ends all sessions, and proves the address', async () => {
    await app.context.db.updateTable('members').set({ email_verified_at: null }).where('id', '=', member.id).execute();
    const signedIn = openBrowser();
    await signedIn.signIn(member.email, member.password);
    const token = await mailedToken();
    const browser = openBrowser();
    const answer = await reset(token, browser);
    expect([answer.status, answer.body]).toEqual([200, { changed: true }]);
    expect(browser.cookies.has(DEVICE_COOKIE)).toBe(true);
    expect(browser.cookies.size).toBe(1);
    expect((await signedIn.call('/v1/console/session')).status).toBe(401);
    expect((await browser.signIn(member.email, member.password)).status).toBe(401);
    expect((await browser.signIn(member.email, NEW_PASSWORD)).status).toBe(200);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(true);
    expect((await app.traceOf(answer)).map(({ action, actor_id: actor }) => [action, actor]).toSorted()).toEqual([
      ['member.email_verified', member.id],
      ['member.password_set', member.id],
      ['member.session_ended', member.id],
    ]);
    const again = await reset(token);
    expect([again.status, again.body]).toEqual([404, NOT_USABLE]);
  });

  test('used by many at the same moment works for one', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
  });

  test('is in force for an hour', async () => {
    const token = await mailedToken();
    app.context.clock.advance(HOUR - 1);
    await requestReset(member.email);
    const later = (await readLinks())[1]?.token ?? '';
    app.context.clock.advance(1);
    expect((await reset(token)).body).toEqual(NOT_USABLE);
    expect((await reset(later)).status).toBe(200);
  });

  test('is void once the password was changed in another way', async () => {
    const token = await mailedToken();
    await operate(`/members/${member.id}/password`, { password: 'set by the operator' });
    expect((await reset(token)).body).toEqual(NOT_USABLE);
  });

  test('is kept as a hash, sealed in the mail that waits, and neither logged nor traced', async () => {
    await requestReset(member.email);
    const { db } = app.context;
    const waiting = await db.selectFrom('mails').selectAll().where('state', '=', 'pending').execute();
    const token = (await readLinks())[0]?.token ?? 'none';
    const stored = JSON.stringify([waiting, await db.selectFrom('member_links').selectAll().execute()]);
    const trail = JSON.stringify(await db.selectFrom('audit_events').selectAll().execute());
    const sealed = waiting.map(({ sealed_content: content }) => content?.toString('latin1')).join('');
    expect(token).toHaveLength(43);
    for (const text of [stored, trail, sealed, app.logged()]) expect(text).not.toContain(token);
    await reset(token);
    expect(app.logged()).not.toContain(token);
    expect(app.logged() + trail).not.toMatch(/practice\.example|the new long/);
  });

  test('does not pass for one of another purpose, nor does a guess', async () => {
    const token = await mailedToken();
    expect((await openBrowser().call('/v1/console/verify-email', { token })).body).toEqual(NOT_USABLE);
    expect((await reset('guess')).body).toEqual(NOT_USABLE);
    expect((await openBrowser().call('/v1/console/reset-password', { token, new_password: 'short' })).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  test('shown to the operator works the same, but proves nothing about the address', async () => {
    await app.context.db.updateTable('members').set({ email_verified_at: null }).where('id', '=', member.id).execute();
    const shown = await operate(`/members/${member.id}/reset-link`);
    expect(shown.body).toEqual({
      url: expect.stringMatching(/^https:\/\/reports\.example\/reset-password#token=[\w-]{43}$/),
      expires_at: new Date(app.context.clock.now().getTime() + HOUR).toISOString(),
    });
    expect(await readLinks()).toEqual([]);
    const browser = openBrowser();
    await reset(shown.body.url.split('#token=')[1], browser);
    await browser.signIn(member.email, NEW_PASSWORD);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(false);
    expect((await operate('/members/user_unknown/reset-link')).status).toBe(404);
  });
});
