import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { closeIfBodyKeepsComing } from './unread-body.ts';

async function startRefusing(lingerMs: number) {
  const server = createServer((request, answer) => {
    answer.on('finish', () => closeIfBodyKeepsComing(request, lingerMs));
    answer.writeHead(401).end('refused');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  return { server, client };
}

test('a refused caller who keeps sending reads the answer, then is cut off', async () => {
  const { server, client } = await startRefusing(30);
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n');
  const feeding = setInterval(() => client.write('x'.repeat(10_000)), 5);
  const answer = await new Promise((resolve) => client.once('data', resolve));
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  await new Promise((resolve) => client.once('close', resolve));
  clearInterval(feeding);
  server.close();
});

test('one who finishes in time keeps the connection', async () => {
  const { server, client } = await startRefusing(60_000);
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n');
  await once(client, 'data');
  client.write('bodyGET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [second] = await once(client, 'data');
  expect(String(second)).toMatch(/^HTTP\/1\.1 401 /);
  client.destroy();
  server.close();
});
