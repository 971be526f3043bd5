import { expect, test } from 'vitest';
import { registerOpenApi } from './openapi.ts';
import { createTestServer } from '../../testing/http-server.ts';

async function start() {
  const { app } = createTestServer();
  registerOpenApi(app);
  await app.ready();
  return app;
}

test.each(['/docs', '/docs/'])('%s is a page that may run its own files only', async (url) => {
  const app = await start();
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|javascript:/i);
});

test('the page and all it loads come from this service, and load nothing from elsewhere', async () => {
  const app = await start();
  const page = await app.inject('/docs');
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? '');
  expect(addresses.length).toBeGreaterThanOrEqual(5);
  for (const address of addresses) {
    expect(address).toMatch(/^\/docs\/static\//);
    const file = await app.inject(address);
    expect([address, file.statusCode]).toEqual([address, 200]);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    const external = /(?:\b(?:src|href)\s*=\s*["']|@import\s+(?:url\()?["']?|url\(["']?)(?:https?:)?\/\/[^"')\s]*/gi;
    expect([address, file.body.match(external)]).toEqual([address, null]);
  }
});

test('the page does not send the document to a validator elsewhere', async () => {
  const app = await start();
  const script = await app.inject('/docs/static/swagger-initializer.js');
  expect(script.body).toMatch(/validatorUrl: null/);
});

test.each([
  '/docs/static/../../../package.json',
  '/docs/static/%2e%2e/%2e%2e/package.json',
  '/docs/static/..%2fpackage.json',
])('no file but those of the page: %s', async (url) => {
  const app = await start();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(Object.keys(answer.json())).toEqual(['detail']);
});

test('a file that is not there is not found', async () => {
  const app = await start();
  const answer = await app.inject('/docs/static/nothing.js');
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not Found' }]);
});
