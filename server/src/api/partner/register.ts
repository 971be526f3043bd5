import { acceptForms } from '../http/body/form-body.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { guardChanges, guardDoor } from '../http/guard-door.ts';
import { limitRate } from '../http/rate-limit.ts';
import { createClientCheck } from './authenticate-client.ts';
import { createPartnerCheck } from './authenticate.ts';
import { registerCreateLaunchSession } from './create-launch-session.ts';
import type { PartnerApi } from './deps.ts';
import { registerFetchLaunchSession } from './fetch-launch-session.ts';
import { registerFetchSessionDocument } from './fetch-session-document.ts';
import { registerRevoke } from './revoke.ts';
import { registerToken } from './token.ts';

/** `/v1/partner`: for the platforms that practices have connected. */
export async function registerPartnerApi(server: HttpServer, api: PartnerApi): Promise<void> {
  server.decorateRequest('partnerPrincipal', undefined);
  await server.register((app: HttpServer) => registerOAuthEndpoints(app, api), { prefix: '/v1/partner/oauth' });
  await server.register((app: HttpServer) => registerConnectedEndpoints(app, api), { prefix: '/v1/partner' });
}

/** Credentials in the body, form or JSON; no bearer. */
async function registerOAuthEndpoints(app: HttpServer, api: PartnerApi): Promise<void> {
  acceptForms(app);
  // For caches that are older than the Cache-Control header, which every answer carries (RFC 6749, 5.1).
  app.addHook('onRequest', async (_request, reply) => void reply.header('pragma', 'no-cache'));
  const door = {
    rates: api.rates,
    name: 'partner clients',
    failuresPerMinute: api.rateLimitPerMinute,
    hook: 'preHandler' as const,
  };
  guardDoor(app, door, createClientCheck(api.context));
  registerToken(app, api);
  registerRevoke(app, api);
}

/** The endpoints for which an access token is needed. */
async function registerConnectedEndpoints(app: HttpServer, api: PartnerApi): Promise<void> {
  const { rates, rateLimitPerMinute } = api;
  const door = { rates, name: 'partner strangers', failuresPerMinute: rateLimitPerMinute };
  guardDoor(app, door, createPartnerCheck(api.context));
  guardChanges(app);
  limitRate(app, {
    rates,
    name: 'partner connections',
    perMinute: rateLimitPerMinute,
    keyOf: (request) => request.partnerPrincipal?.connectionId,
  });
  registerCreateLaunchSession(app, api);
  registerFetchLaunchSession(app, api);
  registerFetchSessionDocument(app, api);
}
