import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createMovableClock } from '../../testing/clock.ts';
import { createTestServer } from '../../testing/http-server.ts';
import { createOwnRates } from '../../testing/rates.ts';
import { guardDoor } from './guard-door.ts';

function start(failuresPerMinute: number) {
  const clock = createMovableClock();
  const refused: string[] = [];
  const { app } = createTestServer({ onRefused: (_request, error) => void refused.push(error.code) });
  app.register(async (scope) => {
    guardDoor(scope, { rates: createOwnRates(clock), name: 'test', failuresPerMinute }, async (request) => {
      if (request.headers['x-key'] === 'off') throw new AppError('api_keys_disabled');
      if (request.headers['x-key'] !== 'right') throw new AppError('invalid_api_key');
    });
    scope.get('/', async () => ({}));
  });
  const ask = async (key: string, remoteAddress = '192.0.2.1') =>
    (await app.inject({ url: '/', headers: { 'x-key': key }, remoteAddress })).statusCode;
  return { app, clock, ask, refused };
}

test('a network with too many wrong credentials is told to wait, and right ones from there pass', async () => {
  const { ask, clock, refused } = start(3);
  expect([await ask('wrong'), await ask('wrong'), await ask('right'), await ask('wrong')]).toEqual([
    401, 401, 200, 401,
  ]);
  expect([await ask('wrong'), await ask('right'), await ask('wrong')]).toEqual([429, 200, 429]);
  expect(await ask('wrong', '192.0.2.2')).toBe(401);
  expect(refused).toEqual(Array.from({ length: 4 }, () => 'invalid_api_key'));
  clock.advance(60_000);
  expect(await ask('wrong')).toBe(401);
});

test('addresses of one IPv6 network are counted together', async () => {
  const { ask } = start(2);
  const from = (end: string): Promise<number> => ask('wrong', `2001:db8:1:2::${end}`);
  expect([await from('1'), await from('2'), await from('3')]).toEqual([401, 401, 429]);
  expect(await ask('wrong', '2001:db8:1:3::1')).toBe(401);
});

test('right credentials are never counted, nor are those whose use is switched off', async () => {
  const { ask } = start(1);
  const statuses = [];
  for (const key of ['right', 'right', 'off', 'off', 'off', 'right']) statuses.push(await ask(key));
  expect(statuses).toEqual([200, 200, 403, 403, 403, 200]);
});

test('the answer says when to come again', async () => {
  const { app, ask } = start(1);
  await ask('wrong', '127.0.0.1');
  const answer = await app.inject({ url: '/' });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    429,
    '60',
    { detail: 'Rate limit exceeded' },
  ]);
  expect(answer.headers).toMatchObject({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': '60' });
});

test('0 is no limit', async () => {
  const { ask } = start(0);
  expect([await ask('wrong'), await ask('wrong'), await ask('right')]).toEqual([401, 401, 200]);
});
