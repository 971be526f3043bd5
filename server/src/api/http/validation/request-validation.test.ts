import { Type } from '../../../lib/schema.ts';
import type { TSchema } from '../../../lib/schema.ts';
import { describe, expect, test } from 'vitest';
import type { ValidationIssue } from '../../../errors.ts';
import { PagingQuery } from '../paging.ts';
import { createTestServer } from '../../../testing/http-server.ts';

interface Outcome {
  status: number;
  detail: ValidationIssue[];
  seen: Record<string, unknown>;
}

interface Parts {
  params?: TSchema;
  querystring?: TSchema;
  headers?: TSchema;
  body?: TSchema;
}

interface Sent {
  url?: string;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
}

/** Registers a route with these schemas, sends it one request, and gives the issues or what the handler saw. */
async function check(schema: Parts, sent: Sent): Promise<Outcome> {
  const { app } = createTestServer();
  let seen: Record<string, unknown> = {};
  app.post('/t/:id', { schema }, async (request) => {
    const { params, query, headers, body } = request;
    seen = { params, query, headers, body };
    return { ok: true };
  });
  const answer = await app.inject({
    method: 'POST',
    url: sent.url ?? '/t/1',
    headers: { 'content-type': 'application/json', ...sent.headers },
    payload: sent.text ?? JSON.stringify(sent.body ?? {}),
  });
  await app.close();
  return { status: answer.statusCode, detail: answer.json().detail, seen };
}

async function checkField(field: TSchema, value: unknown): Promise<ValidationIssue[] | undefined> {
  const { detail } = await check({ body: Type.Object({ f: field }) }, { body: { f: value } });
  return detail;
}

async function readQuery(schema: Record<string, TSchema>, search: string): Promise<unknown> {
  const { detail, seen } = await check({ querystring: Type.Object(schema) }, { url: `/t/1?${search}` });
  return detail?.map(({ loc, type }) => [...loc, type].join(' ')) ?? seen['query'];
}

function issue(type: string, msg: string, ...loc: (string | number)[]): ValidationIssue {
  return { loc: ['body', 'f', ...loc], msg, type };
}

const VALID: undefined = undefined;

