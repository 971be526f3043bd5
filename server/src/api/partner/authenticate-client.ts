import type { FastifyRequest } from 'fastify';
import { Type } from '../../lib/schema.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import { authenticateClient } from '../../partners/client-secret.ts';

/** They count in the body alone: headers and the query are not looked at. */
export const ClientCredentials = {
  client_id: Type.String({ minLength: 1, examples: ['pclient_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
  client_secret: Type.String({ minLength: 1, description: 'Kept on your server, never in a browser.' }),
};

export const OAUTH_BODY_TYPES = ['application/x-www-form-urlencoded', 'application/json'];

const clients = new WeakMap<FastifyRequest, string>();

/** The door of the OAuth endpoints. It finds out which app calls, once the body has been read and checked. */
export function createClientCheck(context: Context) {
  return async function checkClient(request: FastifyRequest): Promise<void> {
    const { client_id: clientId, client_secret: clientSecret } = request.body as Record<string, string>;
    if (clientId === undefined || clientSecret === undefined) throw new AppError('invalid_oauth_client');
    const { partnerAppId } = await authenticateClient(context, { clientId, clientSecret });
    clients.set(request, partnerAppId);
  };
}

/** The id of the app that was found at the door. */
export function clientOf(request: FastifyRequest): string {
  const partnerAppId = clients.get(request);
  if (partnerAppId === undefined) throw new AppError('invalid_oauth_client');
  return partnerAppId;
}
