import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests may go on once the server closes. What else has to stop needs the rest of the time. */
const LAST_ANSWERS_MS = 8_000;
const LOOK_EVERY_MS = 50;

/**
 * Lets a server that closes come to an end. Node waits for every connection, and ends only those that rest at that very
 * moment between two requests: one on which nothing was ever sent, such as browsers open in advance, or a client that
 * keeps its connection after the last answer, would hold it up for a minute. Requests that have begun are answered, but
 * a sender who never ends must not keep the rest of the service from stopping in order.
 */
export function closeConnections(app: FastifyInstance, lastAnswersMs = LAST_ANSWERS_MS): void {
  const silent = new Set<Socket>();
  let looking: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    silent.delete(request.raw.socket);
    done();
  });
  app.addHook('preClose', async () => {
    looking = setInterval(closeIdle, LOOK_EVERY_MS);
    cutting = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(looking);
    clearTimeout(cutting);
  });

  function closeIdle(): void {
    for (const socket of silent) socket.destroy();
    app.server.closeIdleConnections();
  }
}
