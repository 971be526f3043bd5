import type { IncomingMessage } from 'node:http';

/**
 * An answer can be sent before the request's body has arrived (no key, body too large). Closing at once would reset
 * the connection, and the caller, still sending, would never read the answer; reading on without end would let a
 * caller without a key feed us for ever. So the rest is read and dropped for a while, then the connection is cut.
 */
export function closeIfBodyKeepsComing(request: IncomingMessage, lingerMs: number): void {
  if (request.complete !== false || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
