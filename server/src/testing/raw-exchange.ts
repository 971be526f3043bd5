import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
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