describe('the vocabulary of bodies', () => {
  test('missing', async () => {
    const { status, detail } = await check({ body: Type.Object({ f: Type.String() }) }, { body: {} });
    expect([status, detail]).toEqual([422, [issue('missing', 'Field required')]]);
  });

  test.each<[string, TSchema, unknown, string, string]>([
    ['number for text', Type.String(), 5, 'string_type', 'Input should be a valid string'],
    ['null for text', Type.String(), null, 'string_type', 'Input should be a valid string'],
    ['text for integer', Type.Integer(), '5', 'int_type', 'Input should be a valid integer'],
    ['boolean for integer', Type.Integer(), true, 'int_type', 'Input should be a valid integer'],
    [
      'fraction for integer',
      Type.Integer(),
      1.5,
      'int_from_float',
      'Input should be a valid integer, got a number with a fractional part',
    ],
    ['text for number', Type.Number(), '1.5', 'float_type', 'Input should be a valid number'],
    ['text for boolean', Type.Boolean(), 'true', 'bool_type', 'Input should be a valid boolean'],
    ['number for boolean', Type.Boolean(), 1, 'bool_type', 'Input should be a valid boolean'],
    ['object for list', Type.Array(Type.String()), {}, 'list_type', 'Input should be a valid list'],
    ['text for list', Type.Array(Type.String()), 'abc', 'list_type', 'Input should be a valid list'],
    [
      'list for dictionary',
      Type.Record(Type.String(), Type.String()),
      [],
      'dict_type',
      'Input should be a valid dictionary',
    ],
    [
      'text for object',
      Type.Object({ a: Type.Optional(Type.String()) }),
      'x',
      'model_attributes_type',
      'Input should be a valid dictionary or object to extract fields from',
    ],
    [
      'too short by one',
      Type.String({ minLength: 1 }),
      '',
      'string_too_short',
      'String should have at least 1 character',
    ],
    ['too short', Type.String({ minLength: 3 }), 'ab', 'string_too_short', 'String should have at least 3 characters'],
    ['too long', Type.String({ maxLength: 2 }), 'abc', 'string_too_long', 'String should have at most 2 characters'],
    ['pattern', Type.String({ pattern: '^a+$' }), 'b', 'string_pattern_mismatch', "String should match pattern '^a+$'"],
    ['below', Type.Integer({ minimum: 1 }), 0, 'greater_than_equal', 'Input should be greater than or equal to 1'],
    ['above', Type.Integer({ maximum: 9 }), 10, 'less_than_equal', 'Input should be less than or equal to 9'],
    ['at the open end', Type.Number({ exclusiveMaximum: 1 }), 1, 'less_than', 'Input should be less than 1'],
    ['not above', Type.Number({ exclusiveMinimum: 0 }), 0, 'greater_than', 'Input should be greater than 0'],
    ['no multiple', Type.Integer({ multipleOf: 5 }), 6, 'multiple_of', 'Input should be a multiple of 5'],
    ['enum', Type.Enum(['markdown', 'html']), 'pdf', 'enum', "Input should be 'markdown' or 'html'"],
    ['enum of three', Type.Enum(['a', 'b', 'c']), 1, 'enum', "Input should be 'a', 'b' or 'c'"],
    ['literals', Type.Union([Type.Literal('a'), Type.Literal('b')]), 'c', 'enum', "Input should be 'a' or 'b'"],
    ['one literal', Type.Literal('report'), 'letter', 'enum', "Input should be 'report'"],
    [
      'too many items',
      Type.Array(Type.Integer(), { maxItems: 2 }),
      [1, 2, 3],
      'too_long',
      'List should have at most 2 items after validation, not 3',
    ],
    [
      'too few items',
      Type.Array(Type.Integer(), { minItems: 1 }),
      [],
      'too_short',
      'List should have at least 1 item after validation, not 0',
    ],
    ['no time', Type.String({ format: 'date-time' }), 'today', 'datetime_parsing', 'Input should be a valid datetime'],
    ['no address', Type.String({ format: 'email' }), 'a@b', 'value_error', 'value is not a valid email address'],
    [
      'number for text or null',
      Type.Union([Type.String(), Type.Null()]),
      5,
      'string_type',
      'Input should be a valid string',
    ],
    [
      'too long for text or null',
      Type.Union([Type.Null(), Type.String({ maxLength: 1 })]),
      'ab',
      'string_too_long',
      'String should have at most 1 character',
    ],
    ['literals or null', Type.Union([Type.Literal('a'), Type.Null()]), 'b', 'enum', "Input should be 'a'"],
    [
      'the branch of the type that was sent',
      Type.Union([Type.Integer({ minimum: 5 }), Type.String({ minLength: 5 })]),
      'abc',
      'string_too_short',
      'String should have at least 5 characters',
    ],
    [
      'text, and of the wrong kind',
      Type.String({ minLength: 3, pattern: '^x' }),
      'ab',
      'string_too_short',
      'String should have at least 3 characters',
    ],
    [
      'a type list',
      Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      5,
      'string_type',
      'Input should be a valid string',
    ],
  ])('%s', async (_name, schema, value, type, msg) => {
    expect(await checkField(schema, value)).toEqual([issue(type, msg)]);
  });

  test('a list says which item', async () => {
    expect(await checkField(Type.Array(Type.String()), ['a', 1, 'b', null])).toEqual([
      issue('string_type', 'Input should be a valid string', 1),
      issue('string_type', 'Input should be a valid string', 3),
    ]);
    expect(await checkField(Type.Array(Type.String(), { uniqueItems: true }), ['a', 'b', 'a'])).toEqual([
      issue('value_error', 'Value error, duplicate of item 0', 2),
    ]);
  });

  test('every duplicate of a list is told, each with the item that came first', async () => {
    const schema = Type.Array(Type.String(), { uniqueItems: true });
    expect(await checkField(schema, ['a', 'a', 'b', 'a', 'b', 'c'])).toEqual([
      issue('value_error', 'Value error, duplicate of item 0', 1),
      issue('value_error', 'Value error, duplicate of item 0', 3),
      issue('value_error', 'Value error, duplicate of item 2', 4),
    ]);
    const many = await checkField(
      schema,
      Array.from({ length: 300 }, () => 'a'),
    );
    expect(many).toHaveLength(100);
  });

  test('objects in lists in objects', async () => {
    const schema = Type.Array(Type.Object({ 'a/b~c': Type.Array(Type.Object({ n: Type.Integer() })) }));
    expect(await checkField(schema, [{ 'a/b~c': [{ n: 1 }, { n: 'x' }, {}] }])).toEqual([
      issue('int_type', 'Input should be a valid integer', 0, 'a/b~c', 1, 'n'),
      issue('missing', 'Field required', 0, 'a/b~c', 2, 'n'),
    ]);
  });

  test.each<[string, TSchema, unknown]>([
    ['null where null may be', Type.Union([Type.String(), Type.Null()]), null],
    ['a whole number written as a fraction', Type.Integer(), 1.0],
    ['a time with milliseconds', Type.String({ format: 'date-time' }), '2026-03-02T09:00:00.123Z'],
    ['a time with an offset', Type.String({ format: 'date-time' }), '2026-03-02T09:00:00+02:00'],
    ['an address', Type.String({ format: 'email' }), 'anna.o+x@practice.example.org'],
    ['a length counted in characters', Type.String({ maxLength: 2 }), '😀😀'],
  ])('valid: %s', async (_name, schema, value) => {
    expect(await checkField(schema, value)).toBe(VALID);
  });

  test.each([
    '2026-02-30T09:00:00Z',
    '2026-13-01T09:00:00Z',
    '2026-03-02',
    '2026-03-02T09:00:00',
    '2026-03-02T25:00:00Z',
  ])('no time: %s', async (text) => {
    expect((await checkField(Type.String({ format: 'date-time' }), text))?.[0]?.type).toBe('datetime_parsing');
  });

  test('infinity is no number', async () => {
    const { detail } = await check({ body: Type.Object({ f: Type.Number() }) }, { text: '{"f":1e999}' });
    expect(detail[0]?.type).toBe('float_type');
  });
});

