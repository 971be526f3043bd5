import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Type } from '../../../lib/schema.ts';
import { afterEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/http-server.ts';
import { openSocket, readUntil } from '../../../testing/raw-exchange.ts';

const LIMIT_BYTES = 100 * 1024;
const sockets: Socket[] = [];
let server: TestServer;

function start(): TestServer {
  server = createTestServer({ bodyLimitBytes: 80 * 1024, bodiesInFlightBytes: LIMIT_BYTES });
  const body = Type.Object({ title: Type.String() });
  server.app.post('/notes', { schema: { body } }, async (request) => ({ length: request.body.title.length }));
  return server;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.app.close();
});

const head = (length: number): string => `POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const body = (length: number): string => `{"title":"${'x'.repeat(length - '{"title":""}'.length)}"}`;

/** A sender who has sent all of a body but its last byte. */
async function sendMost(length: number): Promise<Socket> {
  const socket = await openSocket(server.app);
  sockets.push(socket);
  socket.on('error', () => undefined);
  if (!socket.write(head(length) + body(length).slice(0, -1))) await once(socket, 'drain');
  return socket;
}

const post = (length: number) =>
  server.app.inject({
    method: 'POST',
    url: '/notes',
    headers: { 'content-type': 'application/json' },
    payload: body(length),
  });

test('bodies that do not fit beside those under way are put off in words, and taken when there is room', async () => {
  start();
  const first = await sendMost(70 * 1024);
  await expect.poll(async () => (await post(60 * 1024)).statusCode).toBe(503);
  const refused = await post(60 * 1024);
  expect([refused.json(), refused.headers['retry-after']]).toEqual([
    { detail: 'Too much is being sent to the service at the moment, try again later' },
    '5',
  ]);
  expect((await post(20 * 1024)).statusCode).toBe(200);
  const answered = readUntil(first, '"length"');
  first.write('}');
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(async () => (await post(70 * 1024)).statusCode).toBe(200);
});

test('a sender who leaves gives the room back', async () => {
  start();
  const first = await sendMost(70 * 1024);
  await expect.poll(async () => (await post(60 * 1024)).statusCode).toBe(503);
  first.destroy();
  await expect.poll(async () => (await post(70 * 1024)).statusCode).toBe(200);
});

test('a length that is only promised takes no room', async () => {
  start();
  const socket = await openSocket(server.app);
  sockets.push(socket);
  socket.write(head(80 * 1024));
  expect((await post(70 * 1024)).statusCode).toBe(200);
});
