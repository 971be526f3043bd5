import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers a wrong address with a page if a person asked for it, and says whether it did. */
export type WrongAddressPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** A known address asked with another method is a 405 that says which methods it has (RFC 9110, 15.5.6). */
export function installUnmatchedRoute(app: FastifyInstance, answerByPage?: WrongAddressPage): void {
  app.setNotFoundHandler((request, reply) => {
    const url = request.raw.url ?? '/';
    const allowed = METHODS.filter((method) => app.findRoute({ method, url }) !== null);
    // A route that serves files also comes here, with its own method, when it has no such file.
    const isRouteMissing = allowed.length === 0 || allowed.some((method) => method === request.method);
    if (isRouteMissing) {
      if (answerByPage?.(request, reply) === true) return reply;
      throw new AppError('route_not_found');
    }
    reply.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  });
}
