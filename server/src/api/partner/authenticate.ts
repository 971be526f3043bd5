import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import { gatherLookups } from '../../lib/gather-lookups.ts';
import {
  checkPartnerTokenUsable,
  findPartnerToken,
  type PartnerPrincipal,
} from '../../partners/authenticate-partner-token.ts';
import { readBearerToken } from '../http/bearer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request that passed the partner API's door; read it through `partnerOf`. */
    partnerPrincipal: PartnerPrincipal | undefined;
  }
}

/** The door of the partner API. It finds out whose token it is before a byte of the body is read. */
export function createPartnerCheck(context: Context) {
  const find = gatherLookups((token) => findPartnerToken(context, token));
  return async function checkPartner(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    const found = token === undefined ? undefined : await find(token);
    // Set before the token is judged, so that the refusal of a known token goes into its own practice's activity log.
    request.partnerPrincipal = found?.principal;
    checkPartnerTokenUsable(found);
  };
}

export function partnerOf(request: FastifyRequest): PartnerPrincipal {
  if (request.partnerPrincipal === undefined) throw new AppError('invalid_bearer_token');
  return request.partnerPrincipal;
}

export function originOf(request: FastifyRequest): AuditOrigin {
  return toOrigin(request, partnerOf(request).partnerAppId);
}

export function toOrigin(request: FastifyRequest, partnerAppId: string): AuditOrigin {
  return { actor: { type: 'partner', id: partnerAppId }, ip: request.ip, requestId: request.id };
}
