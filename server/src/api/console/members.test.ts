import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../../practice/api-keys.ts';
import { findMember } from '../../practice/members.ts';
import { updatePractice } from '../../practice/practices.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createMailedApp } from '../../testing/mailed-app.ts';
import { createTestMember } from '../../testing/member.ts';
import { createTestConnection } from '../../testing/partners.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const MEMBERS = '/v1/console/members';
const ADMIN_ONLY = { detail: 'Only an admin of the practice can do this' };
const patch = (memberId: string, body: object, who = place.admin) =>
  who.call(`${MEMBERS}/${memberId}`, body, { method: 'PATCH' });
let ips = 0;
const openBrowser = () => {
  ips += 1;
  return createTestBrowser(place.app, `198.51.100.${ips}`);
};

describe('the list', () => {
  test('tells an admin all of everyone', async () => {
    const answer = await place.admin.call(MEMBERS);
    expect(answer.body).toHaveLength(3);
    expect(answer.body[0]).toEqual({
      id: place.admin.id,
      name: 'Ada Admin',
      email: expect.stringContaining('@console.example'),
      role: 'admin',
      email_verified_at: expect.any(String),
      has_password: true,
      totp_enabled: false,
      last_seen_at: place.app.context.clock.now().toISOString(),
      deactivated_at: null,
      created_at: expect.any(String),
    });
    expect(await place.actionsOf(answer)).toEqual(['members.listed']);
  });

  test('tells a clinician names and roles', async () => {
    const answer = await place.clinician.call(MEMBERS);
    expect(answer.body).toHaveLength(3);
    expect(answer.body[0]).toEqual({ id: place.admin.id, name: 'Ada Admin', role: 'admin' });
  });

  test('is the practice’s own', async () => {
    const answer = await place.stranger.call(MEMBERS);
    expect(answer.body.map(({ id }: { id: string }) => id)).toEqual([place.stranger.id]);
  });
});

