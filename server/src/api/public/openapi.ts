import type { FastifySchema } from 'fastify';
import { Type } from '../../lib/schema.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { type ApiDescription, describeApi, errorResponses, formatOpenApi } from '../http/openapi.ts';
import { registerReferencePage } from './reference-page.ts';
import { ClientIdParams, StartedJob } from './schemas.ts';

const DESCRIPTION = `The records of a practice, for holders of an API key.

Every request carries \`Authorization: Bearer <API key>\`. A user key sees what its user sees: that user's own private
clients and templates, and the organisation's. An organisation key sees the organisation's alone. What a key may not see
is answered exactly like what does not exist.

Bodies are JSON in UTF-8. Times are ISO 8601 in UTC. Unknown query parameters and body fields are ignored. An error has
one key, \`detail\`: a text, or for status 422 a list of all faults of the request. Every answer carries
\`X-Request-Id\`; send your own to find a request again. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and
\`RateLimit-Reset\` say how many requests a minute the key has, how many are left, and in how many seconds they are
renewed.`;

const PUBLIC_API: ApiDescription = {
  name: 'swagger',
  prefix: '/v1/public/',
  title: 'Casewright public API',
  description: DESCRIPTION,
  tags: [
    { name: 'Key', description: 'The API key itself.' },
    { name: 'Clients', description: 'The people a practice cares for.' },
    { name: 'Notes', description: 'What clinicians wrote down about a client.' },
    { name: 'Reports', description: 'Finished reports about a client.' },
    { name: 'Templates', description: 'What reports are made from.' },
    { name: 'Jobs', description: 'Work that takes longer than a request: poll until it is `completed` or `failed`.' },
  ],
  securityScheme: { name: 'apiKey', description: 'A user or organisation API key.' },
  doorErrors: ['invalid_api_key', 'api_keys_disabled', 'rate_limited'],
  openDoorErrors: [],
};

/** The document of the public API, and the page that shows it. */
export function registerOpenApi(app: HttpServer): void {
  describeApi(app, PUBLIC_API);
  registerReferencePage(app);
}

/** The same description, served by the API itself to holders of a key. It is also public, at `/docs/openapi.json`. */
export function registerOpenApiCopy(app: HttpServer): void {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(formatOpenApi(app)),
  );
}

export interface UploadDescription {
  operationId: string;
  summary: string;
  description: string;
  fileDescription: string;
}

/** What the OpenAPI document says of a route that takes a file. */
export function describeUpload(upload: UploadDescription): FastifySchema {
  const { operationId, summary, description, fileDescription } = upload;
  return {
    operationId,
    tags: ['Notes'],
    summary,
    description,
    consumes: ['multipart/form-data'],
    params: ClientIdParams,
    body: Type.Object({ file: Type.String({ format: 'binary', description: fileDescription }) }),
    response: {
      200: StartedJob,
      ...errorResponses('bad_request', 'client_not_found', 'file_too_large', 'storage_full'),
    },
  };
}
