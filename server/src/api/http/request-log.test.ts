import type { InjectOptions } from 'fastify';
import { DatabaseError } from 'pg';
import { Type } from '../../lib/schema.ts';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { readBearerToken } from './bearer.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLogger } from '../../lib/logger.ts';
import { createTestServer } from '../../testing/http-server.ts';
import type { TestServer } from '../../testing/http-server.ts';

function start(options: Parameters<typeof createTestServer>[0] = {}): TestServer {
  const server = createTestServer(options);
  const { app } = server;
  const params = Type.Object({ id: Type.String() });
  app.get('/clients/:id', { schema: { params } }, async (request) => {
    if (readBearerToken(request) === undefined) throw new AppError('invalid_api_key');
    return { content: 'SECRET-ANSWER' };
  });
  const body = Type.Object({ title: Type.String({ maxLength: 5 }) });
  app.post('/clients/:id/notes', { schema: { params, body } }, async () => ({}));
  app.get('/database', async () => {
    const error = new DatabaseError('invalid input syntax for type integer: "SECRET"', 1, 'error');
    throw Object.assign(error, { code: '22P02', detail: 'SECRET', where: "unnamed portal parameter $1 = 'SECRET'" });
  });
  app.get('/bug', async (request) => (request.query as { missing: { name: string } }).missing.name);
  app.get('/value', async () => {
    throw 'SECRET';
  });
  app.get('/answer', { schema: { response: { 200: Type.Object({ n: Type.Integer() }) } } }, async (_request, reply) =>
    reply.send({ n: 'SECRET' } as never),
  );
  app.get('/twice', async (_request, reply) => {
    reply.send({ first: true });
    reply.log.warn({ err: new Error('"SECRET"') }, 'noticed');
    return reply;
  });
  return server;
}

const JSON_TYPE = 'application/json';

function readLines({ logLines }: TestServer): Record<string, unknown>[] {
  return logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('one line for each request', () => {
  test('names the route, not the address', async () => {
    const server = start();
    await server.app.inject({ url: '/clients/41?q=anna', headers: { authorization: 'Bearer x' } });
    const [line, ...rest] = readLines(server);
    expect(rest).toEqual([]);
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      request_id: expect.stringMatching(/^req_/),
      method: 'GET',
      route: '/clients/:id',
      status: 200,
      duration_ms: expect.any(Number),
      ip: '127.0.0.1',
      msg: 'request',
    });
  });

  test.each([
    ['/clients/1', 401, 30, '/clients/:id'],
    ['/nowhere', 404, 30, null],
    ['/%', 400, 30, null],
    ['/bug', 500, 50, '/bug'],
    ['/value', 500, 50, '/value'],
    ['/database', 500, 50, '/database'],
  ])('%s: status %i at level %i', async (url, status, level, route) => {
    const server = start();
    await server.app.inject(url);
    expect(readLines(server)).toEqual([expect.objectContaining({ status, level, route })]);
  });

  test('a failure carries its cause and stack', async () => {
    const server = start();
    await server.app.inject('/bug');
    expect(readLines(server)[0]?.['err']).toMatchObject({
      name: 'TypeError',
      message: expect.stringMatching(/^Cannot read properties of undefined/),
      stack: expect.stringContaining('request-log.test.ts'),
    });
  });

  test('an address that a proxy made up is not logged', async () => {
    const server = start({ trustProxy: ['127.0.0.1'] });
    await server.app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': 'SECRET' } });
    await server.app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(readLines(server).map((line) => line['ip'])).toEqual([null, '192.0.2.7']);
  });

  test('nobody but a trusted proxy says where a request comes from', async () => {
    const server = start();
    await server.app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(readLines(server)[0]?.['ip']).toBe('127.0.0.1');
  });
});