describe('an invitation', () => {
  const LINK = /^https:\/\/reports\.example\/reset-password#token=([\w-]{43})$/;
  const tokenOf = (url: string): string => LINK.exec(url)?.[1] ?? '';
  const setPassword = (token: string) =>
    openBrowser().call('/v1/console/reset-password', { token, new_password: 'chosen by the invited' });
  const NOT_USABLE = { detail: 'This link has expired or was used before' };

  test('where no mail is sent is a link that the admin is shown once', async () => {
    const given = { email: ' New@Console.example ', name: ' Nia New ', role: 'clinician' };
    const answer = await place.admin.call(MEMBERS, given);
    expect(answer.body).toMatchObject({ email: 'new@console.example', name: 'Nia New', invitation: 'link' });
    expect(answer.body).toMatchObject({ has_password: false, email_verified_at: null, last_seen_at: null });
    expect(answer.body.invitation_url).toMatch(LINK);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const week = place.app.context.clock.now().getTime() + 7 * 24 * 3_600_000;
    expect(Date.parse(answer.body.invitation_expires_at)).toBe(week);
    expect(await place.actionsOf(answer)).toEqual(['member.added', 'member.link_issued']);
    const token = tokenOf(answer.body.invitation_url);
    expect(place.app.logged()).not.toContain(token);
    expect((await place.admin.call(MEMBERS)).text).not.toContain('token');
    const { db } = place.app.context;
    const rows = await db.selectFrom('member_links').selectAll().where('member_id', '=', answer.body.id).execute();
    expect(rows).toMatchObject([{ purpose: 'invitation', mailed_to: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);

    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).body).toEqual(NOT_USABLE);
    const browser = openBrowser();
    await browser.signIn('new@console.example', 'chosen by the invited');
    // The link was shown to somebody else, so it proves nothing about the address.
    expect((await browser.call('/v1/console/session')).body).toMatchObject({ is_email_verified: false });
    const again = await place.admin.call(`${MEMBERS}/${answer.body.id}/invite`, {});
    expect([again.status, again.body]).toEqual([409, { detail: 'The member has chosen a password already' }]);
    const taken = await place.admin.call(MEMBERS, { email: 'NEW@console.example', name: 'Other', role: 'admin' });
    expect([taken.status, taken.body]).toEqual([409, { detail: 'A member with this e-mail address already exists' }]);
  });

  test('made anew ends the link before it', async () => {
    const given = { email: 'again@console.example', name: 'Again', role: 'clinician' };
    const first = (await place.admin.call(MEMBERS, given)).body;
    const invite = (who = place.admin) => who.call(`${MEMBERS}/${first.id}/invite`, {});
    const second = await invite();
    expect(second.body).toEqual({
      invitation: 'link',
      invitation_url: expect.stringMatching(LINK),
      invitation_expires_at: expect.any(String),
    });
    expect(await place.actionsOf(second)).toEqual(['member.link_issued']);
    expect((await setPassword(tokenOf(first.invitation_url))).body).toEqual(NOT_USABLE);
    const several = await Promise.all([invite(), invite(), invite()]);
    const tokens = [second, ...several].map(({ body }) => tokenOf(body.invitation_url));
    const outcomes = [];
    for (const token of tokens) outcomes.push((await setPassword(token)).status);
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    expect(outcomes[0]).not.toBe(200);
  });

  test('is over after a week, and never given to others', async () => {
    const given = { email: 'late@console.example', name: 'Late', role: 'clinician' };
    const { id, invitation_url: url } = (await place.admin.call(MEMBERS, given)).body;
    for (const [who, status] of [
      [place.clinician, 403],
      [place.stranger, 404],
    ] as const) {
      expect((await who.call(`${MEMBERS}/${id}/invite`, {})).status).toBe(status);
    }
    const { db, clock } = place.app.context;
    await db.updateTable('member_links').set({ expires_at: clock.now() }).where('member_id', '=', id).execute();
    expect((await setPassword(tokenOf(url))).body).toEqual(NOT_USABLE);
    const { invitation_url: next } = (await place.admin.call(`${MEMBERS}/${id}/invite`, {})).body;
    await patch(id, { is_active: false });
    expect((await setPassword(tokenOf(next))).status).not.toBe(200);
    const gone = await place.admin.call(`${MEMBERS}/${id}/invite`, {});
    expect([gone.status, gone.body]).toEqual([409, { detail: 'The member is deactivated' }]);
  });

  test('is mailed, lets its receiver in, and can be sent again until it was used', async () => {
    const mailed = await createMailedApp();
    try {
      const admin = await createTestMember(mailed.app.context);
      const browser = createTestBrowser(mailed.app);
      await browser.signIn(admin.email, admin.password);
      const { body } = await browser.call(MEMBERS, { email: 'i@mailed.example', name: 'Ida', role: 'admin' });
      expect(body.invitation).toBe('sent');
      expect((await browser.call(`${MEMBERS}/${body.id}/invite`, {})).body).toEqual({ invitation: 'sent' });
      const links = await mailed.readLinks();
      expect(links.map(({ to }) => to)).toEqual(['i@mailed.example', 'i@mailed.example']);
      const theirs = createTestBrowser(mailed.app, '203.0.113.9');
      const password = 'a password chosen by link';
      await theirs.call('/v1/console/reset-password', { token: links[1]?.token, new_password: password });
      expect((await theirs.signIn('i@mailed.example', password)).status).toBe(200);
      const again = await browser.call(`${MEMBERS}/${body.id}/invite`, {});
      expect([again.status, again.body.detail]).toEqual([409, 'The member has chosen a password already']);
    } finally {
      await mailed.close();
    }
  });

  test.each([
    [{ email: 'none', name: 'X', role: 'clinician' }, 'email'],
    [{ email: 'a@b', name: '  ', role: 'clinician' }, 'name'],
    [{ email: 'a@b', name: 'X', role: 'operator' }, 'role'],
  ])('needs an address, a name and a role: %o', async (body, field) => {
    const answer = await place.admin.call(MEMBERS, body);
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', field]]);
  });
});

test('what is an admin’s is refused to a clinician, with an audit row, and to another practice', async () => {
  const calls = [
    place.clinician.call(MEMBERS, { email: 'x@y.example', name: 'X', role: 'admin' }),
    patch(place.clinician.id, { role: 'admin' }, place.clinician),
    place.clinician.call(`${MEMBERS}/${place.other.id}/invite`, {}),
  ];
  for (const answer of await Promise.all(calls)) {
    expect([answer.status, answer.body]).toEqual([403, ADMIN_ONLY]);
    expect(await place.actionsOf(answer)).toEqual(['access.refused']);
  }
  const strange = [
    await patch(place.clinician.id, { is_active: false }, place.stranger),
    await place.stranger.call(`${MEMBERS}/${place.clinician.id}/invite`, {}),
  ];
  for (const answer of strange) expect([answer.status, answer.body]).toEqual([404, { detail: 'Member not found' }]);
  const crossSite = await place.admin.call(
    `${MEMBERS}/${place.other.id}`,
    { is_active: false },
    {
      method: 'PATCH',
      headers: { 'sec-fetch-site': 'cross-site' },
    },
  );
  expect(crossSite.status).toBe(403);
  expect((await findMember(place.app.context, place.other.id)).deactivatedAt).toBeNull();
});

