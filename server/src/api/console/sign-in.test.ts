import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../../testing/browser.ts';
import { createTestMember } from '../../testing/member.ts';
import { setUpSignIn } from '../../testing/set-up.ts';

const { app, member, openBrowser, openSignedIn } = await setUpSignIn();

const WRONG = { detail: 'Wrong e-mail address, password or code' };
const MINUTE = 60_000;

describe('signing in', () => {
  test('takes a small body only: nobody is known yet', async () => {
    const answer = await openBrowser().signIn(member.email, 'x'.repeat(17 * 1024));
    expect([answer.status, answer.body]).toEqual([413, { detail: 'Request body too large' }]);
  });

  test('answers who it is, sets the cookie, and leaves an audit row without names or secrets', async () => {
    const browser = openBrowser();
    const answer = await browser.signIn(` ${member.email.toUpperCase()} `, member.password);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        member: { id: member.id, name: expect.any(String), email: member.email, role: 'admin' },
        practice: { id: member.practiceId, name: expect.any(String) },
      },
    ]);
    const [session = '', device = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^__Host-casewright=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^__Host-casewright-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const who = await browser.call('/v1/console/session');
    expect(who.body).toMatchObject({ member: { id: member.id }, is_email_verified: true, is_two_step_on: false });
    const [row] = await app.auditRowsOf(answer);
    expect(row).toMatchObject({
      action: 'member.signed_in',
      actor_type: 'member',
      actor_id: member.id,
      practice_id: member.practiceId,
      subject_id: who.body.session_id,
      details: { second_step: 'none', known_browser: false },
    });
    expect(JSON.stringify(row)).not.toMatch(/Person|practice\.example|the password/);
  });

  test('the secrets of the cookies are kept as hashes, and are not logged', async () => {
    const browser = await openSignedIn();
    await browser.signIn(member.email, 'a wrong password 123');
    const rows = await app.context.db.selectFrom('member_sessions').selectAll().execute();
    const devices = await app.context.db.selectFrom('member_devices').selectAll().execute();
    const stored = JSON.stringify([rows, devices]) + rows.map(({ hash }) => hash.toString('latin1')).join('');
    for (const secret of browser.cookies.values()) {
      expect(stored).not.toContain(secret);
      expect(app.logged()).not.toContain(secret);
    }
    expect(app.logged()).not.toMatch(/a wrong password 123|the password of|practice\.example/);
  });

  test('whatever is wrong, the answer is the same and says nothing', async () => {
    await app.context.db
      .insertInto('members')
      .values({
        id: 'user_nopassword',
        practice_id: member.practiceId,
        email: 'invited@practice.example',
        name: 'x',
        role: 'clinician',
        password_hash: null,
        email_verified_at: null,
        created_at: app.context.clock.now(),
        updated_at: app.context.clock.now(),
      })
      .execute();
    const reasons = [];
    for (const [email, password] of [
      [member.email, 'a wrong password 123'],
      ['nobody@practice.example', member.password],
      ['not an address', member.password],
      ['invited@practice.example', member.password],
    ] as const) {
      const answer = await openBrowser().signIn(email, password);
      expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([401, WRONG, []]);
      reasons.push(...(await app.auditRowsOf(answer)).map(({ action, details }) => [action, details]));
    }
    expect(reasons).toEqual([
      ['member.sign_in_failed', { reason: 'wrong_password' }],
      ['member.sign_in_failed', { reason: 'unknown_address' }],
      ['member.sign_in_failed', { reason: 'unknown_address' }],
      ['member.sign_in_failed', { reason: 'wrong_password' }],
    ]);
  });

  test('is refused with 422 for what is not a sign-in at all', async () => {
    const answer = await openBrowser().call('/v1/console/sign-in', { email: 7 });
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(['email', 'password']);
  });
});