describe('nobody is named in a line of the log', () => {
  const NAMED = /maeve|brien|ballyhaunis|1984|900123/i;
  /** Ids are drawn at random, and moments come from the clock: one of them may well hold the figures of a year. */
  const DRAWN = /"request_id":"req_[0-9a-z]{26}"|"time":\d{13}|"duration_ms":[\d.]+/g;
  const readLog = (lines: readonly string[]): string => lines.join('').replaceAll(DRAWN, '');
  const named = encodeURIComponent("Maeve O'Brien");
  const messages = [
    'could not read Maeve Obrien, born 03.05.1984',
    'duplicate key value: Key (email)=(maeve@obrien.example) already exists',
    'Failing row contains (1, Maeve, Obrien, 1984-05-03)',
    'the endpoint https://hooks.example/clients/MaeveObrien answered 500',
    'ENOENT: /data/blobs/MaeveObrien_referral.pdf',
  ];

  test.each([
    ['path', { url: `/clients/${named}` }],
    ['query', { url: `/clients/1?q=${named}&born=1984-05-03` }],
    ['unknown path', { url: `/clients/MaeveOBrien/${named}` }],
    ['headers', { url: '/clients/1', headers: { 'user-agent': 'Maeve', referer: `https://x.example/?q=${named}` } }],
    ['host', { url: '/clients/1', headers: { host: 'maeve.obrien.example' } }],
    [
      'validation',
      { method: 'POST', url: `/clients/${named}/notes`, payload: { title: "Maeve O'Brien, Ballyhaunis" } },
    ],
    ['field name', { method: 'POST', url: '/clients/1/notes', payload: { "Maeve O'Brien": '07700 900123' } }],
    ['file name', { method: 'POST', url: '/clients/1/notes?filename=MaeveOBrien.pdf', payload: 'x' }],
  ] as const)('%s of a request', async (_name, sent) => {
    const server = start();
    await server.app.inject(sent as InjectOptions);
    expect(server.logLines.length).toBeGreaterThan(0);
    expect(readLog(server.logLines)).not.toMatch(NAMED);
  });

  test.each(messages)('an error that a handler throws: %s', async (message) => {
    const server = start();
    server.app.get('/throws', async () => {
      throw Object.assign(new Error(message, { cause: new Error(message) }), { code: 'Maeve', table: "O'Brien" });
    });
    await server.app.inject('/throws');
    expect(readLines(server)[0]).toMatchObject({ level: 50, route: '/throws' });
    expect(readLog(server.logLines)).not.toMatch(NAMED);
  });

  test.each(messages)('what jobs, webhooks and the database tell of an error: %s', (message) => {
    const lines: string[] = [];
    const logger = createLogger(systemClock, 'info', { write: (line) => lines.push(line) });
    const error = Object.assign(new DatabaseError(message, 1, 'error'), {
      code: '23505',
      detail: message,
      where: message,
    });
    logger.warn({ job: 'job_1', task: 'transcribe_audio', attempt: 1, err: error }, 'a job failed');
    logger.warn(
      { job: 'job_1', err: new Error('stored', { cause: error }) },
      "a job's outcome could not be stored yet",
    );
    logger.warn({ err: new AggregateError([error], message) }, 'webhooks cannot be sent, which will be tried again');
    logger.warn({ err: message }, 'an idle database connection broke');
    expect(lines).toHaveLength(4);
    expect(readLog(lines)).not.toMatch(NAMED);
  });
});

describe('nothing that was sent or answered is logged', () => {
  test.each([
    ['path', { url: '/clients/SECRET' }],
    ['query', { url: '/clients/1?q=SECRET&SECRET=1' }],
    ['unknown path', { url: '/SECRET?SECRET' }],
    ['malformed path', { url: '/%SECRET' }],
    ['authorization', { url: '/clients/1', headers: { authorization: 'Bearer SECRET' } }],
    ['headers', { url: '/clients/1', headers: { cookie: 'a=SECRET', 'x-request-id': '{SECRET}', 'x-any': 'SECRET' } }],
    ['body', { method: 'POST', url: '/clients/1/notes', payload: { title: 'SECRET-TITLE', SECRET: 1 } }],
    [
      'malformed body',
      { method: 'POST', url: '/clients/1/notes', headers: { 'content-type': JSON_TYPE }, payload: '{"SECRET": SECRET' },
    ],
    [
      'content type',
      { method: 'POST', url: '/clients/1/notes', headers: { 'content-type': 'application/SECRET' }, payload: 'SECRET' },
    ],
    ['method', { method: 'DELETE', url: '/clients/SECRET' }],
    ['database error', { url: '/database' }],
    ['thrown text', { url: '/value' }],
    ['an answer that does not fit its schema', { url: '/answer' }],
    ['an error logged by a handler', { url: '/twice' }],
  ] as const)('%s', async (_name, sent) => {
    const server = start();
    const answer = await server.app.inject(sent as InjectOptions);
    expect(server.logLines.length).toBeGreaterThan(0);
    expect(server.logLines.join('')).not.toContain('SECRET');
    expect(answer.body.replace('SECRET-ANSWER', '')).not.toContain('SECRET');
  });
});
