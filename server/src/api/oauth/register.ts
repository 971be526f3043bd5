import { checkSameOrigin, createSessionCheck } from '../console/authenticate.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { registerAuthorization } from './authorization.ts';
import { registerAuthorize } from './authorize.ts';
import type { OAuthApi } from './deps.ts';
import { registerMetadata } from './metadata.ts';

/**
 * How an admin connects a partner to the practice: the page, its endpoints for the web app, and the metadata for
 * clients.
 */
export async function registerOAuth(server: HttpServer, api: OAuthApi): Promise<void> {
  registerMetadata(server, api);
  const { web } = api;
  if (web !== undefined) await server.register(async (app: HttpServer) => registerAuthorize(app, api, web));
  await server.register(
    async (app: HttpServer) => {
      const checkSession = createSessionCheck(api.context);
      const door = { rates: api.rates, name: 'consent', failuresPerMinute: api.rateLimitPerMinute };
      guardDoor(app, door, async (request) => {
        checkSameOrigin(request, api.baseUrl());
        await checkSession(request);
      });
      registerAuthorization(app, api);
    },
    { prefix: '/v1/console/oauth' },
  );
}
