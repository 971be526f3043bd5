import type { HttpServer } from '../http/create-http-server.ts';
import { formatOpenApi } from '../http/openapi.ts';

/** The description of this API, from the API itself. The same is public at `/docs/openapi.json`. */
export function registerOpenApiCopy(app: HttpServer): void {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(formatOpenApi(app)),
  );
}
