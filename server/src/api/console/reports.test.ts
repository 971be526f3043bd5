import { type DocumentJson, parseMarkdown, toMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChecked } from '../../documents/read-document.ts';
import { createTemplate } from '../../records/templates/create-template.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { saveConsoleReport } from '../../testing/console-reports.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const doc = (markdown: string): DocumentJson => parseMarkdown(markdown);
const create = (by: TestPerson, clientId: number, body: object = { title: 'A report' }) =>
  by.call(`/v1/console/clients/${clientId}/reports`, body);
const createId = async (by = place.clinician, clientId = place.clients.organisation): Promise<string> =>
  (await create(by, clientId)).body.id;
const fetchReport = (by: TestPerson, id: string) => by.call(`/v1/console/reports/${id}`);
const makeTemplate = (ownerId: string | null, markdown: string): Promise<string> =>
  createTemplate(place.app.context, TEST_ORIGIN, {
    practiceId: place.practiceId,
    ownerId,
    title: 'Letter',
    content: readChecked(parseMarkdown(markdown, { template: true })),
    createdAt: place.app.context.clock.now(),
  });

const TEMPLATE =
  '# {{client.full_name}}\n\nBy {{clinician.name}}.\n\n```prompt\nid: plan\nlabel: Plan\n\nSay what follows.\n```';

describe('creating', () => {
  test('an empty one', async () => {
    const { clinician, clients } = place;
    const answer = await create(clinician, clients.organisation);
    const now = place.app.context.clock.now().toISOString();
    const person = { id: clinician.id, name: 'Clara Clinician' };
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: expect.stringMatching(/^rep_/),
        client_id: clients.organisation,
        title: 'A report',
        version: 1,
        state: 'draft',
        created_at: now,
        updated_at: now,
        created_by: person,
        updated_by: person,
        written_version: 1,
        content: { type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph' }] },
        variables: expect.objectContaining({ 'practice.name': 'Elm House' }),
        writing: null,
        signature: null,
        addenda: [],
      },
    ]);
    expect(await place.actionsOf(answer)).toEqual(['report.created']);
    const found = await fetchReport(place.other, answer.body.id);
    // Whoever opens it is the clinician of what they write.
    const variables = expect.objectContaining({ 'clinician.name': 'Otto Other' });
    expect(found.body).toEqual({ ...answer.body, variables });
    expect(await place.app.auditRowsOf(found)).toMatchObject([
      {
        action: 'report.viewed',
        actor_id: place.other.id,
        subject_id: answer.body.id,
        client_id: clients.organisation,
      },
    ]);
  });

  test('from a template, with its variables filled and its prompts left in', async () => {
    const template_id = await makeTemplate(null, TEMPLATE);
    const { body } = await create(place.clinician, place.clients.clinician, { title: 'T', template_id });
    expect(toMarkdown(body.content)).toBe(
      TEMPLATE.replace('{{client.full_name}}', 'First1 Client')
        .replace('{{clinician.name}}', 'Clara Clinician')
        .replace('Plan\n\n', 'Plan\nform: paragraphs\n\n'),
    );
    expect(body.writing).toBeNull();
  });

  test("another's template, an unknown one, and a client out of sight are refused", async () => {
    const template_id = await makeTemplate(place.other.id, TEMPLATE);
    for (const id of [template_id, 'tmpl_nothing']) {
      const answer = await create(place.clinician, place.clients.organisation, { title: 'T', template_id: id });
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'template_id']]);
    }
    for (const person of [place.other, place.admin, place.stranger]) {
      const answer = await create(person, place.clients.clinician);
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Client not found' }]);
    }
  });
});

test('the latest changed come first, with who made and who changed them', async () => {
  const { clinician, admin, clients } = place;
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    place.app.context.clock.advance(1000);
    ids.push(await createId(clinician, clients.clinician));
  }
  place.app.context.clock.advance(1000);
  await saveConsoleReport(clinician, ids[0] ?? '', 1, doc('Later.'), 'Changed');
  const listed = await clinician.call(`/v1/console/clients/${clients.clinician}/reports?limit=2`);
  expect(listed.body).toMatchObject({ total: 4, page: 1, limit: 2 });
  expect(listed.body.results.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[2]]);
  expect(listed.body.results[0]).toEqual({
    id: ids[0],
    client_id: clients.clinician,
    title: 'Changed',
    version: 2,
    state: 'draft',
    created_at: expect.any(String),
    updated_at: place.app.context.clock.now().toISOString(),
    created_by: { id: clinician.id, name: clinician.name },
    updated_by: { id: clinician.id, name: clinician.name },
  });
  expect(await place.actionsOf(listed)).toEqual(['reports.listed']);
  expect((await admin.call(`/v1/console/clients/${clients.clinician}/reports`)).status).toBe(404);
});

