import { describe, expect, test } from 'vitest';
import { TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestMember } from '../../testing/member.ts';
import { NEW_PASSWORD, setUpLinks } from '../../testing/set-up-links.ts';

const place = await setUpLinks();
const { app, unmailed, openBrowser, operate, readLinks, reset } = place;

const HOUR = 3_600_000;
const NOT_USABLE = { detail: 'This link has expired or was used before' };

describe('a member added without a password', () => {
  const invite = (of: TestApp, email: string, practiceId: string) =>
    operate(`/practices/${practiceId}/members`, { email, name: 'New', role: 'clinician' }, of);

  test('is mailed a link to choose one, in force for a week', async () => {
    const answer = await invite(app, 'new.one@practice.example', place.member.practiceId);
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
    expect((await invite(app, place.member.email, place.member.practiceId)).status).toBe(409);
    expect(await readLinks()).toEqual([]);
  });
});

describe('confirming an address', () => {
  const addUnverified = async (email: string) => {
    await operate(`/practices/${place.member.practiceId}/members`, {
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
