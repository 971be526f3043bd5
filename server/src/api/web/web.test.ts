import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/http-server.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { createWrongAddressPage, registerWeb } from './register.ts';
import { readWebFiles } from './web-files.ts';

const SCRIPT = `export const words = '${'so many words '.repeat(40)}';`;
const PAGE = '<!doctype html><script type="module" nonce="__CSP_NONCE__" src="/assets/app-1.js"></script>';

let folder: string;
let app: HttpServer;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-web-'));
  const dist = path.join(folder, 'dist');
  const assets = path.join(dist, 'assets');
  await mkdir(assets, { recursive: true });
  await Promise.all([
    writeFile(path.join(dist, 'index.html'), PAGE),
    writeFile(path.join(assets, 'app-1.js'), SCRIPT),
    writeFile(path.join(assets, 'app-1.js.br'), brotliCompressSync(SCRIPT)),
    writeFile(path.join(assets, 'app-1.js.gz'), gzipSync(SCRIPT)),
    writeFile(path.join(assets, 'font-1.woff2'), 'letters'),
    writeFile(path.join(assets, 'leftover.map'), 'sources'),
    writeFile(path.join(folder, 'secret.js'), 'secret'),
  ]);
  const files = await readWebFiles(dist);
  if (files === undefined) throw new Error('nothing was read');
  app = createTestServer({ wrongAddressPage: createWrongAddressPage(files) }).app;
  app.post('/v1/things', async () => ({}));
  registerWeb(app, files);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const HTML = { accept: 'text/html,application/xhtml+xml' };
const get = (target: string, headers: Record<string, string> = HTML) => fetch(address + target, { headers });

describe('the page', () => {
  test.each([
    '/',
    '/sign-in?next=%2Fclients',
    '/launch/psess_1',
    '/clients/7',
    '/templates/tmpl_1/try-out/job_1',
    '/practice/members',
    '/operator',
  ])('%s is the page, with a policy of its own', async (target) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(await answer.text()).toBe(PAGE.replace('__CSP_NONCE__', nonce ?? ''));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'", "object-src 'none'"]) {
      expect(policy).toContain(rule);
    }
  });

  test('no two pages have the same nonce', async () => {
    const policies = await Promise.all([get('/'), get('/')]);
    const [first, second] = policies.map(({ headers }) => headers.get('content-security-policy'));
    expect(first).not.toBe(second);
  });

  test.each(['/clients/7/nothing', '/nowhere', '/practice/%2e%2e/x'])('%s is a 404 with the page', async (target) => {
    const answer = await get(target);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  });

  test('a program that asks for a wrong address is told in JSON, and so is anybody below an API', async () => {
    for (const [target, headers] of [
      ['/nowhere', { accept: '*/*' }],
      ['/v1/nowhere', HTML],
      ['/docs/nowhere', HTML],
      ['/assets/nowhere.js', HTML],
    ] as const) {
      const answer = await get(target, { ...headers });
      expect([target, answer.status, await answer.json()]).toEqual([target, 404, { detail: 'Not Found' }]);
    }
    expect((await get('/v1/things')).status).toBe(405);
    expect((await fetch(`${address}/clients`, { method: 'POST', headers: HTML })).status).toBe(405);
  });
});

describe('a file of the build', () => {
  test('is kept for ever, in the shortest form that the browser takes', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/assets/app-1.js', { 'accept-encoding': accepted });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(await answer.text()).toBe(SCRIPT);
    }
    const font = await get('/assets/font-1.woff2');
    expect([font.headers.get('content-type'), await font.text()]).toEqual(['font/woff2', 'letters']);
  });

  test.each([
    '/assets/..%2f..%2fsecret.js',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.js',
    '/assets/..%5c..%5csecret.js',
    '/assets/app-1.js.br',
    '/assets/leftover.map',
    '/assets/',
    '/assets/__proto__',
    '/index.html%00.js',
  ])('%s is none', async (target) => {
    const answer = await get(target, { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/secret|words|sources/);
  });
});

test('a folder without a build is no web app', async () => {
  expect(await readWebFiles(path.join(folder, 'nowhere'))).toBeUndefined();
});
