import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let apps: [TestApp, TestApp];
let practice: TestPractice;
beforeAll(async () => {
  const first = await createTestApp({ rateLimitPerMinute: 20 });
  apps = [first, await createTestApp({ rateLimitPerMinute: 20 }, first)];
  practice = await createTestPractice(first.context);
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

const ask = (app: TestApp, token: string) => app.call('/v1/public/me', { token });
const flush = async () => {
  for (const app of apps) await app.rates.flush();
};

test('a key has one count, whichever process answers', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 40; count += 1) {
    statuses.push((await ask(apps[count % 2] ?? apps[0], practice.keys.organisation)).status);
    await flush();
  }
  // The process that answers next has not heard yet of the last request that the other one answered.
  const passed = statuses.filter((status) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(20);
  expect(passed).toBeLessThanOrEqual(21);
  const [first, second] = await Promise.all(apps.map((app) => ask(app, practice.keys.organisation)));
  expect([first?.status, second?.status]).toEqual([429, 429]);
  expect(first?.headers.get('retry-after')).toBe('60');
  expect(second?.headers.get('ratelimit-remaining')).toBe('0');
});

test('wrong keys of a network have one count, and right ones pass beside them', async () => {
  for (let count = 0; count < 20; count += 1) await ask(apps[0], 'wrong');
  await apps[0].rates.flush();
  // A process learns the totals when it stores a count of its own, which it may do before it is told to.
  await ask(apps[1], 'wrong');
  await apps[1].rates.flush();
  expect((await ask(apps[1], 'wrong')).status).toBe(429);
  expect((await ask(apps[1], practice.keys.clinician)).status).toBe(200);
});

test('the processes tell each other by themselves, four times a second', async () => {
  apps[0].context.clock.advance(60_000);
  for (let count = 0; count < 21; count += 1) await ask(apps[0], practice.keys.organisation);
  await ask(apps[1], practice.keys.organisation);
  await expect.poll(async () => (await ask(apps[1], practice.keys.organisation)).status, { interval: 100 }).toBe(429);
});
