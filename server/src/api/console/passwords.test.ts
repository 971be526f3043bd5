import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword } from '../../practice/members.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

let addresses = 0;
const openSignedIn = async (who: TestMember) => {
  addresses += 1;
  const browser = createTestBrowser(app, `198.51.100.${addresses}`);
  expect((await browser.signIn(who.email, who.password)).status).toBe(200);
  return browser;
};

const change = (password: string, newPassword: string) => ({ password, new_password: newPassword });

test('needs the present one, ends the other sessions and keeps this one', async () => {
  const who = await createTestMember(app.context);
  const [here, there] = [await openSignedIn(who), await openSignedIn(who)];
  const wrong = await here.call('/v1/console/change-password', change('a wrong password 123', 'another long password'));
  expect([wrong.status, wrong.body]).toEqual([403, { detail: 'Wrong password' }]);
  expect(await app.auditRowsOf(wrong)).toMatchObject([{ action: 'access.refused', practice_id: who.practiceId }]);
  const short = await here.call('/v1/console/change-password', change(who.password, 'short'));
  expect(short.status).toBe(422);
  const answer = await here.call('/v1/console/change-password', change(who.password, 'another long password'));
  expect(answer.status).toBe(200);
  expect((await app.auditRowsOf(answer)).map(({ action }) => action).toSorted()).toEqual([
    'member.password_set',
    'member.session_ended',
  ]);
  expect((await here.call('/v1/console/session')).status).toBe(200);
  expect((await there.call('/v1/console/session')).status).toBe(401);
  expect((await there.signIn(who.email, who.password)).status).toBe(401);
  expect((await there.signIn(who.email, 'another long password')).status).toBe(200);
});

test('of two at the same moment one is done', async () => {
  const who = await createTestMember(app.context);
  const browser = await openSignedIn(who);
  const answers = await Promise.all(
    ['first new password', 'second new password'].map((next) =>
      browser.call('/v1/console/change-password', change(who.password, next)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test('the present one cannot be guessed at speed from a stolen session', async () => {
  const who = await createTestMember(app.context);
  const stolen = await openSignedIn(who);
  const guess = () =>
    stolen.call('/v1/console/change-password', change('a wrong password 123', 'another long password'));
  const statuses = [];
  for (let index = 0; index < 8; index += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
  const elsewhere = await openSignedIn(who);
  expect(
    (await elsewhere.call('/v1/console/change-password', change(who.password, 'another long password'))).status,
  ).toBe(200);
});

test('by the operator ends all sessions', async () => {
  const who = await createTestMember(app.context);
  const browser = await openSignedIn(who);
  await setPassword(app.context, TEST_ORIGIN, who.id, 'another long password');
  expect((await browser.call('/v1/console/session')).status).toBe(401);
});
