import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { AppError, ValidationError } from '../../errors.ts';
import type { ErrorCode } from '../../errors.ts';
import type { RefusalListener } from './error-handler.ts';
import { createTestServer } from '../../testing/http-server.ts';

async function answerTo(thrown: unknown, onRefused?: RefusalListener, headers: Record<string, string> = {}) {
  const server = createTestServer({ onRefused });
  server.app.get('/x', async (_request, reply) => {
    reply.headers(headers);
    throw thrown;
  });
  const answer = await server.app.inject('/x');
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers, logLines: server.logLines };
}

describe('answers', () => {
  test.each<[ErrorCode, number, string]>([
    ['client_not_found', 404, 'Client not found'],
    ['api_keys_disabled', 403, 'API keys are not enabled for this organisation'],
    ['email_taken', 409, 'A member with this e-mail address already exists'],
    ['rate_limited', 429, 'Rate limit exceeded'],
  ])('%s', async (code, status, detail) => {
    const answer = await answerTo(new AppError(code));
    expect([answer.status, answer.body]).toEqual([status, { detail }]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('www-authenticate');
  });

  test('faults found by the domain', async () => {
    const issues = [{ loc: ['body', 'note_ids', 1], msg: 'Value error, unknown note', type: 'value_error' }];
    const answer = await answerTo(new ValidationError(issues));
    expect([answer.status, answer.body]).toEqual([422, { detail: issues }]);
  });

  test('401 says how to authenticate, unless the route does', async () => {
    const error = new AppError('invalid_api_key');
    expect((await answerTo(error)).headers['www-authenticate']).toBe('Bearer');
    const own = { 'www-authenticate': 'Bearer error="invalid_token"' };
    expect((await answerTo(error, undefined, own)).headers['www-authenticate']).toBe(own['www-authenticate']);
  });

  test.each([
    new Error('SECRET'),
    new TypeError('SECRET'),
    'SECRET',
    null,
    Object.assign(new Error('SECRET'), { statusCode: 418, status: 418, headers: { 'x-leak': 'SECRET' } }),
    Object.assign(new Error('SECRET'), { code: 'FST_ERR_SOMETHING_NEW' }),
    Object.assign(new DatabaseError('SECRET', 1, 'error'), { code: '22003' }),
  ])('what we did not foresee is a 500 without a word of it: %s', async (thrown) => {
    const answer = await answerTo(thrown);
    expect([answer.status, answer.body]).toEqual([500, { detail: 'Internal Server Error' }]);
    expect(JSON.stringify(answer.headers)).not.toContain('SECRET');
    expect(answer.logLines).toHaveLength(1);
  });

  test('a database out of reach: 503, and when to try again', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const answer = await answerTo(new Error('query failed', { cause }));
    expect([answer.status, answer.body]).toEqual([503, { detail: 'Service unavailable' }]);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.logLines[0]).toContain('"code":"ECONNREFUSED"');
  });

  test('a full disk: 503, because it is not the fault of what was sent', async () => {
    const answer = await answerTo(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    expect([answer.status, answer.body]).toEqual([503, { detail: 'Service unavailable' }]);
  });

  test('an answer that its schema cannot hold is a 500', async () => {
    const { app } = createTestServer();
    const response = { 200: { type: 'object', properties: { n: { type: 'integer' } } } } as object;
    app.get('/x', { schema: { response } }, async () => ({ n: 'abc' }));
    const answer = await app.inject('/x');
    expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Internal Server Error' }]);
  });

  test("a route's response schema cannot reshape an error", async () => {
    const { app } = createTestServer();
    const response = { 404: { type: 'object', properties: { other: { type: 'string' } } } };
    app.get('/x', { schema: { response } }, async () => {
      throw new AppError('client_not_found');
    });
    expect((await app.inject('/x')).json()).toEqual({ detail: 'Client not found' });
  });
});

describe('refusals are told', () => {
  test.each<[ErrorCode, boolean]>([
    ['invalid_api_key', true],
    ['api_keys_disabled', true],
    ['document_not_found', true],
    ['rate_limited', false],
    ['email_taken', false],
    ['internal', false],
    ['route_not_found', false],
  ])('%s: %s', async (code, isTold) => {
    const told: string[] = [];
    await answerTo(new AppError(code), (request, error) => void told.push(`${request.routeOptions.url} ${error.code}`));
    expect(told).toEqual(isTold ? [`/x ${code}`] : []);
  });

  test('before the answer goes out', async () => {
    const order: string[] = [];
    await answerTo(new AppError('client_not_found'), async () => {
      await new Promise(setImmediate);
      order.push('told');
    });
    order.push('answered');
    expect(order).toEqual(['told', 'answered']);
  });

  test('a listener that fails does not change the answer', async () => {
    const answer = await answerTo(new AppError('client_not_found'), async () => {
      throw new Error('"SECRET"');
    });
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Client not found' }]);
    expect(answer.logLines.join('')).toContain('refusal listener failed');
    expect(answer.logLines.join('')).not.toContain('SECRET');
  });
});