describe('all faults at once', () => {
  const everything: Parts = {
    params: Type.Object({ id: Type.Integer() }),
    querystring: Type.Object({ ...PagingQuery, format: Type.Enum(['markdown', 'html'], { default: 'markdown' }) }),
    headers: Type.Object({ 'Idempotency-Key': Type.String({ minLength: 1, maxLength: 255 }) }),
    body: Type.Object({
      title: Type.String({ minLength: 1 }),
      markdown: Type.String(),
      tags: Type.Array(Type.String()),
    }),
  };

  test('path, query, header, body, each in declared order', async () => {
    const { detail } = await check(everything, {
      url: '/t/abc?limit=x&page=0&format=pdf',
      body: { tags: 'x', title: '' },
    });
    expect(detail.map(({ loc, type }) => [...loc, type])).toEqual([
      ['path', 'id', 'int_parsing'],
      ['query', 'page', 'greater_than_equal'],
      ['query', 'limit', 'int_parsing'],
      ['query', 'format', 'enum'],
      ['header', 'Idempotency-Key', 'missing'],
      ['body', 'title', 'string_too_short'],
      ['body', 'markdown', 'missing'],
      ['body', 'tags', 'list_type'],
    ]);
  });

  test('malformed JSON together with the other parts', async () => {
    const { detail } = await check(everything, { url: '/t/abc', headers: { 'idempotency-key': 'k' }, text: '{' });
    expect(detail.map(({ loc, type }) => [...loc, type])).toEqual([
      ['path', 'id', 'int_parsing'],
      ['body', 1, 'json_invalid'],
    ]);
  });

  test('nothing that was sent comes back', async () => {
    const { detail } = await check(everything, {
      url: '/t/SECRET?page=SECRET&format=SECRET',
      headers: { 'idempotency-key': 'SECRET'.repeat(100) },
      body: { title: { SECRET: 'SECRET' }, markdown: ['SECRET'], tags: ['SECRET', 5] },
    });
    expect(detail).toHaveLength(7);
    expect(JSON.stringify(detail)).not.toContain('SECRET');
    for (const entry of detail) expect(Object.keys(entry)).toEqual(['loc', 'msg', 'type']);
  });

  test('a valid request: the handler sees parsed and declared values only', async () => {
    const { seen, status } = await check(everything, {
      url: '/t/007?page=2&unknown=1',
      headers: { 'iDEMPOTENCY-kEY': 'k1' },
      body: { title: 'a', markdown: '', tags: [], extra: { deep: 1 } },
    });
    expect(status).toBe(200);
    expect(seen['params']).toEqual({ id: 7 });
    expect(seen['query']).toEqual({ page: 2, limit: 20, format: 'markdown' });
    expect(seen['headers']).toMatchObject({ 'Idempotency-Key': 'k1', host: 'localhost:80' });
    expect(seen['body']).toEqual({ title: 'a', markdown: '', tags: [] });
  });
});

