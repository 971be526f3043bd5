import { expect, test } from 'vitest';
import { readBearerToken } from './bearer.ts';
import { exchange } from '../../testing/raw-exchange.ts';
import { createTestServer } from '../../testing/http-server.ts';

async function read(...headers: string[]): Promise<unknown> {
  const { app } = createTestServer();
  app.get('/', async (request) => ({ token: readBearerToken(request) ?? null }));
  const lines = ['GET / HTTP/1.1', 'Host: a', 'Connection: close', ...headers];
  const answer = await exchange(app, `${lines.join('\r\n')}\r\n\r\n`);
  await app.close();
  return (JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as { token: unknown }).token;
}

test.each([
  ['Authorization: Bearer abc', 'abc'],
  ['authorization: bearer abc', 'abc'],
  ['AUTHORIZATION: BEARER   a.b-c_d~e+f/g==', 'a.b-c_d~e+f/g=='],
  ['Authorization: Bearer abc   ', 'abc'],
])('%s', async (header, token) => {
  expect(await read(header)).toBe(token);
});

test.each([
  ['Authorization:'],
  ['Authorization: Bearer'],
  ['Authorization: Bearer '],
  ['Authorization: abc'],
  ['Authorization: Basic abc'],
  ['Authorization: Bearerabc'],
  ['Authorization: Bearer\tabc'],
  ['Authorization: Bearer abc def'],
  ['Authorization: Bearer abc, Bearer def'],
  ['Authorization: Bearer =abc'],
  ['Authorization: Bearer a=b'],
  ['Authorization: Bearer "abc"'],
  ['Authorization: Bearer abc\u00e9'],
  [`Authorization: Bearer ${'x'.repeat(1024)}`],
  ['Authorization: Bearer abc', 'Authorization: Bearer abc'],
  ['Authorization: Bearer abc', 'authorization: Basic def'],
  ['Proxy-Authorization: Bearer abc'],
])('none: %s', async (...headers) => {
  expect(await read(...headers)).toBeNull();
});
