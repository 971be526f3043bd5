import { checkSameOrigin, createSessionCheck } from '../console/authenticate.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { registerAuthorization } from './authorization.ts';
import { registerAuthorize } from './authorize.ts';
import type { OAuthApi } from './deps.ts';
import { registerMetadata } from './metadata.ts';

/** How a practice's admin connects a partner: the page, its endpoints for the web app, and what clients look up. */
export async function registerOAuth(server: HttpServer, api: OAuthApi): Promise<void> {
  registerMetadata(server, api);
  const { web } = api;
  if (web !== undefined) await server.register(async (app: HttpServer) => registerAuthorize(app, api, web));
  await server.register(
    async (app: HttpServer) => {
      app.addHook('onRequest', async (request) => checkSameOrigin(request, api.baseUrl()));
      const door = { clock: api.context.clock, failuresPerMinute: api.rateLimitPerMinute };
      guardDoor(app, door, createSessionCheck(api.context));
      registerAuthorization(app, api);
    },
    { prefix: '/v1/console/oauth' },
  );
}
