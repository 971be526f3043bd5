import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import type { ApiKeyUse } from '../../practice/api-key-use.ts';
import { type ApiKeyPrincipal, checkApiKeyUsable, createFindApiKey } from '../../practice/authenticate-api-key.ts';
import { readBearerToken } from '../http/bearer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request that passed the public API's door; read it through `principalOf`. */
    apiKeyPrincipal: ApiKeyPrincipal | undefined;
  }
}

/** The door of the public API. It finds out whose key it is before a byte of the body is read. */
export function createApiKeyCheck(context: Context, keyUse: ApiKeyUse) {
  const find = createFindApiKey(context);
  return async function checkApiKey(request: FastifyRequest): Promise<void> {
    const secret = readBearerToken(request);
    const found = secret === undefined ? undefined : await find(secret);
    // Set before the key is judged, so that the refusal of a known key goes into its own practice's activity log.
    request.apiKeyPrincipal = found?.principal;
    checkApiKeyUsable(found, context.clock.now());
    keyUse.note(found.principal.keyId);
  };
}

export function principalOf(request: FastifyRequest): ApiKeyPrincipal {
  if (request.apiKeyPrincipal === undefined) throw new AppError('invalid_api_key');
  return request.apiKeyPrincipal;
}

export function originOf(request: FastifyRequest): AuditOrigin {
  const principal = request.apiKeyPrincipal;
  return {
    actor: principal === undefined ? { type: 'anonymous', id: null } : { type: 'api_key', id: principal.keyId },
    ip: request.ip,
    requestId: request.id,
  };
}