test('a role is in force with the next request; the last active admin stays', async () => {
  const promoted = await patch(place.other.id, { role: 'admin', name: 'Otto Admin' });
  expect(promoted.body).toMatchObject({ role: 'admin', name: 'Otto Admin' });
  expect(await place.actionsOf(promoted)).toEqual(['member.changed']);
  expect((await place.other.call('/v1/console/activity')).status).toBe(200);
  expect((await patch(place.other.id, { role: 'clinician', name: 'Otto Other' }, place.other)).status).toBe(200);
  expect((await place.other.call('/v1/console/activity')).status).toBe(403);
  for (const change of [{ role: 'clinician' }, { is_active: false }]) {
    const answer = await patch(place.admin.id, change);
    expect([answer.status, answer.body]).toEqual([409, { detail: 'A practice needs an active admin' }]);
  }
});

describe('a deactivated member', () => {
  test('is out everywhere at once, and in again when reactivated; their records stay', async () => {
    const { context } = place.app;
    await updatePractice(context, TEST_ORIGIN, place.practiceId, { apiKeysEnabled: true });
    const { email } = await findMember(context, place.clinician.id);
    const makeKey = async (type: 'user' | 'organisation') => {
      const newKey = { type, name: 'A key', memberId: place.clinician.id };
      return (await createApiKey(context, TEST_ORIGIN, place.practiceId, newKey)).secret;
    };
    const [userKey, organisationKey] = [await makeKey('user'), await makeKey('organisation')];
    const { token } = await createTestConnection(context, { id: place.practiceId, adminId: place.admin.id });
    let keys = 0;
    const launch = () => {
      keys += 1;
      return place.app.call('/v1/partner/launch-sessions', {
        token,
        body: { external_client_id: 'ext', clinician_email: email },
        headers: { 'idempotency-key': `key ${keys}` },
      });
    };
    const me = (key: string) => place.app.call('/v1/public/me', { token: key });
    expect([(await me(userKey)).status, (await launch()).status]).toEqual([200, 200]);

    const answer = await patch(place.clinician.id, { is_active: false });
    expect(answer.body.deactivated_at).toBe(context.clock.now().toISOString());
    expect((await place.actionsOf(answer)).toSorted()).toEqual(['member.deactivated', 'member.session_ended']);
    expect((await place.clinician.call('/v1/console/session')).status).toBe(401);
    const refused = await openBrowser().signIn(email, 'the password of Clara Clinician');
    expect([refused.status, refused.body]).toEqual([401, { detail: 'Wrong e-mail address, password or code' }]);
    const [row] = await place.app.auditRowsOf(refused);
    expect(row).toMatchObject({ action: 'member.sign_in_failed', details: { reason: 'deactivated' } });
    expect([(await me(userKey)).status, (await me(organisationKey)).status]).toEqual([401, 200]);
    expect((await launch()).body).toEqual({ detail: 'clinician_email_not_resolved' });
    const names = (await place.other.call(MEMBERS)).body.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('Clara Clinician');
    const again = await patch(place.clinician.id, { is_active: false });
    expect(await place.actionsOf(again)).toEqual([]);

    expect((await patch(place.clinician.id, { is_active: true })).body.deactivated_at).toBeNull();
    expect((await place.clinician.call('/v1/console/session')).status).toBe(401);
    const browser = openBrowser();
    expect((await browser.signIn(email, 'the password of Clara Clinician')).status).toBe(200);
    expect([(await me(userKey)).status, (await launch()).status]).toEqual([200, 200]);
    expect((await browser.call(`/v1/console/clients/${place.clients.clinician}`)).status).toBe(200);
  });

  test('who signs in at that moment is out too', async () => {
    const { email } = await findMember(place.app.context, place.other.id);
    for (let round = 0; round < 3; round += 1) {
      const browser = openBrowser();
      await Promise.all([
        browser.signIn(email, 'the password of Otto Other'),
        patch(place.other.id, { is_active: false }),
      ]);
      expect((await browser.call('/v1/console/session')).status).toBe(401);
      const sessions = place.app.context.db.selectFrom('member_sessions').select('id');
      expect(await sessions.where('member_id', '=', place.other.id).execute()).toEqual([]);
      await patch(place.other.id, { is_active: true });
    }
  });
});
