import { readFile } from 'node:fs/promises';
import path from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';

let app: TestApp;
let practice: TestPractice;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
});
afterAll(() => app.close());

test('the document is OpenAPI 3.1.0, version 1.0.0, and valid under two validators', async () => {
  const { body } = await app.call('/docs/openapi.json');
  expect([body.openapi, body.info.version]).toEqual(['3.1.0', '1.0.0']);
  expect(await new Validator().validate(structuredClone(body))).toMatchObject({ valid: true });
  await SwaggerParser.validate(structuredClone(body));
});

test('it describes every endpoint of this API and nothing else, each with a summary and an example', async () => {
  const { body } = await app.call('/docs/openapi.json');
  const operations = Object.entries(body.paths).flatMap(([address, methods]) =>
    Object.entries(methods as Record<string, { summary: string }>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${address}`,
      operation,
    })),
  );
  expect(operations.map(({ name }) => name).toSorted()).toEqual([
    'GET /v1/public/clients/search',
    'GET /v1/public/clients/{client_id}/documents',
    'GET /v1/public/clients/{client_id}/documents/{document_id}',
    'GET /v1/public/jobs/{job_id}',
    'GET /v1/public/me',
    'GET /v1/public/templates',
    'GET /v1/public/templates/{template_id}',
    'POST /v1/public/clients/{client_id}/notes',
    'POST /v1/public/clients/{client_id}/notes/upload',
    'POST /v1/public/clients/{client_id}/reports/generate',
    'POST /v1/public/clients/{client_id}/transcriptions/upload-large',
  ]);
  expect(operations.filter(({ operation }) => !operation.summary)).toEqual([]);
  expect(operations.filter(({ operation }) => !JSON.stringify(operation).includes('example'))).toEqual([]);
});

test('public and authenticated copies and the committed file are the same bytes', async () => {
  const open = await app.call('/docs/openapi.json');
  const closed = await app.call('/v1/public/openapi.json', { token: practice.keys.organisation });
  const committed = await readFile(path.resolve(import.meta.dirname, '../../../../docs/openapi.json'), 'utf8');
  expect(closed.text).toBe(open.text);
  expect(committed).toBe(open.text);
  expect((await app.call('/v1/public/openapi.json')).status).toBe(401);
});

test('the example of a 422 is a fault that the request can have', async () => {
  const { body } = await app.call('/docs/openapi.json');
  const operations = Object.values(body.paths).flatMap((methods) =>
    Object.values(methods as Record<string, Operation>),
  );
  const checked = operations.filter(({ responses }) => responses['422'] !== undefined);
  expect(checked).toHaveLength(9);
  for (const { parameters = [], requestBody, responses } of checked) {
    const places = parameters.map((parameter) => `${parameter.in}.${parameter.name}`);
    const [content] = Object.values(requestBody?.content ?? {});
    for (const name of Object.keys(content?.schema.properties ?? {})) places.push(`body.${name}`);
    const [example] = Object.values(responses['422']?.content['application/json'].examples ?? {});
    expect(places).toContain(example?.value.detail[0]?.loc.join('.'));
  }
});

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content: { 'application/json': { examples: Record<string, Example> } } }>;
}

interface Example {
  value: { detail: { loc: string[] }[] };
}
