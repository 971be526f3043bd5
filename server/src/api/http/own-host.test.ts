import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { exchange } from '../../testing/raw-exchange.ts';
import { createOwnHostCheck } from './own-host.ts';

describe('a service on loopback', () => {
  const isOwn = createOwnHostCheck({ listenHost: '127.0.0.1', baseUrl: () => 'https://reports.example' });

  test.each(['127.0.0.1:8080', 'localhost:8080', 'LOCALHOST', '[::1]:8080', '127.8.0.3', 'reports.example', undefined])(
    'takes %s',
    (host) => expect(isOwn(host)).toBe(true),
  );

  test.each([
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'reports.example.evil.example',
    'evil.example@127.0.0.1',
    '127.0.0.1/evil',
    '10.0.0.1',
    '',
    ':8080',
    '%00',
  ])('refuses %s', (host) => expect(isOwn(host)).toBe(false));
});

test.each(['0.0.0.0', '::', '192.168.1.7'])('a service on %s takes any name', (listenHost) => {
  const isOwn = createOwnHostCheck({ listenHost, baseUrl: () => 'http://192.168.1.7' });
  expect(isOwn('reports.practice.example')).toBe(true);
});

test.each(['::1', 'localhost', '127.0.0.2'])('%s counts as loopback', (listenHost) => {
  const isOwn = createOwnHostCheck({ listenHost, baseUrl: () => 'http://localhost' });
  expect(isOwn('evil.example')).toBe(false);
});

describe('over the wire', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const ask = (path: string, host: string): Promise<string> =>
    exchange(app.http, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  test.each(['/', '/healthz', '/v1/public/me', '/v1/console/session', '/no/such/page'])(
    'a page that bound its name to this machine gets nothing from %s',
    async (path) => {
      const answer = await ask(path, 'evil.example:8080');
      expect(answer).toContain('HTTP/1.1 421 ');
      expect(answer).toContain('{"detail":"This service is not reached under that name"}');
    },
  );

  test('our own names are answered as ever', async () => {
    expect(await ask('/healthz', '127.0.0.1')).toContain('HTTP/1.1 200 ');
    expect(await ask('/healthz', 'reports.example')).toContain('HTTP/1.1 200 ');
  });
});
