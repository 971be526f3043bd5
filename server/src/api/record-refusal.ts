import type { FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/trail.ts';
import type { AppError } from '../errors.ts';
import { originOf } from './public/authenticate.ts';

/** Leaves a trace of every refused access, in the log of the practice whose key was used if there is one. */
export function createRefusalRecorder(audit: AuditTrail) {
  return async function recordRefusal(request: FastifyRequest, error: AppError): Promise<void> {
    await audit.note({
      practiceId: request.apiKeyPrincipal?.practiceId ?? null,
      action: 'access.refused',
      origin: originOf(request),
      details: { reason: error.code, route: request.routeOptions.url ?? 'none' },
    });
  };
}
