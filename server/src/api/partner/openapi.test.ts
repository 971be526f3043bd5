import { readFile } from 'node:fs/promises';
import path from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the document is public, valid under two validators, and the committed file', async () => {
  const { text, body } = await app.call('/v1/partner/openapi.json');
  expect(await new Validator().validate(structuredClone(body))).toMatchObject({ valid: true });
  await SwaggerParser.validate(structuredClone(body));
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/v1/partner/oauth/token', '/v1/partner/oauth/revoke']),
  );
  expect(Object.keys(body.paths).filter((address) => !address.startsWith('/v1/partner/'))).toEqual([]);
  expect(text).toBe(await readFile(path.resolve(import.meta.dirname, '../../../../docs/openapi-partner.json'), 'utf8'));
});
