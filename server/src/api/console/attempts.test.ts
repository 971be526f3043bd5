import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showLink } from '../../practice/sign-in/send-link.ts';
import { createTestApp, TEST_BASE_URL, type TestApp } from '../../testing/app.ts';
import { createTestBrowser } from '../../testing/browser.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { createTestMember, type TestMember } from '../../testing/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: ['127.0.0.1'], rateLimitPerMinute: 0 });
});
afterAll(() => app.close());

const SECOND = 1000;
const WRONG = 'a wrong password 123';

let addresses = 0;
const openBrowser = (ip?: string) => {
  addresses += 1;
  return createTestBrowser(app, ip ?? `10.${Math.floor(addresses / 250)}.7.${addresses % 250}`);
};
const guess = async (email: string, ip?: string) => (await openBrowser(ip).signIn(email, WRONG)).status;
const repeatGuess = async (times: number, act: () => Promise<number>): Promise<number[]> => {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push(await act());
  return statuses;
};

describe('guessing', () => {
  test('from one address at one account is slowed more and more, and told for how long', async () => {
    member = await createTestMember(app.context);
    expect(await repeatGuess(8, () => guess(member.email, '192.0.2.1'))).toEqual([
      401, 401, 401, 401, 401, 401, 429, 429,
    ]);
    const refused = await openBrowser('192.0.2.1').signIn(member.email, member.password);
    expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
      429,
      { detail: 'Too many attempts, try again later' },
      '2',
    ]);
    const waits = [];
    for (let index = 0; index < 12; index += 1) {
      const { headers } = await openBrowser('192.0.2.1').signIn(member.email, WRONG);
      const seconds = Number(headers.get('retry-after') ?? 0);
      waits.push(seconds);
      app.context.clock.advance(seconds * SECOND);
      await guess(member.email, '192.0.2.1');
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  test('at an address that nobody has is slowed in the same way', async () => {
    const statuses = await repeatGuess(8, () => guess('nobody.at.all@practice.example', '192.0.2.2'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('many at the same moment are no way around it', async () => {
    const who = await createTestMember(app.context);
    const statuses = await Promise.all(Array.from({ length: 30 }, () => guess(who.email, '192.0.2.3')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  });

  test('from one address at many accounts is slowed, also within an IPv6 network', async () => {
    const act = (index: number) => guess(`spray.${index}@practice.example`, `2001:db8:0:1::${index.toString(16)}`);
    let index = 0;
    const statuses = await repeatGuess(53, () => act((index += 1)));
    expect(statuses.indexOf(429)).toBe(51);
    expect(await guess('spray.1@practice.example', '2001:db8:0:2::1')).toBe(401);
  });
});

describe('guessing from many addresses at one account', () => {
  test('is slowed, while the owner signs in as ever in a browser that is known', async () => {
    const who = await createTestMember(app.context);
    const own = openBrowser();
    await own.signIn(who.email, who.password);
    const statuses = await repeatGuess(23, () => guess(who.email));
    expect(statuses.filter((status) => status === 401)).toHaveLength(21);
    expect((await own.signIn(who.email, who.password)).status).toBe(200);
    expect((await own.signIn(who.email, WRONG)).status).toBe(401);
    expect((await own.signIn(who.email, who.password)).status).toBe(200);
  });

  test('a reset link lets the owner in on a new browser', async () => {
    const who = await createTestMember(app.context);
    await repeatGuess(23, () => guess(who.email));
    const fresh = openBrowser();
    expect((await fresh.signIn(who.email, who.password)).status).toBe(429);
    const { url } = await showLink(app.context, { baseUrl: () => TEST_BASE_URL }, TEST_ORIGIN, who, 'reset');
    const token = url.split('#token=')[1];
    await fresh.call('/v1/console/reset-password', { token, new_password: 'the new long password' });
    expect((await fresh.signIn(who.email, 'the new long password')).status).toBe(200);
  });

  test("a known browser is known for its own member's account alone", async () => {
    const [attacker, victim] = [await createTestMember(app.context), await createTestMember(app.context)];
    const browser = openBrowser('192.0.2.4');
    await browser.signIn(attacker.email, attacker.password);
    const statuses = await repeatGuess(8, async () => (await browser.signIn(victim.email, WRONG)).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('a known browser cannot guess at speed either', async () => {
    const who = await createTestMember(app.context);
    const own = openBrowser();
    await own.signIn(who.email, who.password);
    const statuses = await repeatGuess(13, async () => (await own.signIn(who.email, WRONG)).status);
    expect(statuses.indexOf(429)).toBe(11);
  });
});

describe('who signs in rightly', () => {
  test('has their own mistakes forgiven', async () => {
    const who = await createTestMember(app.context);
    const ip = '192.0.2.5';
    await repeatGuess(5, () => guess(who.email, ip));
    expect((await openBrowser(ip).signIn(who.email, who.password)).status).toBe(200);
    expect((await repeatGuess(6, () => guess(who.email, ip))).every((status) => status === 401)).toBe(true);
  });

  test('does not use up the attempts of others at the same address', async () => {
    const who = await createTestMember(app.context);
    for (let index = 0; index < 55; index += 1) {
      expect((await openBrowser('192.0.2.6').signIn(who.email, who.password)).status).toBe(200);
    }
  });
});

test('what was counted is forgotten in time', async () => {
  const who = await createTestMember(app.context);
  await repeatGuess(6, () => guess(who.email, '192.0.2.9'));
  app.context.clock.advance(25 * 3600 * SECOND);
  expect(await repeatGuess(7, () => guess(who.email, '192.0.2.9'))).toEqual([401, 401, 401, 401, 401, 401, 429]);
});