describe('query and path', () => {
  test.each([
    ['n=5', 5],
    ['n=%2B5', 5],
    ['n=+5', 5],
    ['n=-5', -5],
    ['n=0005', 5],
    ['n=99999999999999999999999', Number.MAX_SAFE_INTEGER],
    ['n=-99999999999999999999999', Number.MIN_SAFE_INTEGER],
    [`n=${'9'.repeat(5000)}`, Number.MAX_SAFE_INTEGER],
  ])('integer %s', async (search, n) => {
    expect(await readQuery({ n: Type.Integer() }, search)).toEqual({ n });
  });

  test.each(['n=', 'n', 'n=abc', 'n=1.5', 'n=1e3', 'n=0x10', 'n=1_000', 'n=５', 'n=--1', 'n=%00'])(
    'no integer: %s',
    async (search) => {
      expect(await readQuery({ n: Type.Integer() }, search)).toEqual(['query n int_parsing']);
    },
  );

  test('a number beyond every number is beyond the maximum', async () => {
    const limit = { limit: Type.Integer({ maximum: 100 }) };
    expect(await readQuery(limit, `limit=${'9'.repeat(400)}`)).toEqual(['query limit less_than_equal']);
  });

  test('booleans, numbers, lists', async () => {
    expect(await readQuery({ b: Type.Boolean() }, 'b=TRUE')).toEqual({ b: true });
    expect(await readQuery({ b: Type.Boolean() }, 'b=0')).toEqual({ b: false });
    expect(await readQuery({ b: Type.Boolean() }, 'b=2')).toEqual(['query b bool_parsing']);
    expect(await readQuery({ x: Type.Number() }, 'x=-1.5e2')).toEqual({ x: -150 });
    expect(await readQuery({ x: Type.Number() }, 'x=NaN')).toEqual(['query x float_parsing']);
    expect(await readQuery({ l: Type.Array(Type.Integer()) }, 'l=1&l=2')).toEqual({ l: [1, 2] });
    expect(await readQuery({ l: Type.Array(Type.Integer()) }, 'l=1')).toEqual({ l: [1] });
    expect(await readQuery({ l: Type.Array(Type.Integer()) }, 'l=1&l=x')).toEqual(['query l int_parsing']);
  });

  test.each(['n=1&n=2', 'n=1&n=1', 'n=x&n=2', 'n=1&n='])('one value given twice: %s', async (search) => {
    expect(await readQuery({ n: Type.Integer() }, search)).toEqual(['query n value_error']);
    expect(await readQuery({ n: Type.String() }, search)).toEqual(['query n value_error']);
    expect(await readQuery({ n: Type.Optional(Type.Array(Type.String())) }, search)).toHaveProperty('n.length', 2);
  });

  test.each(['%ED%A0%80', 'a%ED%B0%80b', '%ff', '%C3', '%C3%28'])('text that is no Unicode: %s', async (text) => {
    const q = { q: Type.Optional(Type.String()) };
    expect(await readQuery(q, `q=${text}`)).toEqual(['query q value_error']);
    expect(await readQuery(q, `other=${text}`)).toEqual({});
  });

  test('text: as it is, decoded once', async () => {
    const q = { q: Type.Optional(Type.String()) };
    expect(await readQuery(q, 'q=M%C3%A9abh+O%27B')).toEqual({ q: "Méabh O'B" });
    expect(await readQuery(q, 'q=%2541')).toEqual({ q: '%41' });
    expect(await readQuery(q, 'q=100%&other')).toEqual({ q: '100%' });
    expect(await readQuery(q, 'q=')).toEqual({ q: '' });
    expect(await readQuery(q, 'other=1')).toEqual({});
    expect(await readQuery(q, 'q=a%00b')).toEqual(['query q value_error']);
  });

  test('a path that is no Unicode, and one that is malformed', async () => {
    const { app } = createTestServer();
    app.get('/things/:id', { schema: { params: Type.Object({ id: Type.String() }) } }, async () => ({}));
    const answer = await app.inject('/things/%ED%A0%80?q=%zz');
    const msg = 'Value error, text should be valid Unicode';
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { detail: [{ loc: ['path'], msg, type: 'value_error' }] },
    ]);
    expect((await app.inject('/things/%ff')).statusCode).toBe(422);
    expect((await app.inject('/things/%zz')).statusCode).toBe(400);
    await app.close();
  });

  test('names of prototypes are no parameters', async () => {
    const search = '__proto__=1&constructor=2&toString=3&q=x';
    expect(await readQuery({ q: Type.String() }, search)).toEqual({ q: 'x' });
    expect(await readQuery({ q: Type.String() }, '__proto__[q]=1')).toEqual(['query q missing']);
  });

  test('missing, and not missing because it is wrong', async () => {
    const schema = { n: Type.Integer(), m: Type.Integer() };
    expect(await readQuery(schema, 'n=x')).toEqual(['query n int_parsing', 'query m missing']);
  });

  test('path: an id beyond every id, and text with a NUL', async () => {
    const params = Type.Object({ id: Type.Integer() });
    expect((await check({ params }, { url: `/t/${'9'.repeat(30)}` })).seen['params']).toEqual({
      id: Number.MAX_SAFE_INTEGER,
    });
    const { detail } = await check({ params: Type.Object({ id: Type.String() }) }, { url: '/t/a%00b' });
    expect(detail).toEqual([
      { loc: ['path', 'id'], msg: 'Value error, null characters are not allowed', type: 'value_error' },
    ]);
  });
});

