import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { exchange, openSocket, readToEnd, readUntil } from '../../testing/raw-exchange.ts';
import { createTestServer } from '../../testing/http-server.ts';
import type { TestServer } from '../../testing/http-server.ts';

const servers: TestServer[] = [];

function start(options: Parameters<typeof createTestServer>[0] = {}): TestServer {
  const server = createTestServer(options);
  server.app.get('/plain', async () => ({ ok: true }));
  server.app.post('/plain', async () => ({ ok: true }));
  server.app.get('/things/:id', async () => ({ ok: true }));
  server.app.get('/broken', async () => {
    throw new Error('broken');
  });
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

const MADE_ID = /^req_[0-9a-z]{26}$/;

describe('request ids', () => {
  test.each(['abc', 'A.b_c-9', 'x'.repeat(128)])('keeps a sane one: %s', async (id) => {
    const { app } = start();
    const answer = await app.inject({ url: '/plain', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  });

  test.each(['', 'a b', 'x'.repeat(129), 'a,b', '{"a":1}', '\u00e9', '<script>'])('replaces %j', async (id) => {
    const { app } = start();
    const answer = await app.inject({ url: '/plain', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(MADE_ID);
  });

  test('two headers are none', async () => {
    const { app } = start();
    const lines = ['GET /plain HTTP/1.1', 'Host: a', 'X-Request-Id: one', 'X-Request-Id: two', 'Connection: close'];
    expect(await exchange(app, `${lines.join('\r\n')}\r\n\r\n`)).toMatch(/x-request-id: req_/);
  });

  test('stand in the log line of the request', async () => {
    const { app, logLines } = start();
    await app.inject({ url: '/plain', headers: { 'x-request-id': 'mine' } });
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ request_id: 'mine', status: 200 });
  });
});

describe('headers of every answer', () => {
  test.each([
    ['GET', '/plain', 200],
    ['HEAD', '/plain', 200],
    ['GET', '/broken', 500],
    ['GET', '/nowhere', 404],
    ['DELETE', '/plain', 405],
    ['GET', '/%', 400],
    ['OPTIONS', '/plain', 405],
  ] as const)('%s %s', async (method, url, status) => {
    const { app } = start();
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(MADE_ID),
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('server');
  });

  test('https asks browsers to stay on https', async () => {
    const { app } = start({ isHttps: true });
    const answer = await app.inject('/nowhere');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('a route can set its own', async () => {
    const { app } = start();
    app.get('/page', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send({}));
    expect((await app.inject('/page')).headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('addresses without a route', () => {
  test('unknown: 404', async () => {
    const { app } = start();
    const answer = await app.inject('/nowhere?name=x');
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not Found' }]);
  });

  test('unknown: answered before its body comes, which is not read', async () => {
    const { app } = start({ bodyLimitBytes: 10 * 1024 * 1024 });
    for (const type of ['application/json', 'text/plain']) {
      const head = `POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n`;
      const socket = await openSocket(app);
      socket.write(`${head}{"a":`);
      expect(await readUntil(socket, '"Not Found"')).toMatch(/^HTTP\/1\.1 404 /);
      socket.destroy();
    }
  });

  test('unknown, with a body of any kind: still 404', async () => {
    const { app } = start({ bodyLimitBytes: 10 });
    for (const type of ['application/json', 'text/plain', 'garbage', 'multipart/form-data; boundary=x']) {
      const answer = await app.inject({
        method: 'POST',
        url: '/nowhere',
        headers: { 'content-type': type },
        payload: '{'.repeat(20),
      });
      expect([type, answer.statusCode, answer.json()]).toEqual([type, 404, { detail: 'Not Found' }]);
    }
  });

  test('known, another method: 405 with the methods it has', async () => {
    const { app } = start();
    const answer = await app.inject({ method: 'PUT', url: '/plain?x=1' });
    expect([answer.statusCode, answer.json(), answer.headers['allow']]).toEqual([
      405,
      { detail: 'Method Not Allowed' },
      'GET, HEAD, POST',
    ]);
    expect((await app.inject({ method: 'POST', url: '/things/5' })).headers['allow']).toBe('GET, HEAD');
  });

  test.each(['/%', '/%ZZ', '/things/%E0%A4%A'])('malformed: 400 for %s', async (url) => {
    const { app } = start();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, { detail: 'Bad Request' }]);
  });

  test('a parameter may be as long as an address can be', async () => {
    const { app } = start();
    expect((await app.inject(`/things/${'x'.repeat(10_000)}`)).statusCode).toBe(200);
  });
});

describe('what is not HTTP', () => {
  test.each([
    ['nonsense', 'hello\r\n\r\n', 400, 'Bad Request'],
    ['no host', 'GET /plain HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'Bad Request'],
    ['two hosts', 'GET /plain HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400, 'Bad Request'],
    ['a header with a NUL', 'GET /plain HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400, 'Bad Request'],
    [
      'two lengths',
      'POST /plain HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'Bad Request',
    ],
    [
      'a length and chunks',
      'POST /plain HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'Bad Request',
    ],
    [
      'huge headers',
      `GET /plain HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'Request Header Fields Too Large',
    ],
    [
      'a huge address',
      `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'Request Header Fields Too Large',
    ],
  ])('%s', async (_name, bytes, status, detail) => {
    const { app } = start();
    const answer = await exchange(app, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`\r\n\r\n{"detail":"${detail}"}`);
    expect(answer).toMatch(/\r\nx-request-id: req_[0-9a-z]{26}\r\n/);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
  });

  test('headers that never come to an end: 408', async () => {
    const { app } = start();
    const accepted = once(app.server, 'connection');
    const client = await openSocket(app);
    const [socket] = await accepted;
    const answer = readToEnd(client);
    app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*\{"detail":"Request Timeout"\}$/);
  });

  test('an unknown expectation is ignored', async () => {
    const { app } = start();
    const answer = await exchange(app, 'GET /plain HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*x-request-id/);
  });

  test('is logged without a byte of what was sent', async () => {
    const { app, logLines } = start();
    await exchange(app, 'SECRET-WORDS\r\nX: SECRET-HEADER\r\n\r\n');
    expect(logLines.join('')).not.toContain('SECRET');
    expect(logLines.join('')).toContain('"reason":"HPE_INVALID_METHOD"');
  });

  test('a body that breaks off as chunks ends the connection with one answer', async () => {
    const { app } = start();
    const head = 'POST /plain HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await exchange(app, `${head}5\r\n{"a":\r\nZZZZ\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
  });
});

test('slow senders cannot hold a connection, slow uploads can', () => {
  const { app } = start();
  expect(app.server.headersTimeout).toBe(20_000);
  expect(app.server.timeout).toBe(120_000);
  expect(app.server.requestTimeout).toBe(0);
});

test('what was accepted before closing is answered as ever', async () => {
  const { app } = start();
  const inside = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    inside.resolve();
    await release.promise;
    throw new AppError('client_not_found');
  });
  const answer = exchange(app, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /plain HTTP/1.1\r\nHost: a\r\n\r\n');
  await inside.promise;
  const closing = app.close();
  release.resolve();
  expect(await answer).toContain('{"detail":"Client not found"}');
  await closing;
});

describe('closing', () => {
  test(
    'is not held up by a connection without a request, nor by one kept after its answer',
    { timeout: 30_000 },
    async () => {
      const { app } = start();
      const inside = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      app.get('/slow', async () => {
        inside.resolve();
        await release.promise;
        return 'done';
      });
      const [silent, half, kept] = await Promise.all([openSocket(app), openSocket(app), openSocket(app)]);
      half.write('GET /plain HTTP/1.1\r\nHo');
      kept.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
      const ends = [silent, half, kept].map(readToEnd);
      await inside.promise;
      const closing = app.close();
      expect([await ends[0], await ends[1]]).toEqual(['', '']);
      release.resolve();
      expect(await ends[2]).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
      await closing;
    },
  );

  test('cuts off requests that do not come to an end', async () => {
    const { app } = createTestServer({ lastAnswersMs: 50 });
    app.post('/plain', async () => 'never');
    const socket = await openSocket(app);
    socket.write('POST /plain HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"');
    const end = readToEnd(socket);
    await new Promise((resolve) => app.server.once('request', resolve));
    await app.close();
    expect(await end).toBe('');
  });
});
