import type { KeyObject } from 'node:crypto';
import { signDelivery } from './signature.ts';

const USER_AGENT = 'Service-Partner-Webhooks/1.0';

/** The headers of one attempt: the id is the event's and stays, the timestamp and the signature are the attempt's own. */
export function writeRequestHeaders(
  secret: KeyObject,
  eventId: string,
  at: Date,
  body: Buffer,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'Content-Type': 'application/json',
    'User-Agent': USER_AGENT,
    'Service-Webhook-Id': eventId,
    'Service-Webhook-Timestamp': timestamp,
    'Service-Webhook-Signature': signDelivery(secret, timestamp, body),
  };
}
