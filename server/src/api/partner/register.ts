import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { createPartnerCheck } from './authenticate.ts';
import { registerCreateLaunchSession } from './create-launch-session.ts';
import type { PartnerApi } from './deps.ts';
import { registerFetchLaunchSession } from './fetch-launch-session.ts';
import { registerFetchSessionDocument } from './fetch-session-document.ts';

/** `/v1/partner`: launch sessions, for the platforms a practice has connected. */
export async function registerPartnerApi(server: HttpServer, api: PartnerApi): Promise<void> {
  server.decorateRequest('partnerPrincipal', undefined);
  await server.register(
    async (app: HttpServer) => {
      app.addHook('onSend', async (_request, reply) => {
        if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
      });
      const door = { clock: api.context.clock, failuresPerMinute: api.rateLimitPerMinute };
      guardDoor(app, door, createPartnerCheck(api.context));
      registerCreateLaunchSession(app, api);
      registerFetchLaunchSession(app, api);
      registerFetchSessionDocument(app, api);
    },
    { prefix: '/v1/partner' },
  );
}
