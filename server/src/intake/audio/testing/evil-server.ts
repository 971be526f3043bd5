import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  authorization: string | undefined;
  form: FormData;
}

/** What the server does with each request in turn; the last one again for all that follow. */
export type Behaviour = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

export interface EvilServer {
  baseUrl: string;
  received: Received[];
  close(): Promise<void>;
}

/** A real server on a real port that behaves as badly as it is told to. */
export async function startEvilServer(...behaviours: Behaviour[]): Promise<EvilServer> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const form = await readForm(request).catch(() => undefined);
    // The sender was killed in the middle of it.
    if (form === undefined) return;
    const entry = { path: request.url ?? '', authorization: request.headers.authorization, form };
    received.push(entry);
    behaviours[Math.min(received.length, behaviours.length) - 1]?.(response, entry, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
