import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import { authenticatePartnerToken, type PartnerPrincipal } from '../../partners/authenticate-partner-token.ts';
import { readBearerToken } from '../http/bearer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request that passed the partner API's door; read it through `partnerOf`. */
    partnerPrincipal: PartnerPrincipal | undefined;
  }
}

export function createPartnerCheck(context: Context) {
  return async function checkPartner(request: FastifyRequest): Promise<void> {
    const token = readBearerToken(request);
    if (token === undefined) throw new AppError('invalid_bearer_token');
    request.partnerPrincipal = await authenticatePartnerToken(context, token);
  };
}

export function partnerOf(request: FastifyRequest): PartnerPrincipal {
  if (request.partnerPrincipal === undefined) throw new AppError('invalid_bearer_token');
  return request.partnerPrincipal;
}

export function originOf(request: FastifyRequest): AuditOrigin {
  return {
    actor: { type: 'partner', id: partnerOf(request).partnerAppId },
    ip: request.ip,
    requestId: request.id,
  };
}