describe('the session', () => {
  const ask = (cookie: string) =>
    app.call('/v1/console/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });

  test('without a cookie, with an unknown one or with two, nobody is signed in', async () => {
    const secret = (await openSignedIn()).cookies.get(SESSION_COOKIE) ?? '';
    for (const cookie of [
      '',
      'a=b',
      `${SESSION_COOKIE}=`,
      `${SESSION_COOKIE}=guess`,
      `x${SESSION_COOKIE}=${secret}`,
      `${SESSION_COOKIE}=${secret}; ${SESSION_COOKIE}=other`,
    ]) {
      const answer = await ask(cookie);
      expect([answer.status, answer.body]).toEqual([401, { detail: 'Not signed in' }]);
    }
    expect((await ask(`a=b; ${SESSION_COOKIE}=${secret}; c=d`)).status).toBe(200);
  });

  test('a cookie that was there before is not taken over, and its session ends', async () => {
    const attacker = await openSignedIn();
    const planted = attacker.cookies.get(SESSION_COOKIE) ?? '';
    const victim = openBrowser();
    for (const former of ['a-value-of-the-attackers-choice', planted]) {
      victim.cookies.set(SESSION_COOKIE, former);
      await victim.signIn(member.email, member.password);
      expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(former);
      expect((await ask(`${SESSION_COOKIE}=${former}`)).status).toBe(401);
    }
  });

  test('signing in again makes the former cookie worthless', async () => {
    const browser = await openSignedIn();
    const former = browser.cookies.get(SESSION_COOKIE);
    await browser.signIn(member.email, member.password);
    expect((await ask(`${SESSION_COOKIE}=${former}`)).status).toBe(401);
    expect((await browser.call('/v1/console/session')).status).toBe(200);
  });

  test('a wrong sign-in does not end the session that is there', async () => {
    const browser = await openSignedIn();
    await browser.signIn(member.email, 'a wrong password 123');
    expect((await browser.call('/v1/console/session')).status).toBe(200);
  });

  test('ends after an hour without use, and after twelve hours in any case', async () => {
    const browser = await openSignedIn();
    const idle = await openSignedIn();
    for (let hour = 0; hour < 12 * 60; hour += 50) {
      expect((await browser.call('/v1/console/session')).status).toBe(200);
      app.context.clock.advance(50 * MINUTE);
    }
    expect((await browser.call('/v1/console/session')).status).toBe(401);
    expect((await idle.call('/v1/console/session')).status).toBe(401);
    const another = await openSignedIn();
    app.context.clock.advance(60 * MINUTE);
    expect((await another.call('/v1/console/session')).status).toBe(401);
  });

  test('does not go on because a page looks again by itself while nobody is there', async () => {
    const browser = await openSignedIn();
    const unattended = { headers: { 'casewright-unattended': '1' } };
    for (let minute = 0; minute < 60; minute += 20) {
      expect((await browser.call('/v1/console/session', undefined, unattended)).status).toBe(200);
      app.context.clock.advance(20 * MINUTE);
    }
    expect((await browser.call('/v1/console/session')).status).toBe(401);
  });

  test('of a minute goes on with every request', async () => {
    const browser = await openSignedIn();
    const { session_id: id } = (await browser.call('/v1/console/session')).body;
    const { db, clock } = app.context;
    await db.updateTable('member_sessions').set({ idle_limit_ms: MINUTE }).where('id', '=', id).execute();
    for (let seconds = 0; seconds < 200; seconds += 50) {
      clock.advance(50_000);
      expect((await browser.call('/v1/console/session')).status).toBe(200);
    }
  });

  test('its last use is written at most once a minute', async () => {
    const browser = await openSignedIn();
    const { session_id: id } = (await browser.call('/v1/console/session')).body;
    const readSeen = async () =>
      (
        await app.context.db
          .selectFrom('member_sessions')
          .select('last_seen_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const begun = await readSeen();
    app.context.clock.advance(59_000);
    await browser.call('/v1/console/session');
    expect(await readSeen()).toEqual(begun);
    app.context.clock.advance(1000);
    await browser.call('/v1/console/session');
    expect(await readSeen()).toEqual(app.context.clock.now());
  });

  test('a changed role is in force at once, and a removed member is out', async () => {
    const other = await createTestMember(app.context);
    const browser = await openSignedIn(other);
    const { db } = app.context;
    await db.updateTable('members').set({ role: 'clinician' }).where('id', '=', other.id).execute();
    expect((await browser.call('/v1/console/session')).body.member.role).toBe('clinician');
    await db.deleteFrom('members').where('id', '=', other.id).execute();
    expect((await browser.call('/v1/console/session')).status).toBe(401);
    expect((await browser.signIn(other.email, other.password)).body).toEqual(WRONG);
  });

  test('a cookie that is no longer good leaves an audit row, the lack of one does not', async () => {
    const stale = await ask(`${SESSION_COOKIE}=stolen`);
    expect(await app.auditRowsOf(stale)).toMatchObject([
      { action: 'access.refused', details: { reason: 'not_signed_in' } },
    ]);
    expect(await app.auditRowsOf(await ask(''))).toEqual([]);
  });
});
