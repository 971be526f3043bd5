import { createHmac, type KeyObject } from 'node:crypto';

const SIGNATURE_VERSION = 'v1';

/** Over the timestamp, a period and the body's own bytes. The timestamp is in seconds, as it is sent. */
export function signDelivery(secret: KeyObject, timestamp: string, body: Buffer): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return `${SIGNATURE_VERSION}=${digest}`;
}
