import { describe, expect, test } from 'vitest';
import { DEVICE_COOKIE } from '../../testing/browser.ts';
import { createTestMember } from '../../testing/member.ts';
import { NEW_PASSWORD, setUpLinks } from '../../testing/set-up-links.ts';

const place = await setUpLinks();
const { app, unmailed, openBrowser, operate, readLinks, reset } = place;

const HOUR = 3_600_000;
const NOT_USABLE = { detail: 'This link has expired or was used before' };

const requestReset = (email: string, ip?: string) => openBrowser(app, ip).call('/v1/console/request-reset', { email });
const mailedToken = async (): Promise<string> => {
  await requestReset(place.member.email);
  return (await readLinks())[0]?.token ?? '';
};

describe('asking for a reset', () => {
  test('mails a link, and answers the same when there is nobody to mail it to', async () => {
    const known = await requestReset(` ${place.member.email.toUpperCase()}`);
    const unknown = await requestReset('nobody@practice.example');
    expect([known.status, known.text]).toEqual([200, '{"requested":true}']);
    const headersOf = ({ headers }: typeof known) => [...headers.keys()].filter((name) => name !== 'x-request-id');
    expect([unknown.status, unknown.text, headersOf(unknown)]).toEqual([known.status, known.text, headersOf(known)]);
    expect(await readLinks()).toEqual([
      { to: place.member.email, page: '/reset-password', token: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect((await app.auditRowsOf(known)).map(({ action }) => action)).toEqual([
      'member.reset_requested',
      'member.link_issued',
    ]);
    expect(await app.auditRowsOf(unknown)).toMatchObject([{ action: 'member.reset_requested', practice_id: null }]);
  });

  test('again and again fills nobody’s mailbox, and the answer stays the same', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await requestReset(place.member.email)).status);
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
    await app.context.db
      .updateTable('members')
      .set({ email_verified_at: null })
      .where('id', '=', place.member.id)
      .execute();
    const signedIn = openBrowser();
    await signedIn.signIn(place.member.email, place.member.password);
    const token = await mailedToken();
    const browser = openBrowser();
    const answer = await reset(token, browser);
    expect([answer.status, answer.body]).toEqual([200, { changed: true }]);
    expect(browser.cookies.has(DEVICE_COOKIE)).toBe(true);
    expect(browser.cookies.size).toBe(1);
    expect((await signedIn.call('/v1/console/session')).status).toBe(401);
    expect((await browser.signIn(place.member.email, place.member.password)).status).toBe(401);
    expect((await browser.signIn(place.member.email, NEW_PASSWORD)).status).toBe(200);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(true);
    expect((await app.auditRowsOf(answer)).map(({ action, actor_id: actor }) => [action, actor]).toSorted()).toEqual([
      ['member.email_verified', place.member.id],
      ['member.password_set', place.member.id],
      ['member.session_ended', place.member.id],
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
    await requestReset(place.member.email);
    const later = (await readLinks())[1]?.token ?? '';
    app.context.clock.advance(1);
    expect((await reset(token)).body).toEqual(NOT_USABLE);
    expect((await reset(later)).status).toBe(200);
  });

  test('is void once the password was changed in another way', async () => {
    const token = await mailedToken();
    await operate(`/members/${place.member.id}/password`, { password: 'set by the operator' });
    expect((await reset(token)).body).toEqual(NOT_USABLE);
  });

  test('is kept as a hash, sealed in the mail that waits, and neither logged nor traced', async () => {
    await requestReset(place.member.email);
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
    await app.context.db
      .updateTable('members')
      .set({ email_verified_at: null })
      .where('id', '=', place.member.id)
      .execute();
    const shown = await operate(`/members/${place.member.id}/reset-link`);
    expect(shown.body).toEqual({
      url: expect.stringMatching(/^https:\/\/reports\.example\/reset-password#token=[\w-]{43}$/),
      expires_at: new Date(app.context.clock.now().getTime() + HOUR).toISOString(),
    });
    expect(await readLinks()).toEqual([]);
    const browser = openBrowser();
    await reset(shown.body.url.split('#token=')[1], browser);
    await browser.signIn(place.member.email, NEW_PASSWORD);
    expect((await browser.call('/v1/console/session')).body.is_email_verified).toBe(false);
    expect((await operate('/members/user_unknown/reset-link')).status).toBe(404);
  });
});
