import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createMovableClock } from '../../testing/clock.ts';
import { limitRate } from './rate-limit.ts';
import { createTestServer } from '../../testing/http-server.ts';
import { createOwnRates } from '../../testing/rates.ts';

function start(perMinute: number) {
  const clock = createMovableClock();
  const { app } = createTestServer();
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.headers['x-key'] === undefined) throw new AppError('invalid_api_key');
    });
    limitRate(scope, {
      rates: createOwnRates(clock),
      name: 'test',
      perMinute,
      keyOf: (request) => request.headers['x-key'] as string,
    });
    scope.get('/limited', async () => ({}));
    scope.get('/failing', async () => {
      throw new AppError('client_not_found');
    });
  });
  app.get('/free', async () => ({}));
  const ask = (key: string, url = '/limited') => app.inject({ url, headers: { 'x-key': key } });
  return { app, clock, ask };
}

function readRate({ headers }: { headers: Record<string, unknown> }) {
  const { 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset } = headers;
  return { limit, remaining, reset };
}

describe('within the limit', () => {
  test('every answer of the scope says what is left', async () => {
    const { ask, clock } = start(3);
    const first = await ask('a');
    expect(readRate(first)).toEqual({ limit: '3', remaining: '2', reset: '60' });
    clock.advance(12_500);
    const second = await ask('a', '/failing');
    expect(second.statusCode).toBe(404);
    expect(readRate(second)).toEqual({ limit: '3', remaining: '1', reset: '48' });
    expect(second.headers).not.toHaveProperty('retry-after');
  });

  test('other scopes and unknown callers are not counted', async () => {
    const { app } = start(1);
    expect((await app.inject('/free')).headers).not.toHaveProperty('ratelimit-limit');
    const unknown = await app.inject('/limited');
    expect(unknown.statusCode).toBe(401);
    expect(unknown.headers).not.toHaveProperty('ratelimit-limit');
  });
});

describe('past the limit', () => {
  test('429 until the minute is over', async () => {
    const { ask, clock } = start(2);
    await ask('a');
    clock.advance(20_000);
    await ask('a');
    const refused = await ask('a');
    expect([refused.statusCode, refused.json()]).toEqual([429, { detail: 'Rate limit exceeded' }]);
    expect(refused.headers['retry-after']).toBe('40');
    expect(readRate(refused)).toEqual({ limit: '2', remaining: '0', reset: '40' });
    clock.advance(39_999);
    expect((await ask('a')).headers['retry-after']).toBe('1');
    clock.advance(1);
    expect((await ask('a')).statusCode).toBe(200);
  });

  test('one key does not use up another', async () => {
    const { ask } = start(1);
    await ask('a');
    expect((await ask('a')).statusCode).toBe(429);
    expect((await ask('b')).statusCode).toBe(200);
  });

  test('requests at the same time are all counted', async () => {
    const { ask } = start(5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
  });
});

test('0 is no limit', async () => {
  const { ask } = start(0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  expect(answers[0]?.headers).not.toHaveProperty('ratelimit-limit');
});

test('a clock that goes back does not lock anyone out for good', async () => {
  const { ask, clock } = start(1);
  await ask('a');
  clock.advance(-10_000);
  expect((await ask('a')).headers['retry-after']).toBe('70');
  clock.advance(70_000);
  expect((await ask('a')).statusCode).toBe(200);
});
