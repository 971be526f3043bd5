import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    bodiesInFlight: BodiesInFlight;
  }
}

/** What the bodies of all requests hold in memory, from their first byte until the answer has gone. */
export interface BodiesInFlight {
  /** Whether there is room for this many bytes more of a request's body. */
  take(request: IncomingMessage, bytes: number): boolean;
  /** The request has been answered, or its sender has left. */
  leave(request: IncomingMessage): void;
}

export function createBodiesInFlight(limitBytes: number): BodiesInFlight {
  const held = new Map<IncomingMessage, number>();
  let total = 0;
  return {
    take(request, bytes) {
      if (total + bytes > limitBytes) return false;
      total += bytes;
      held.set(request, (held.get(request) ?? 0) + bytes);
      return true;
    },
    leave(request) {
      total -= held.get(request) ?? 0;
      held.delete(request);
    },
  };
}

export function installBodiesInFlight(app: FastifyInstance, limitBytes: number): void {
  const bodies = createBodiesInFlight(limitBytes);
  app.decorate('bodiesInFlight', bodies);
  app.addHook('preParsing', (request, reply, payload, done) => {
    // Also where the sender has left, and no answer is ever finished. A GET without a body is spared the listener.
    if (hasBody(request.raw)) reply.raw.once('close', () => bodies.leave(request.raw));
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    bodies.leave(request.raw);
    done();
  });
}

/** A request has a body if it says how it comes (RFC 9112, 6). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