describe('saving', () => {
  test('makes a new version, which others see', async () => {
    const id = await createId();
    const answer = await saveConsoleReport(place.other, id, 1, doc('# New'), 'New title');
    const updated_at = place.app.context.clock.now().toISOString();
    expect([answer.status, answer.body]).toEqual([200, { version: 2, updated_at, remarked: [], is_checking: false }]);
    expect(await place.actionsOf(answer)).toEqual(['report.edited']);
    expect((await fetchReport(place.clinician, id)).body).toMatchObject({
      title: 'New title',
      version: 2,
      created_by: { name: 'Clara Clinician' },
      updated_by: { name: 'Otto Other' },
      content: doc('# New'),
    });
  });

  test('of ten tabs that save the same version one wins, and the others are told', async () => {
    const id = await createId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        saveConsoleReport(tab % 2 ? place.clinician : place.other, id, 1, doc(`Tab ${tab}.`)),
      ),
    );
    const winners = answers.flatMap(({ status }, tab) => (status === 200 ? [tab] : []));
    expect(winners).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body]).toEqual([409, { detail: 'The report was changed meanwhile' }]);
    }
    const { body } = await fetchReport(place.clinician, id);
    expect([body.version, toMarkdown(body.content)]).toEqual([2, `Tab ${winners[0]}.`]);
  });

  test.each([
    ['no document', { type: 'script' }],
    ['an empty object', {}],
    ['an unknown node', { type: 'doc', content: [{ type: 'iframe', attrs: { src: 'https://evil.example' } }] }],
    ['an unknown attribute', { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' } }] }],
    [
      'an unsafe address',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
          },
        ],
      },
    ],
    ['a key of great length', { type: 'doc', content: [{ type: 'paragraph', attrs: { ['k'.repeat(100_000)]: 1 } }] }],
  ])('%s is refused at the content', async (_case, content) => {
    const id = await createId();
    const answer = await saveConsoleReport(place.clinician, id, 1, content);
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      [{ loc: ['body', 'content'], msg: expect.stringMatching(/^Value error, /), type: 'value_error' }],
    ]);
    expect(answer.text.length).toBeLessThan(1000);
    expect((await fetchReport(place.clinician, id)).body.version).toBe(1);
  });

  test('nesting without end is refused at the content', async () => {
    const id = await createId();
    const content = `${'{"type":"blockquote","content":['.repeat(50_000)}${']}'.repeat(50_000)}`;
    const body = `{"title":"T","version":1,"content":{"type":"doc","content":[${content}]}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await place.clinician.call(`/v1/console/reports/${id}`, body, { method: 'PUT', headers });
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'content']]);
  });

  test.each([
    [{ content: 'text' }, 'content'],
    [{ content: [] }, 'content'],
    [{ version: 0 }, 'version'],
    [{ version: 2 ** 31 }, 'version'],
    [{ version: '1' }, 'version'],
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
  ])('%j is refused', async (more, field) => {
    const id = await createId();
    const body = { title: 'T', content: doc('x'), version: 1, ...more };
    const answer = await place.clinician.call(`/v1/console/reports/${id}`, body, { method: 'PUT' });
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', field]]);
  });

  test('a large one is saved, one beyond all measure is not', async () => {
    const id = await createId();
    const text = 'A sentence of the report that goes on. '.repeat(25_000);
    const large = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    expect((await saveConsoleReport(place.clinician, id, 1, large)).body).toMatchObject({ version: 2 });
    const answer = await saveConsoleReport(place.clinician, id, 2, { ...large, more: 'x'.repeat(17_000_000) });
    expect([answer.status, answer.body]).toEqual([413, { detail: 'Request body too large' }]);
  });

  test('what is out of sight is like what does not exist', async () => {
    const id = await createId(place.clinician, place.clients.clinician);
    const calls: [string, unknown, string][] = [
      ['', undefined, 'GET'],
      ['', { title: 'T', content: doc('x'), version: 1 }, 'PUT'],
      ['', undefined, 'DELETE'],
      ['/versions', undefined, 'GET'],
      ['/versions/1', undefined, 'GET'],
      ['/versions/1/restore', { version: 1 }, 'POST'],
      ['/sections/plan/rewrite', {}, 'POST'],
      ['/export?format=markdown', undefined, 'GET'],
      ['/export?format=pdf', undefined, 'GET'],
    ];
    const attempts: [TestPerson, string][] = [
      [place.other, id],
      [place.admin, id],
      [place.stranger, id],
      [place.clinician, 'rep_x'],
    ];
    for (const [path, body, method] of calls) {
      for (const [person, report] of attempts) {
        const answer = await person.call(`/v1/console/reports/${report}${path}`, body, { method });
        expect([path, method, answer.status, answer.body]).toEqual([
          path,
          method,
          404,
          { detail: 'Document not found' },
        ]);
      }
    }
    expect((await fetchReport(place.clinician, id)).body.version).toBe(1);
  });
});

test('deleting takes all of it', async () => {
  const id = await createId();
  const answer = await place.other.call(`/v1/console/reports/${id}`, undefined, { method: 'DELETE' });
  expect([answer.status, answer.body, await place.actionsOf(answer)]).toEqual([
    200,
    { deleted: true },
    ['report.deleted'],
  ]);
  expect((await fetchReport(place.clinician, id)).status).toBe(404);
  expect((await saveConsoleReport(place.clinician, id, 1, doc('x'))).status).toBe(404);
});
