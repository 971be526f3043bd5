import type { FastifyReply } from 'fastify';

/** Ends the work when the caller has gone away. */
export function goneSignal(reply: FastifyReply): { signal: AbortSignal } {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return { signal: leaving.signal };
}
