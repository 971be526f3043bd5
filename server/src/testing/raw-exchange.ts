import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpServer } from '../api/http/create-http-server.ts';

/** A socket to a listening server, for tests of what a well-behaved client would never send. */
export async function openSocket(app: HttpServer): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends the bytes as they are, and reads until the server ends the connection. */
export async function exchange(app: HttpServer, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(app);
  socket.write(bytes);
  return readToEnd(socket);
}

export async function readToEnd(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  // A reset after the answer has come counts as the end.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

export async function readUntil(socket: Socket, text: string): Promise<string> {
  let answer = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    answer += (chunk as Buffer).toString('latin1');
    if (answer.includes(text)) break;
  }
  return answer;
}

/** Sends the head of a request and some of its body, then the rest when `meanwhile` is over. Gives the status. */
export async function sendAround(
  app: HttpServer,
  { path, headers, body }: { path: string; headers: Record<string, string>; body: object },
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const text = JSON.stringify(body);
  const fields = { Host: 'localhost', 'Content-Type': 'application/json', 'Content-Length': text.length, ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const socket = await openSocket(app);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text.slice(0, 1)}`);
  // Nothing tells when the server has read the head.
  await sleep(100);
  await meanwhile();
  socket.write(text.slice(1));
  const answer = await readUntil(socket, '}');
  socket.destroy();
  return Number(answer.slice(9, 12));
}