describe('text that cannot be stored', () => {
  const body = Type.Object({ f: Type.String({ maxLength: 5 }), more: Type.Optional(Type.Unknown()) });

  test('a NUL in a declared field, anywhere in it', async () => {
    const { detail } = await check({ body }, { text: '{"f":"a\\u0000","more":{"x":[1,"\\u0000"],"\\u0000k":1}}' });
    const msg = 'Value error, null characters are not allowed';
    expect(detail).toEqual([
      { loc: ['body', 'f'], msg, type: 'value_error' },
      { loc: ['body', 'more', '\0k'], msg, type: 'value_error' },
      { loc: ['body', 'more', 'x', 1], msg, type: 'value_error' },
    ]);
  });

  test('a NUL elsewhere is ignored with its field', async () => {
    const { status } = await check({ body }, { text: '{"f":"a","unknown":"\\u0000"}' });
    expect(status).toBe(200);
  });

  test('an escaped backslash before u0000 is no NUL', async () => {
    const { seen } = await check({ body: Type.Object({ f: Type.String() }) }, { text: '{"f":"\\\\u0000"}' });
    expect(seen['body']).toEqual({ f: '\\u0000' });
  });

  test('half a surrogate pair is refused at its place, also in a name', async () => {
    const { status, detail } = await check({ body }, { text: '{"f":"a\\ud800b","more":["\\udc00",{"\\ud83d":1}]}' });
    const wording = { msg: 'Value error, text should be valid Unicode', type: 'value_error' };
    expect([status, detail]).toEqual([
      422,
      [
        { loc: ['body', 'f'], ...wording },
        { loc: ['body', 'more', 0], ...wording },
        { loc: ['body', 'more', 1, '\ufffd'], ...wording },
      ],
    ]);
  });

  test('a whole pair stays', async () => {
    const { seen } = await check({ body }, { text: '{"f":"\\ud83d\\ude00"}' });
    expect(seen['body']).toEqual({ f: '😀' });
  });
});

describe('hostile requests', () => {
  test('a body with thousands of faults gets a hundred', async () => {
    const body = Type.Object({ f: Type.Array(Type.Union([Type.String(), Type.Null()])) });
    const { detail } = await check({ body }, { body: { f: Array.from({ length: 20_000 }, () => 1) } });
    expect(detail).toHaveLength(100);
    expect(detail[99]).toEqual(issue('string_type', 'Input should be a valid string', 99));
  });

  test('a large body without lists gets all its faults, as there are no more than fields', async () => {
    const body = Type.Object({ f: Type.String({ maxLength: 100_000 }), g: Type.Integer(), h: Type.String() });
    const { detail } = await check({ body }, { text: `{"f":"${'x'.repeat(100_001)}","g":"x","h":"\\u0000"}` });
    expect(detail.map(({ loc, type }) => [loc[1], type])).toEqual([
      ['f', 'string_too_long'],
      ['g', 'int_type'],
      ['h', 'value_error'],
    ]);
  });

  test('a large body with lists gets its first fault', async () => {
    const body = Type.Object({ f: Type.Array(Type.String()), g: Type.Integer() });
    const { detail } = await check({ body }, { body: { f: Array.from({ length: 100_000 }, () => 1), g: 'x' } });
    expect(detail).toEqual([issue('string_type', 'Input should be a valid string', 0)]);
  });
});

test('a schema with a mistake is found without a request', async () => {
  const { app } = createTestServer();
  const schema = { body: Type.Unsafe({ type: 'object', propertees: {} }) };
  app.post('/wrong', { schema }, async () => ({}));
  await expect(app.compileSchemas()).rejects.toThrow('propertees');
});

test('a route for files declares its body and reads it by itself', async () => {
  const { app } = createTestServer();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, 'read by the route'));
  });
  const body = Type.Unsafe<string>({ type: 'object', properties: { file: { type: 'string' } } });
  const schema = { consumes: ['multipart/form-data'], body };
  app.post('/files', { schema }, async (request) => ({ got: request.body }));
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await app.inject({ method: 'POST', url: '/files', headers, payload: '--x--' });
  expect(answer.json()).toEqual({ got: 'read by the route' });
});
