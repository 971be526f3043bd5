import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: { model: string; max_tokens?: number; messages: { role: string; content: unknown }[]; system?: unknown };
  /** The body as it came, to look for what must not be in it. */
  text: string;
}

/** What the server does with a request; `attempt` counts from 1. */
export type Behaviour = (response: ServerResponse, request: ModelRequest, attempt: number) => void;

export interface ModelServer {
  url: string;
  /** The settings of a service that writes with it, one section at a time. */
  settings: Record<string, string>;
  requests: ModelRequest[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A real server in place of a provider's, that records what it was sent and behaves as badly as it is told to. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviour: Behaviour = refuse;
  const requests: ModelRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const received = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text), text };
      requests.push(received);
      behaviour(response, received, requests.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: {
      WRITING_PROVIDER: 'openai-compatible',
      WRITING_URL: `${url}/v1`,
      WRITING_MODEL: 'local',
      WRITING_CONCURRENCY: '1',
    },
    requests,
    behave: (next) => {
      requests.length = 0;
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(500).end();
}

/** An answer as an OpenAI-compatible server streams it. */
export function streamAnswer(response: ServerResponse, text: string, finishReason = 'stop'): void {
  openStream(response);
  for (const piece of text.match(/[^]{1,7}/gu) ?? []) sendPiece(response, piece);
  sendEvent(response, { choices: [{ index: 0, delta: {}, finish_reason: finishReason }] });
  response.end('data: [DONE]\n\n');
}

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

export function sendPiece(response: ServerResponse, content: string): void {
  sendEvent(response, { choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
}

function sendEvent(response: ServerResponse, event: object): void {
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...event })}\n\n`,
  );
}

/** An answer as Anthropic streams it. */
export function streamMessage(response: ServerResponse, text: string, stopReason = 'end_turn'): void {
  openStream(response);
  const send = (event: { type: string; [field: string]: unknown }): void => {
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const message = {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
  send({ type: 'message_start', message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } });
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
  send({ type: 'content_block_stop', index: 0 });
  send({ type: 'message_delta', delta: { stop_reason: stopReason, stop_sequence: null }, usage: { output_tokens: 2 } });
  send({ type: 'message_stop' });
  response.end();
}
