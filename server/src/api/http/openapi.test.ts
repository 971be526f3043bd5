import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Type } from '../../lib/schema.ts';
import { describe, expect, test } from 'vitest';
import type { HttpServer } from './create-http-server.ts';
import { errorResponses, formatOpenApi } from './openapi.ts';
import { registerOpenApi } from '../public/openapi.ts';
import { PagingQuery } from './paging.ts';
import { createTestServer } from '../../testing/http-server.ts';

interface Operation {
  parameters?: { name: string; in: string; required: boolean; schema: object; description?: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object; examples?: object }> }>;
  summary?: string;
  tags?: string[];
}

interface Document {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
}

async function start(): Promise<HttpServer> {
  const { app } = createTestServer();
  registerOpenApi(app);
  app.get('/healthz', async () => ({ ok: true }));
  app.register(async (scope: HttpServer) => registerRoutes(scope), { prefix: '/v1/public' });
  app.register(async (scope) => void scope.get('/practices', async () => []), { prefix: '/v1/operator' });
  await app.ready();
  return app;
}

function registerRoutes(app: HttpServer): void {
  const params = Type.Object({ client_id: Type.Integer({ description: "The client's id.", examples: [41] }) });
  const Report = Type.Object(
    {
      _id: Type.String({ examples: ['rep_1'] }),
      created_at: Type.Unsafe<Date>(Type.String({ format: 'date-time' })),
      note: Type.Union([Type.String(), Type.Null()]),
      type: Type.Literal('report'),
    },
    { description: 'A report.' },
  );
  const me = { operationId: 'getMe', tags: ['Key'], response: { 200: Type.Object({}) } };
  app.get('/me', { schema: me }, async () => ({}));
  app.get(
    '/clients/:client_id/documents',
    {
      schema: {
        operationId: 'listDocuments',
        tags: ['Reports'],
        summary: 'List reports',
        params,
        querystring: Type.Object({
          ...PagingQuery,
          format: Type.Union([Type.Literal('markdown'), Type.Literal('html')], { default: 'markdown' }),
          q: Type.Optional(Type.String({ examples: ['anna', 'smith'] })),
        }),
        response: { 200: Type.Array(Report), ...errorResponses('client_not_found', 'document_not_found') },
      },
    },
    async () => [],
  );
  app.post(
    '/clients/:client_id/notes',
    {
      schema: {
        operationId: 'createNote',
        tags: ['Notes'],
        params,
        headers: Type.Object({ 'Idempotency-Key': Type.String({ maxLength: 255 }) }),
        body: Type.Object({ title: Type.String({ minLength: 1, maxLength: 255, examples: ['Session 3'] }) }),
        response: { 200: Type.Object({ note_id: Type.String() }), ...errorResponses('client_not_found') },
      },
    },
    async () => ({ note_id: 'note_1' }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

async function readDocument(): Promise<Document> {
  return JSON.parse(formatOpenApi(await start())) as Document;
}

test('is valid for two independent validators', async () => {
  const text = formatOpenApi(await start());
  expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true });
  await expect(SwaggerParser.validate(JSON.parse(text))).resolves.toBeDefined();
});

test('is 3.1.0, and has a version of its own', async () => {
  const { openapi, info, components } = await readDocument();
  expect([openapi, info.version]).toEqual(['3.1.0', '1.0.0']);
  expect(components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'bearer' } });
});

test('is the same at every address and at every start', async () => {
  const app = await start();
  const text = formatOpenApi(app);
  expect(formatOpenApi(await start())).toBe(text);
  const served = await app.inject('/docs/openapi.json');
  expect(served.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(served.body).toBe(text);
  expect((await app.inject('/docs/json')).json()).toEqual(JSON.parse(text));
  expect((await app.inject('/v1/public/openapi.json')).json()).toEqual(JSON.parse(text));
});

test('holds the public routes only, without their HEAD twins', async () => {
  const { paths } = await readDocument();
  expect(Object.entries(paths).map(([path, item]) => [path, ...Object.keys(item)])).toEqual([
    ['/v1/public/me', 'get'],
    ['/v1/public/clients/{client_id}/documents', 'get'],
    ['/v1/public/clients/{client_id}/notes', 'post'],
  ]);
});

describe('an operation', () => {
  test('says which parameters may be left out', async () => {
    const { paths } = await readDocument();
    const operation = paths['/v1/public/clients/{client_id}/documents']?.['get'];
    expect(operation?.parameters?.map(({ in: place, name, required }) => [place, name, required])).toEqual([
      ['query', 'page', false],
      ['query', 'limit', false],
      ['query', 'format', false],
      ['query', 'q', false],
      ['path', 'client_id', true],
    ]);
    expect(operation?.parameters?.[2]?.schema).toEqual({
      type: 'string',
      enum: ['markdown', 'html'],
      default: 'markdown',
    });
    const note = paths['/v1/public/clients/{client_id}/notes']?.['post'];
    expect(note?.parameters?.find((parameter) => parameter.in === 'header')).toMatchObject({
      name: 'Idempotency-Key',
      required: true,
    });
  });

  test('lists its own errors and those of every route', async () => {
    const { paths } = await readDocument();
    const { responses } = paths['/v1/public/clients/{client_id}/documents']?.['get'] ?? { responses: {} };
    expect(Object.keys(responses)).toEqual(['200', '401', '403', '404', '422', '429', '503']);
    expect(responses['404']).toEqual({
      description: 'Client not found, or Document not found',
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: {
            client_not_found: { value: { detail: 'Client not found' } },
            document_not_found: { value: { detail: 'Document not found' } },
          },
        },
      },
    });
    expect(responses['422']?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/HTTPValidationError',
    });
    expect(Object.keys(paths['/v1/public/me']?.['get']?.responses ?? {})).toEqual(['200', '401', '403', '429', '503']);
    const noted = paths['/v1/public/clients/{client_id}/notes']?.['post']?.responses ?? {};
    expect(Object.keys(noted)).toEqual(['200', '401', '403', '404', '408', '413', '422', '429', '503']);
  });

  test('shares the schemas of errors', async () => {
    const { components } = await readDocument();
    expect(Object.keys(components.schemas)).toEqual(['Error', 'HTTPValidationError', 'ValidationError']);
    expect(JSON.stringify(components)).not.toContain('$id');
  });
});
