import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { registerApiKeys } from './api-keys.ts';
import { createOperatorCheck } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { registerJobs } from './jobs.ts';
import { registerMembers } from './members.ts';
import { registerPartners } from './partners.ts';
import { registerPractices } from './practices.ts';
import { registerSigningKeys } from './signing-keys.ts';
import { registerWebhooks } from './webhooks.ts';

/** `/v1/operator`: for whoever runs the installation. */
export async function registerOperatorApi(server: HttpServer, api: OperatorApi): Promise<void> {
  await server.register(
    async (app: HttpServer) => {
      const door = { rates: api.rates, name: 'operator strangers', failuresPerMinute: api.rateLimitPerMinute };
      guardDoor(app, door, createOperatorCheck(api.operatorToken));
      registerPractices(app, api);
      registerMembers(app, api);
      registerApiKeys(app, api);
      registerJobs(app, api);
      registerWebhooks(app, api);
      registerPartners(app, api);
      registerSigningKeys(app, api);
    },
    { prefix: '/v1/operator' },
  );
}
