import { once } from 'node:events';
import { Type } from '../../../lib/schema.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { parseJsonBody } from './json-body.ts';
import { exchange, openSocket, readUntil } from '../../../testing/raw-exchange.ts';
import { createTestServer } from '../../../testing/http-server.ts';
import type { TestServer } from '../../../testing/http-server.ts';

const LIMIT_BYTES = 2 * 1024 * 1024;
const NOT_AN_OBJECT = {
  loc: ['body'],
  msg: 'Input should be a valid dictionary or object to extract fields from',
  type: 'model_attributes_type',
};
const MISSING = { loc: ['body'], msg: 'Field required', type: 'missing' };

const servers: TestServer[] = [];

function start(): TestServer {
  const server = createTestServer({ bodyLimitBytes: LIMIT_BYTES });
  const body = Type.Object({ title: Type.String(), more: Type.Optional(Type.Unknown()) });
  server.app.post('/notes', { schema: { body } }, async (request) => ({ got: request.body }));
  server.app.post('/bodiless', async (request) => ({ got: request.body === undefined ? 'nothing' : 'something' }));
  server.app.post('/small', { schema: { body }, bodyLimit: 20 }, async (request) => ({ got: request.body }));
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

async function send(payload: string | Buffer, contentType?: string, url = '/notes') {
  const { app } = start();
  const headers = contentType === undefined ? {} : { 'content-type': contentType };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

describe('content types', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json;charset=latin1',
    'application/problem+json',
    'application/vnd.api+json; version=1',
  ])('%s is JSON', async (type) => {
    expect(await send('{"title":"é"}', type)).toEqual({ status: 200, body: { got: { title: 'é' } } });
  });

  test('none at all is JSON', async () => {
    const { app } = start();
    const body = '{"title":"x"}';
    const head = `POST /notes HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    expect(await exchange(app, head + body)).toContain('{"got":{"title":"x"}}');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonx',
    'application/octet-stream',
    'garbage',
    'application/json, text/plain',
  ])('%s is not JSON at all', async (type) => {
    const msg = `${NOT_AN_OBJECT.msg}: the header Content-Type should be application/json`;
    const detail = [{ ...NOT_AN_OBJECT, msg }];
    expect(await send('{"title":"x"}', type)).toEqual({ status: 422, body: { detail } });
  });
});

describe('bodies as a whole', () => {
  test.each(['', 'null', ' null '])('%j is missing', async (text) => {
    expect(await send(text, 'application/json')).toEqual({ status: 422, body: { detail: [MISSING] } });
  });

  test.each(['[]', '[{"title":"x"}]', '"x"', '5', 'true'])('%s is not an object', async (text) => {
    expect(await send(text, 'application/json')).toEqual({ status: 422, body: { detail: [NOT_AN_OBJECT] } });
  });

  test('a byte order mark is no part of the JSON', async () => {
    expect((await send('\ufeff{"title":"x"}', 'application/json')).status).toBe(200);
  });

  test('no body where none is asked for, and any body there is ignored', async () => {
    expect((await send('', undefined, '/bodiless')).body).toEqual({ got: 'nothing' });
    expect((await send('{"a"', 'application/json', '/bodiless')).body).toEqual({ got: 'nothing' });
    expect((await send('abc', 'text/plain', '/bodiless')).body).toEqual({ got: 'nothing' });
    expect((await send('{"a":1}', 'application/json', '/bodiless')).body).toEqual({ got: 'nothing' });
  });
});

describe('malformed JSON', () => {
  test.each([
    ['{"title":"x",}', 13],
    ['{title:1}', 1],
    ['{"title" "x"}', 9],
    ['{"title":"x"', 12],
    ['{"title":"x"} x', 14],
    ['{"title":"a\u0001"}', 11],
    ['{"title":', 9],
    ['{"title":undefined}', 0],
    ['<xml/>', 0],
  ])('%s at %i', async (text, offset) => {
    const issue = { loc: ['body', offset], msg: 'JSON decode error', type: 'json_invalid' };
    expect(await send(text, 'application/json')).toEqual({ status: 422, body: { detail: [issue] } });
  });

  test.each([
    ['half a character', [0xc3]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('invalid UTF-8: %s', async (_name, bytes) => {
    const payload = Buffer.concat([Buffer.from('{"title":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const { status, body } = await send(payload, 'application/json');
    expect([status, body.detail[0].type]).toEqual([422, 'json_invalid']);
  });

  test('keeps the connection', async () => {
    const { app } = start();
    const requests = ['{"a"', '{"title":"x"}'].map(
      (body) => `POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const socket = await openSocket(app);
    socket.write(requests.join(''));
    expect(await readUntil(socket, '"got"')).toMatch(/json_invalid[^]*HTTP\/1\.1 200/);
    socket.destroy();
  });
});

