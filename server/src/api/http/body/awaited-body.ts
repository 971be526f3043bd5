import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The answers to senders who wait for leave to send their body (`Expect: 100-continue`). */
const awaiting = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Node would give that leave at once. Here whoever reads the body gives it, so that what is refused by its head alone
 * (no key, no such client, too large) is never sent. Any other expectation may be ignored (RFC 9110, 10.1.1), and is.
 */
export function letSendersWait(app: FastifyInstance): void {
  app.server.on('checkExpectation', app.routing);
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    awaiting.set(request, response);
    app.routing(request, response);
  });
}

/** To be called when a body is about to be read. */
export function askForBody(request: IncomingMessage): void {
  awaiting.get(request)?.writeContinue();
  awaiting.delete(request);
}
