import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { AppError } from '../../../errors.ts';
import { readBody } from './read-body.ts';

async function readFrom(sendBody: (client: ReturnType<typeof request>) => void, deadlineMs: number): Promise<unknown> {
  const outcome = Promise.withResolvers<unknown>();
  const server = createServer((incoming, answer) => {
    readBody(incoming, { limitBytes: 100, deadlineMs }).then(
      (bytes) => outcome.resolve(bytes.toString()),
      (error: unknown) => outcome.resolve(error),
    );
    void outcome.promise.then(() => answer.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', method: 'POST' });
  client.on('error', () => {});
  sendBody(client);
  const result = await outcome.promise;
  client.destroy();
  server.closeAllConnections();
  server.close();
  return result;
}

test('joins what comes in pieces', async () => {
  const text = await readFrom((client) => {
    client.write('a');
    setImmediate(() => client.end('b'));
  }, 10_000);
  expect(text).toBe('ab');
});

test('a body that does not come to an end in time: 408', async () => {
  const error = await readFrom((client) => client.write('a'), 20);
  expect(error).toMatchObject({ code: 'request_timeout' });
});

test('a caller who goes away in the middle', async () => {
  const error = await readFrom((client) => client.write('a', () => client.destroy()), 10_000);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'bad_request' });
});
