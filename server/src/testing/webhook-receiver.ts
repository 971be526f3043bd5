import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import { vi } from 'vitest';
import { makeCertificate } from '../lib/certificate.ts';

export interface ReceivedDelivery {
  /** The headers as they came over the wire. */
  rawHeaders: string[];
  headers: Record<string, string | string[] | undefined>;
  method: string;
  path: string;
  body: Buffer;
  eventId: string;
}

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface WebhookReceiver {
  url: string;
  port: number;
  /** The certificates that a sender must trust to reach it. */
  trust: SecureContext;
  cert: string;
  received: ReceivedDelivery[];
  /** How many connections were made to it. */
  connections(): number;
  /** The most requests that were under way at one time. */
  peak(): number;
  answerWith(answer: Answer): void;
  waitForDeliveries(count: number): Promise<void>;
  close(): Promise<void>;
}

export const accept: Answer = (response) => response.writeHead(204).end();

/** A partner's server over real HTTPS, on loopback, with a certificate for the names given. */
export async function startReceiver(names: string[] = ['localhost', '127.0.0.1']): Promise<WebhookReceiver> {
  const certificate = makeCertificate(names);
  const received: ReceivedDelivery[] = [];
  let answer = accept;
  let connections = 0;
  let underWay = 0;
  let peak = 0;
  const server = createServer(certificate, async (request, response) => {
    underWay += 1;
    peak = Math.max(peak, underWay);
    response.once('close', () => (underWay -= 1));
    const body = Buffer.concat(await request.toArray());
    const { rawHeaders, headers, method = '', url: path = '' } = request;
    received.push({ rawHeaders, headers, method, path, body, eventId: String(headers['service-webhook-id']) });
    answer(response, request);
  });
  server.on('secureConnection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/hooks?of=casewright`,
    port,
    trust: createSecureContext({ ca: certificate.cert }),
    cert: certificate.cert,
    received,
    connections: () => connections,
    peak: () => peak,
    answerWith: (next) => (answer = next),
    waitForDeliveries: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} deliveries`);
        },
        { timeout: 60_000, interval: 5 },
      ),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const TOLERANCE_SECONDS = 300;

/**
 * Checks a delivery as the contract asks of a receiver. It is written from the contract, not from the sender's code.
 */
export function isGenuine(
  { headers, body }: Pick<ReceivedDelivery, 'headers' | 'body'>,
  secret: string,
  now: Date,
): boolean {
  const timestamp = String(headers['service-webhook-timestamp']);
  const signature = /^v1=([0-9a-f]{64})$/.exec(String(headers['service-webhook-signature']))?.[1];
  if (signature === undefined || !/^\d+$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret)
    .update(Buffer.concat([Buffer.from(`${timestamp}.`), body]))
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
