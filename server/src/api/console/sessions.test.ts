import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fixture } from '../../intake/pdf/testing/fixtures.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../testing/browser.ts';
import { createTestMember } from '../../testing/member.ts';
import { filePart, FORM_TYPE, joinParts } from '../../testing/multipart.ts';
import { PATIENTLY } from '../../testing/patience.ts';
import { openSocket, readUntil } from '../../testing/raw-exchange.ts';
import { setUpSignIn } from '../../testing/set-up.ts';

const { app, member, openBrowser, openSignedIn } = await setUpSignIn();

describe('signing out', () => {
  test('ends the session on the server, not only in the browser', async () => {
    const browser = await openSignedIn();
    const secret = browser.cookies.get(SESSION_COOKIE) ?? '';
    const answer = await browser.call('/v1/console/sign-out', undefined, { method: 'POST' });
    expect([answer.status, browser.cookies.has(SESSION_COOKIE)]).toEqual([200, false]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-casewright=; Path=\/; Secure; .*Max-Age=0$/);
    browser.cookies.set(SESSION_COOKIE, secret);
    expect((await browser.call('/v1/console/session')).status).toBe(401);
    expect(await app.auditRowsOf(answer)).toMatchObject([{ action: 'member.signed_out', actor_id: member.id }]);
  });

  test('everywhere ends all sessions of the member and of nobody else', async () => {
    const other = await openSignedIn(await createTestMember(app.context));
    const who = await createTestMember(app.context);
    const [first, second] = [await openSignedIn(who), await openSignedIn(who)];
    const answer = await first.call('/v1/console/sign-out-everywhere', undefined, { method: 'POST' });
    expect(answer.body).toEqual({ ended_sessions: 2 });
    expect((await second.call('/v1/console/session')).status).toBe(401);
    expect((await other.call('/v1/console/session')).status).toBe(200);
    expect(await app.auditRowsOf(answer)).toHaveLength(2);
    expect(second.cookies.has(DEVICE_COOKIE)).toBe(true);
    await second.signIn(who.email, who.password);
    const devices = await app.context.db
      .selectFrom('member_devices')
      .select('hash')
      .where('member_id', '=', who.id)
      .execute();
    expect(devices).toHaveLength(1);
  });
});

test('a page that somebody else opened is not served with the cookie of who signed in since', async () => {
  const browser = await openSignedIn();
  const other = await createTestMember(app.context);
  const asOpenedBy = (id: string) => ({ headers: { 'casewright-member': id } });
  expect((await browser.call('/v1/console/session', undefined, asOpenedBy(member.id))).status).toBe(200);
  const refused = await browser.call('/v1/console/session', undefined, asOpenedBy(other.id));
  expect([refused.status, refused.body]).toEqual([401, { detail: 'Not signed in' }]);
  expect((await browser.call('/v1/console/sign-out', {}, asOpenedBy(other.id))).status).toBe(401);
  expect((await browser.call('/v1/console/session')).status).toBe(200);
});

test('a session does not end while a file of it is on its way, however long that takes', async () => {
  const browser = await openSignedIn();
  const fields = { first_name: 'Slow', last_name: 'Line', is_org_client: true };
  const clientId = (await browser.call('/v1/console/clients', fields)).body.id;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const form = joinParts([filePart(readFileSync(fixture('letter-weasyprint.pdf')))]);
  const socket = await openSocket(app.http);
  socket.write(
    [
      `POST /v1/console/clients/${clientId}/notes/upload HTTP/1.1`,
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      `Cookie: ${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`,
      `Content-Type: ${FORM_TYPE}`,
      `Content-Length: ${form.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(form.subarray(0, -100));
  const { db, clock } = app.context;
  await vi.waitFor(async () => expect(await db.selectFrom('blobs').select('id').execute()).toHaveLength(1), PATIENTLY);
  for (let minutes = 0; minutes < 120; minutes += 40) {
    clock.advance(40 * 60_000);
    vi.advanceTimersByTime(20_000);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from member_sessions where last_seen_at = ${clock.now()}`.execute(db);
      expect(rows).toHaveLength(1);
    }, PATIENTLY);
  }
  socket.write(form.subarray(-100));
  expect(await readUntil(socket, '}')).toMatch(/^HTTP\/1\.1 200 .*"job_id"/s);
  socket.destroy();
});

describe('the list of sessions', () => {
  test('shows where the member is signed in, and ends single ones', async () => {
    const who = await createTestMember(app.context);
    const [here, there] = [await openSignedIn(who), openBrowser()];
    await there.call(
      '/v1/console/sign-in',
      { email: who.email, password: who.password },
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' } },
    );
    const { body } = await here.call('/v1/console/sessions');
    expect(body).toHaveLength(2);
    const other = body.find((session: { is_current: boolean }) => !session.is_current);
    expect(other).toMatchObject({ browser: 'Firefox on Linux', ip: expect.stringMatching(/^198\.51\.100\./) });
    expect(JSON.stringify(body)).not.toMatch(/hash|Mozilla/);
    expect((await here.call(`/v1/console/sessions/${other.id}`, undefined, { method: 'DELETE' })).status).toBe(200);
    expect((await there.call('/v1/console/session')).status).toBe(401);
    expect((await here.call('/v1/console/session')).status).toBe(200);
  });

  test("another's session is not there", async () => {
    const [mine, theirs] = [await openSignedIn(), await openSignedIn(await createTestMember(app.context))];
    const { session_id: id } = (await theirs.call('/v1/console/session')).body;
    const answer = await mine.call(`/v1/console/sessions/${id}`, undefined, { method: 'DELETE' });
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Session not found' }]);
    expect((await theirs.call('/v1/console/session')).status).toBe(200);
  });
});
