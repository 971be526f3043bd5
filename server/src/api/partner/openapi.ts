import type { HttpServer } from '../http/create-http-server.ts';
import { describeApi, formatOpenApi } from '../http/openapi.ts';

export const PARTNER_DOCUMENT = 'partnerSwagger';

const DESCRIPTION = `For platforms that practices connect through OAuth 2.0.

A practice admin approves the connection at \`/oauth/authorize\`; the code that comes back is exchanged for a token
pair. Every other request carries \`Authorization: Bearer <access token>\`. The endpoints of OAuth itself take
\`client_id\` and \`client_secret\` in the body, as a form or as JSON.

Times are ISO 8601 in UTC. Unknown body fields are ignored. An error has one key, \`detail\`: a text, or for status
422 a list of all faults of the request. Every answer carries \`X-Request-Id\`.`;

/** The document of the partner API. It is public: it holds nothing of a practice. */
export function registerPartnerOpenApi(app: HttpServer): void {
  describeApi(app, {
    name: PARTNER_DOCUMENT,
    prefix: '/v1/partner/',
    title: 'Casewright partner API',
    description: DESCRIPTION,
    tags: [
      { name: 'OAuth', description: 'Tokens of a connection.' },
      { name: 'Launch sessions', description: 'A clinician writes a report for the partner.' },
    ],
    securityScheme: { name: 'accessToken', description: 'An access token of a connection; begins with `pat_`.' },
    doorErrors: ['invalid_bearer_token', 'rate_limited'],
    openDoorErrors: ['invalid_oauth_client', 'rate_limited'],
  });
  let text: string | undefined;
  app.register(async (docs: HttpServer) => {
    docs.get('/v1/partner/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
      text ??= formatOpenApi(app, PARTNER_DOCUMENT);
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
    });
  });
}
