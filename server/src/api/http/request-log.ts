import { isIP } from 'node:net';
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../../lib/loggable-error.ts';

/** Why a request failed, kept from the error handler until the line of the request is written. */
const failures = new WeakMap<FastifyRequest, unknown>();

export function noteFailure(request: FastifyRequest, error: unknown): void {
  failures.set(request, error);
}

/** Fastify's and pino's own serialisers write whole requests and errors; these write nothing a caller has sent. */
export const logSerializers = {
  err: describeError,
  req: () => undefined,
  res: () => undefined,
};

/**
 * One line for each answered request. It names the route's pattern, never the address that was asked for: paths hold
 * ids and queries hold names. Of headers and bodies it says nothing.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    logAnswer(request, reply);
  }

  override defaultErrorLog(): void {}

  override streamError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'answer broken off');
  }

  override routeNotFound(): void {}

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'answer could not be written');
  }

  override serializerError(error: Error, request: FastifyRequest): void {
    request.log.error({ err: error }, 'answer could not be serialised');
  }
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.statusCode;
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? null,
    status,
    duration_ms: Math.round(reply.elapsedTime * 1000) / 1000,
    ip: readIp(request),
  };
  if (status < 500) request.log.info(line, 'request');
  else request.log.error({ ...line, err: failures.get(request) }, 'request failed');
}

/** Behind a trusted proxy the address is whatever the forwarding header says, so it must look like one. */
function readIp(request: FastifyRequest): string | null {
  const ip = request.ip;
  return isIP(ip) === 0 ? null : ip;
}
