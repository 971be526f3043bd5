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
