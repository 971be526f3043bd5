import type { HttpServer } from '../http/create-http-server.ts';
import { formatOpenApi } from '../http/openapi.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';

/** The description of this API, from the API itself. The same is public at `/docs/openapi.json`. */
export function registerOpenApiCopy(app: HttpServer, { audit }: PublicApi): void {
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    await audit.note({
      practiceId: principalOf(request).practiceId,
      action: 'schema.viewed',
      origin: originOf(request),
    });
    return reply.type('application/json; charset=utf-8').send(formatOpenApi(app));
  });
}
