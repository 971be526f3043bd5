import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Store } from './store.ts';

const TOLERANCE_SECONDS = 300;

export interface WebhookEvent {
  id: string;
  type: string;
  data: { session_id: string; status: string };
}

/** Checks the signature over the bytes as they came, before anything in them is believed. */
export function isSigned(
  secret: string,
  headers: { timestamp: string | undefined; signature: string | undefined },
  body: Buffer,
  nowSeconds: number,
): boolean {
  const { timestamp = '', signature = '' } = headers;
  if (!/^\d+$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const digest = /^v1=([0-9a-f]{64})$/.exec(signature)?.[1];
  if (digest === undefined) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

/** Answers 2xx only once the event is on disk: until then the service sends it again. */
export function createReceiver(tls: { cert: string; key: string }, secret: string, store: Store): Server {
  return createServer(tls, async (request, answer) => {
    const body = await buffer(request);
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    const signed = { timestamp: header('service-webhook-timestamp'), signature: header('service-webhook-signature') };
    if (request.method !== 'POST' || !isSigned(secret, signed, body, Date.now() / 1000)) {
      answer.writeHead(401).end();
      return;
    }
    await takeIn(JSON.parse(body.toString('utf8')) as WebhookEvent, store);
    answer.writeHead(204).end();
  });
}

/** How far a session has come. Two that stand equally far never follow each other: both are ends. */
const STAGES: Record<string, number> = { created: 0, opened: 1, completed: 2, expired: 2 };

/** An event may come late, after one that tells of a later state: a session never goes back. */
export function isLater(status: string, than: string): boolean {
  return (STAGES[status] ?? 0) > (STAGES[than] ?? 0);
}

export async function takeIn({ id, type, data }: WebhookEvent, store: Store): Promise<void> {
  await store.change((state) => {
    if (state.seenEvents.includes(id)) return;
    state.seenEvents.push(id);
    const session = state.sessions.find((candidate) => candidate.id === data.session_id);
    if (session !== undefined && isLater(data.status, session.status)) session.status = data.status;
  });
  process.stdout.write(`webhook ${type} ${data.session_id}\n`);
}
