import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../audit/entry.ts';
import type { AuditTrail } from '../audit/trail.ts';
import type { AppError } from '../errors.ts';
import type { AnonymousRefusals } from './anonymous-refusals.ts';
import { originOf as memberOriginOf, practiceOf } from './console/authenticate.ts';
import { readSessionCookie } from './console/cookies.ts';
import { originOf as partnerOriginOf } from './partner/authenticate.ts';
import { originOf } from './public/authenticate.ts';

/** These have left an audit row of their own, with more in it. */
const RECORDED_ELSEWHERE = new Set(['sign_in_refused', 'code_required']);

/**
 * Leaves an audit row of every refused access, in the log of the practice whose key, token or member it was. Those of
 * nobody known are counted: see `anonymous-refusals.ts`.
 */
export function createRefusalRecorder(audit: AuditTrail, anonymous: AnonymousRefusals) {
  return async function recordRefusal(request: FastifyRequest, error: AppError): Promise<void> {
    if (RECORDED_ELSEWHERE.has(error.code)) return;
    // A browser without a cookie that asks whether somebody is signed in has not tried to get at anything.
    if (error.code === 'not_signed_in' && readSessionCookie(request) === undefined) return;
    const details = { reason: error.code, route: request.routeOptions.url ?? 'none' };
    const { practiceId, origin } = describeCaller(request);
    if (practiceId === null && origin.actor.type === 'anonymous') await anonymous.note(origin, details);
    else await audit.note({ practiceId, origin, action: 'access.refused', details });
  };
}

function describeCaller(request: FastifyRequest): Pick<AuditEntry, 'practiceId' | 'origin'> {
  const { apiKeyPrincipal, partnerPrincipal } = request;
  if (partnerPrincipal !== undefined) {
    return { practiceId: partnerPrincipal.practiceId, origin: partnerOriginOf(request) };
  }
  const practiceId = practiceOf(request);
  if (practiceId !== null) return { practiceId, origin: memberOriginOf(request) };
  return { practiceId: apiKeyPrincipal?.practiceId ?? null, origin: originOf(request) };
}
