import type { FastifyRequest } from 'fastify';
import type { AuditTrail } from '../audit/trail.ts';
import type { AppError } from '../errors.ts';
import { originOf as memberOriginOf, practiceOf } from './console/authenticate.ts';
import { readSessionCookie } from './console/cookies.ts';
import { originOf } from './public/authenticate.ts';

/** These have left a trace of their own, with more in it. */
const RECORDED_ELSEWHERE = new Set(['sign_in_refused', 'code_required']);

/** Leaves a trace of every refused access, in the log of the practice whose key or member it was if there is one. */
export function createRefusalRecorder(audit: AuditTrail) {
  return async function recordRefusal(request: FastifyRequest, error: AppError): Promise<void> {
    if (RECORDED_ELSEWHERE.has(error.code)) return;
    // A browser that asks whether somebody is signed in has tried nothing.
    if (error.code === 'not_signed_in' && readSessionCookie(request) === undefined) return;
    const practiceId = practiceOf(request);
    await audit.note({
      practiceId: practiceId ?? request.apiKeyPrincipal?.practiceId ?? null,
      action: 'access.refused',
      origin: practiceId === null ? originOf(request) : memberOriginOf(request),
      details: { reason: error.code, route: request.routeOptions.url ?? 'none' },
    });
  };
}
