import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let app: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  app = await createTestApp({ rateLimitPerMinute: 3 });
  practice = await createTestPractice(app.context);
});
afterAll(() => app.close());

test('a key is limited by itself, is told where it stands, and is let in again after a minute', async () => {
  const ask = (token: string) => app.call('/v1/public/me', { token });
  const answers = [];
  for (let index = 0; index < 4; index += 1) answers.push(await ask(practice.keys.organisation));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).toEqual(['2', '1', '0', '0']);
  expect(answers[3]?.body).toEqual({ detail: 'Rate limit exceeded' });
  expect(answers[3]?.headers.get('retry-after')).toBe('60');
  expect(answers[0]?.headers.get('ratelimit-limit')).toBe('3');
  expect((await ask(practice.keys.clinician)).status).toBe(200);
  app.context.clock.advance(60_000);
  expect((await ask(practice.keys.organisation)).status).toBe(200);
});
