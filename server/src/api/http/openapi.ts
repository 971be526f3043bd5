import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import type { ErrorCode } from '../../errors.ts';
import type { HttpServer } from './create-http-server.ts';
import { describeErrors, describeValidation } from './error-responses.ts';
import type { JsonSchema } from './validation/json-schema.ts';

export { errorResponses } from './error-responses.ts';

/** One document: what it says about its API as a whole, and which routes it describes. */
export interface ApiDescription {
  /** The name under which the document is kept at the server; `swagger` is the one of the reference page. */
  name: string;
  prefix: string;
  title: string;
  description: string;
  tags: { name: string; description: string }[];
  securityScheme: { name: string; description: string };
  /** The errors that every route can answer with. `openDoorErrors` are those of routes that ask for no bearer token. */
  doorErrors: ErrorCode[];
  openDoorErrors: ErrorCode[];
}

type Schema = FastifySchema & { response?: Record<string, unknown>; consumes?: string[] };

/** What can become of any request, and of any JSON or form that is sent along. */
const COMMON_ERRORS: ErrorCode[] = ['unavailable'];
const BODY_ERRORS: ErrorCode[] = ['request_timeout', 'body_too_large', 'too_busy'];

/** Describes the routes that are registered after it; the document can be had once the app is ready. */
export function describeApi(app: HttpServer, api: ApiDescription): void {
  app.register(swagger, {
    decorator: api.name as 'swagger',
    openapi: {
      openapi: '3.1.0',
      info: { title: api.title, version: '1.0.0', description: api.description },
      servers: [{ url: '/', description: 'The service that serves this document' }],
      tags: api.tags,
      security: [{ [api.securityScheme.name]: [] }],
      components: {
        securitySchemes: {
          [api.securityScheme.name]: { type: 'http', scheme: 'bearer', description: api.securityScheme.description },
        },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (schema) => String(schema['$id']) },
    transform: ({ schema, url }) => ({
      url,
      schema: url.startsWith(api.prefix) && !schema?.hide ? completeSchema(schema as Schema, api) : { hide: true },
    }),
    transformObject: (document) => ('openapiObject' in document ? tidyDocument(document.openapiObject) : {}),
  });
}

/** The document as it is served and committed: the same bytes each time. */
export function formatOpenApi(app: HttpServer, name = 'swagger'): string {
  const document = (app as unknown as Record<string, () => object>)[name];
  return `${JSON.stringify(document?.(), null, 2)}\n`;
}

/** Serves it at an address where everybody may read it: it holds nothing of a practice. It is written once. */
export function serveOpenApi(app: HttpServer, address: string, name?: string): void {
  let text: string | undefined;
  app.register(async (docs: HttpServer) => {
    docs.get(address, { schema: { hide: true } }, async (_request, reply) => {
      text ??= formatOpenApi(app, name);
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
    });
  });
}

function completeSchema(schema: Schema, { doorErrors, openDoorErrors }: ApiDescription): FastifySchema {
  const isChecked = schema.params ?? schema.querystring ?? schema.headers ?? schema.body;
  const hasBody = schema.body !== undefined && schema.consumes?.join() !== 'multipart/form-data';
  const door = schema.security === undefined ? doorErrors : openDoorErrors;
  const common = {
    ...describeErrors([...door, ...COMMON_ERRORS, ...(hasBody ? BODY_ERRORS : [])]),
    ...(isChecked !== undefined && { 422: describeValidation(schema) }),
  };
  const completed: Schema = { ...schema, response: { ...common, ...describeSuccess(schema.response ?? {}) } };
  if (schema.querystring !== undefined) completed.querystring = freeDefaulted(schema.querystring as JsonSchema);
  return completed;
}

function describeSuccess(responses: Record<string, unknown>): Record<string, unknown> {
  const described = Object.entries(responses).map(([status, response]) => {
    const schema = response as { description?: string };
    return [status, schema.description === undefined ? { ...schema, 'x-response-description': 'Success' } : schema];
  });
  return Object.fromEntries(described);
}

/** A parameter with a default may be left out, though the handler always finds it. */
function freeDefaulted(schema: JsonSchema): JsonSchema {
  const required = schema.required?.filter((name) => schema.properties?.[name]?.default === undefined);
  return { ...schema, ...(required !== undefined && { required }) };
}

function tidyDocument<T extends object>(document: T): T {
  const tidied = tidy(document) as T & { components?: { schemas?: object } };
  const schemas = Object.entries(tidied.components?.schemas ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...tidied, components: { ...tidied.components, schemas: Object.fromEntries(schemas) } };
}

/** A union of constants reads better as an enum, and generators of clients make better types of it. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy);
  if (typeof node !== 'object' || node === null) return node;
  const { $id: _name, ...rest } = node as JsonSchema & { $id?: string };
  if (rest.anyOf?.every((branch) => branch.const !== undefined && branch.type === 'string')) {
    const { anyOf, ...annotations } = rest;
    return { type: 'string', enum: anyOf.map((branch) => branch.const), ...annotations };
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)]));
}