describe('hostile JSON', () => {
  test('a megabyte of brackets is malformed, not a crash', async () => {
    const { status } = await send('['.repeat(1_000_000), 'application/json');
    expect(status).toBe(422);
  });

  test.each(['more', 'unknown'])(
    'half a million levels are refused at their field, %s, without being parsed',
    async (field) => {
      const deep = '['.repeat(500_000) + ']'.repeat(500_000);
      const msg = 'Value error, JSON may nest 128 levels at most';
      const detail = [{ loc: ['body', field], msg, type: 'value_error' }];
      const answer = await send(`{"title":"x","${field}":${deep}}`, 'application/json');
      expect(answer).toEqual({ status: 422, body: { detail } });
    },
  );

  test('a bracket in a text opens nothing', async () => {
    const title = '[{'.repeat(500);
    expect((await send(JSON.stringify({ title, more: ['\\', '"[', '\\"['] }), 'application/json')).status).toBe(200);
  });

  test('as many levels as there may be, with something to clean inside', async () => {
    const { app } = start();
    const depths: unknown[] = [];
    const body = Type.Object({ deep: Type.Unknown() });
    app.post('/deep', { schema: { body } }, async (request) => {
      depths.push(typeof request.body.deep);
      return {};
    });
    const deep = `${'['.repeat(127)}"\\u0000"${']'.repeat(127)}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/deep', headers, payload: `{"deep":${deep}}` });
    expect([answer.statusCode, answer.json().detail[0].type]).toEqual([422, 'value_error']);
    expect(depths).toEqual([]);
  });

  test.each([
    '{"title":"x","__proto__":{"isAdmin":true}}',
    '{"title":"x","\\u005f_proto__":{"isAdmin":true}}',
    '{"title":"x","more":{"__proto__":{"isAdmin":true}}}',
    '{"title":"x","more":[{"constructor":{"prototype":{"isAdmin":true}}}]}',
    '{"title":"x","more":{"\\u0063onstructor":{"prototype":{"isAdmin":true}}}}',
  ])('no key reaches a prototype: %s', async (text) => {
    const { body } = await send(text, 'application/json');
    expect(JSON.stringify(body)).not.toContain('isAdmin');
  });

  test('a field called constructor is only a field', async () => {
    const { body } = await send('{"title":"x","more":{"constructor":"Vauban"}}', 'application/json');
    expect(body.got.more).toEqual({ constructor: 'Vauban' });
  });
});

describe('size', () => {
  const TOO_LARGE = { status: 413, body: { detail: 'Request body too large' } };

  test('at the limit', async () => {
    const title = 'x'.repeat(LIMIT_BYTES - '{"title":""}'.length);
    expect((await send(`{"title":"${title}"}`, 'application/json')).status).toBe(200);
    expect(await send(`{"title":"${title}x"}`, 'application/json')).toEqual(TOO_LARGE);
  });

  test("a route's own limit", async () => {
    expect(await send('{"title":"12345678901234567890"}', 'application/json', '/small')).toEqual(TOO_LARGE);
  });

  test('a length beyond the limit is answered before the body comes', async () => {
    const { app } = start();
    const socket = await openSocket(app);
    socket.write('POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n{');
    expect(await readUntil(socket, 'too large')).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('chunks without a length stop at the limit', async () => {
    const { app } = start();
    const socket = await openSocket(app);
    socket.on('error', () => {});
    socket.write('POST /notes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    const answer = readUntil(socket, 'too large');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let sent = 0; sent <= LIMIT_BYTES; sent += 0x10000) {
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

test('text that cannot need cleaning is not walked', () => {
  expect(parseJsonBody(Buffer.from('{"a":"plain é 漢"}'))).toMatchObject({ kind: 'json', mayNeedCleaning: false });
  expect(parseJsonBody(Buffer.from('{"a":"\\u00e9"}'))).toMatchObject({ kind: 'json', mayNeedCleaning: true });
});
