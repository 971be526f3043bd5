import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestClients, type TestClients } from '../../testing/records.ts';

let app: TestApp;
let practice: TestPractice;
let clients: TestClients;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
  clients = await createTestClients(app.context, practice);
});
afterAll(() => app.close());

const post = (clientId: number | string, body: unknown, token = practice.keys.organisation, headers = {}) =>
  app.call(`/v1/public/clients/${clientId}/notes`, { body, token, headers });

const stored = (id: string) =>
  app.context.db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a note is kept to the letter, with its author and its audit row', async () => {
  const markdown = '## Session\r\n\r\n* a <b>tag</b>\t& “quotes” 😀\u00a0\n\n';
  const { status, body } = await post(clients.clinician, { title: ' T ', markdown, extra: 1 }, practice.keys.clinician);
  expect([status, Object.keys(body)]).toEqual([200, ['note_id']]);
  expect(await stored(body.note_id)).toEqual({
    id: body.note_id,
    practice_id: practice.id,
    client_id: clients.clinician,
    title: ' T ',
    markdown,
    source: 'text',
    places: null,
    words: null,
    blob_id: null,
    file_name: null,
    doubts: 0,
    characters: [...markdown].length,
    revision: 1,
    session_date: null,
    created_by: practice.clinicianId,
    created_at: app.context.clock.now(),
    updated_by: null,
    updated_at: null,
    removed_by: null,
    removed_at: null,
    removal_reason: null,
  });
  const rows = await app.context.db
    .selectFrom('audit_events')
    .select(['action', 'client_id', 'actor_type'])
    .where('subject_id', '=', body.note_id)
    .execute();
  expect(rows).toEqual([{ action: 'note.created', client_id: clients.clinician, actor_type: 'api_key' }]);
});

test('all faults come at once, also of a body that is read beside the event loop', async () => {
  const { status, body } = await post('x', { title: '', markdown: 'm'.repeat(1_000_001) });
  expect([status, body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [...loc, type])]).toEqual([
    422,
    [
      ['path', 'client_id', 'int_parsing'],
      ['body', 'title', 'string_too_short'],
      ['body', 'markdown', 'string_too_long'],
    ],
  ]);
});

describe('the longest', () => {
  test('note of a million characters is taken, however it is escaped', async () => {
    const markdown = '\u{1F600}'.repeat(1_000_000);
    const escaped = `{"title":"${'t'.repeat(255)}","markdown":"${'\\ud83d\\ude00'.repeat(1_000_000)}"}`;
    const { status, body } = await post(clients.organisation, escaped);
    expect(status).toBe(200);
    expect((await stored(body.note_id)).markdown).toBe(markdown);
  });

  test('one character more is not', async () => {
    const { status, body } = await post(clients.organisation, { title: 'a', markdown: 'x'.repeat(1_000_001) });
    expect([status, body]).toEqual([
      422,
      {
        detail: [
          {
            loc: ['body', 'markdown'],
            msg: 'String should have at most 1000000 characters',
            type: 'string_too_long',
          },
        ],
      },
    ]);
  });

  test('body beyond the limit is refused as too large', async () => {
    const { status, body } = await post(clients.organisation, `"${'x'.repeat(17 * 1024 * 1024)}"`);
    expect([status, body]).toEqual([413, { detail: 'Request body too large' }]);
  });
});

describe('wrong input is told all at once', () => {
  test.each([
    [
      'an empty object',
      '{}',
      [
        ['title', 'missing'],
        ['markdown', 'missing'],
      ],
    ],
    [
      'wrong types',
      '{"title":5,"markdown":null}',
      [
        ['title', 'string_type'],
        ['markdown', 'string_type'],
      ],
    ],
    [
      'empty texts',
      '{"title":"","markdown":""}',
      [
        ['title', 'string_too_short'],
        ['markdown', 'string_too_short'],
      ],
    ],
    ['a long title', `{"title":"${'t'.repeat(256)}","markdown":"a"}`, [['title', 'string_too_long']]],
  ] as [string, string, [string, string][]][])('%s', async (_case, body, expected) => {
    const answer = await post(clients.organisation, body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual(
      expected.map(([field, type]) => ({ loc: ['body', field], msg: expect.any(String), type })),
    );
  });

  test('a wrong path and a wrong body come in one answer', async () => {
    const { status, body } = await post('abc', {});
    expect(status).toBe(422);
    expect(body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
      'path.client_id',
      'body.title',
      'body.markdown',
    ]);
  });

  test.each([
    ['malformed JSON', '{"title": "a", }', ['json_invalid']],
    ['an array', '[]', ['model_attributes_type']],
    ['a text', '"a"', ['model_attributes_type']],
    ['null', 'null', ['missing']],
  ])('%s', async (_case, text, types) => {
    const { status, body } = await post(clients.organisation, text);
    expect(status).toBe(422);
    expect(body.detail.map(({ type }: { type: string }) => type)).toEqual(types);
    expect(body.detail[0].loc[0]).toBe('body');
  });

  test('another content type is not JSON, and the header is named', async () => {
    const body = '{"title":"a","markdown":"b"}';
    const answer = await post(clients.organisation, body, practice.keys.organisation, { 'content-type': 'text/plain' });
    expect(answer.body.detail).toEqual([
      {
        loc: ['body'],
        msg:
          'Input should be a valid dictionary or object to extract fields from: ' +
          'the header Content-Type should be application/json',
        type: 'model_attributes_type',
      },
    ]);
  });

  test.each(['a\\u0000b', 'a\\ud800b'])('%s is refused, a null character as half a character', async (title) => {
    const { status, body } = await post(clients.organisation, `{"title":"${title}","markdown":"c"}`);
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'title']]);
  });

  test('nothing of the input comes back', async () => {
    const { text } = await post(clients.organisation, { title: 42, markdown: ['patient data'] });
    expect(text).not.toMatch(/42|patient/);
  });
});

test.each([
  ["another clinician's client", () => [clients.otherClinician, practice.keys.clinician]],
  ['a private client, by the organisation key', () => [clients.clinician, practice.keys.organisation]],
  ['a client that never was', () => [987_654_321, practice.keys.organisation]],
] as [string, () => [number, string]][])('%s gets no note', async (_case, pick) => {
  const [clientId, token] = pick();
  const count = () =>
    app.context.db
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute();
  const before = await count();
  const { status, body } = await post(clientId, { title: 'a', markdown: 'b' }, token);
  expect([status, body]).toEqual([404, { detail: 'Client not found' }]);
  expect(await count()).toEqual(before);
});

test('fifty notes at once are fifty notes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post(clients.organisation, { title: `n${index}`, markdown: 'x' })),
  );
  expect(new Set(answers.map(({ body }) => body.note_id)).size).toBe(50);
});
