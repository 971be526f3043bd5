import swaggerUi from '@fastify/swagger-ui';
import type { HttpServer } from '../http/create-http-server.ts';

/** The page runs its own files only, and speaks to this service only. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/docs`, for people, and `/docs/openapi.json`, for programs. Both are public: they hold nothing of a practice. */
export function registerReferencePage(app: HttpServer, formatDocument: () => string): void {
  let text: string | undefined;
  app.register(async (docs: HttpServer) => {
    docs.get('/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      text ??= formatDocument();
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
    });
  });
  app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Casewright public API' },
    // Without the top bar of the standard layout, into which any address could be typed.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'list', persistAuthorization: false },
  });
}
