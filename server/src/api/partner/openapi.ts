import type { HttpServer } from '../http/create-http-server.ts';
import { describeApi, serveOpenApi } from '../http/openapi.ts';

export const PARTNER_DOCUMENT = 'partnerSwagger';

const DESCRIPTION = `For platforms that practices connect through OAuth 2.0.

A practice admin approves the connection at \`/oauth/authorize\`; the code that comes back is exchanged for a token
pair. Every other request carries \`Authorization: Bearer <access token>\`. The endpoints of OAuth itself take
\`client_id\` and \`client_secret\` in the body, as a form or as JSON.

Times are ISO 8601 in UTC. Unknown body fields are ignored. An error has one key, \`detail\`: a text, or for status
422 a list of all faults of the request. Every answer carries \`X-Request-Id\`.`;

/** The document of the partner API, which is public. */
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
  serveOpenApi(app, '/v1/partner/openapi.json', PARTNER_DOCUMENT);
}
