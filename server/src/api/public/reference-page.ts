import swaggerUi from '@fastify/swagger-ui';
import type { HttpServer } from '../http/create-http-server.ts';
import { serveOpenApi } from '../http/openapi.ts';

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
export function registerReferencePage(app: HttpServer): void {
  serveOpenApi(app, '/docs/openapi.json');
  app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    theme: { title: 'Casewright public API' },
    // Without the top bar of the standard layout, into which any address could be typed.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, docExpansion: 'list', persistAuthorization: false },
  });
}
