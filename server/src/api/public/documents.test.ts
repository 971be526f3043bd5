import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, TEST_BASE_URL } from '../../testing/app.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestClients, createTestReport, type TestClients } from '../../testing/records.ts';

let app: TestApp;
let practice: TestPractice;
let stranger: TestPractice;
let clients: TestClients;
beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
  stranger = await createTestPractice(app.context);
  clients = await createTestClients(app.context, practice);
});
afterAll(() => app.close());

const list = (clientId: number | string, query = '', token = practice.keys.organisation) =>
  app.call(`/v1/public/clients/${clientId}/documents${query}`, { token });
const fetchOne = (clientId: number, id: string, query = '', token = practice.keys.organisation) =>
  app.call(`/v1/public/clients/${clientId}/documents/${id}${query}`, { token });

describe('the list', () => {
  test('is empty for a client without reports', async () => {
    const { status, body, headers } = await list(clients.clinician, '', practice.keys.clinician);
    expect([status, body]).toEqual([200, []]);
    expect(headers.get('x-total-count')).toBe('0');
    expect(headers.get('link')).toBeNull();
  });

  test('has the newest first, with totals and links that never trust the Host header', async () => {
    const ids: string[] = [];
    for (const day of [1, 3, 2]) {
      const createdAt = new Date(Date.UTC(2026, 0, day));
      ids.push(await createTestReport(app.context, practice, clients.organisation, { title: `Day ${day}`, createdAt }));
    }
    const { status, body, headers } = await list(clients.organisation, '?limit=2');
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        _id: ids[1],
        client_id: clients.organisation,
        title: 'Day 3',
        created_at: '2026-01-03T00:00:00.000Z',
        updated_at: '2026-01-03T00:00:00.000Z',
        type: 'report',
      },
      expect.objectContaining({ _id: ids[2], title: 'Day 2' }),
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    const base = `${TEST_BASE_URL}/v1/public/clients/${clients.organisation}/documents`;
    expect(headers.get('link')).toBe(`<${base}?page=2&limit=2>; rel="next"`);
    const second = await list(clients.organisation, '?limit=2&page=2');
    expect(second.body).toHaveLength(1);
    expect(second.headers.get('link')).toBe(`<${base}?page=1&limit=2>; rel="prev"`);
  });
});

describe('a report', () => {
  test('is given as Markdown unless HTML is asked for', async () => {
    const markdown = '# Summary\n\n- one\n- two **bold**';
    const id = await createTestReport(app.context, practice, clients.organisation, { title: 'Both', markdown });
    const asMarkdown = await fetchOne(clients.organisation, id);
    expect(asMarkdown.body).toEqual({
      _id: id,
      client_id: clients.organisation,
      title: 'Both',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: expect.any(String),
      type: 'report',
      format: 'markdown',
      content: markdown,
    });
    const asHtml = await fetchOne(clients.organisation, id, '?format=html');
    expect(asHtml.body.format).toBe('html');
    expect(asHtml.body.content).toContain('<h1>Summary</h1>');
    expect(asHtml.body.content).toContain('<strong>bold</strong>');
  });

  test('a format given twice is refused', async () => {
    const { status, body } = await fetchOne(clients.organisation, 'rep_x', '?format=markdown&format=html');
    const msg = 'Value error, the parameter was given more than once';
    expect([status, body]).toEqual([422, { detail: [{ loc: ['query', 'format'], msg, type: 'value_error' }] }]);
  });

  test('another format is refused with the choice', async () => {
    const { status, body } = await fetchOne(clients.organisation, 'rep_x', '?format=pdf');
    expect([status, body]).toEqual([
      422,
      { detail: [{ loc: ['query', 'format'], msg: "Input should be 'markdown' or 'html'", type: 'enum' }] },
    ]);
  });

  test('that was fed script comes out as text', async () => {
    const markdown =
      'A <script>alert(1)</script> <img src=x onerror=alert(1)> [go](javascript:alert(1)) ![i](https://tracker.example/p.png)\n';
    const id = await createTestReport(app.context, practice, clients.organisation, { markdown });
    const { body } = await fetchOne(clients.organisation, id, '?format=html');
    expect(body.content).not.toMatch(/<script|<img|onerror\s*=(?![^<]*&gt;)|href="javascript/i);
    expect(body.content).toContain('&lt;script&gt;');
  });
});

describe('what is out of sight answers as what does not exist', () => {
  const notThere = { detail: 'Client not found' };

  test.each([
    ["another clinician's private client", () => [clients.otherClinician, practice.keys.clinician]],
    ["a clinician's private client, by the organisation key", () => [clients.clinician, practice.keys.organisation]],
    ["another practice's client", () => [clients.organisation, stranger.keys.organisation]],
    ["another practice's client, by a user key", () => [clients.organisation, stranger.keys.clinician]],
    ['a client that never was', () => [987_654_321, practice.keys.organisation]],
    ['a negative id', () => [-1, practice.keys.organisation]],
  ] as [string, () => [number, string]][])('%s', async (_case, pick) => {
    const [clientId, token] = pick();
    const id = await createTestReport(app.context, practice, clients.organisation);
    const answers = await Promise.all([list(clientId, '', token), fetchOne(clientId, id, '', token)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, notThere],
      [404, notThere],
    ]);
  });

  test("a report under another client's address is no document of that client", async () => {
    const id = await createTestReport(app.context, practice, clients.organisation);
    const { status, body } = await fetchOne(clients.clinician, id, '', practice.keys.clinician);
    expect([status, body]).toEqual([404, { detail: 'Document not found' }]);
    const unknown = await fetchOne(clients.organisation, 'rep_unknown');
    expect([unknown.status, unknown.body]).toEqual([404, { detail: 'Document not found' }]);
  });

  test.each(['1e3', '0x1', '1.0', ' ', '%00', "1'--"])('the id %j is no integer', async (id) => {
    const { status, body } = await list(encodeURIComponent(id));
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['path', 'client_id'], type: 'int_parsing' });
  });
});

test('every view is in the audit trail with its client and report, and no clinical text', async () => {
  const id = await createTestReport(app.context, practice, clients.organisation, {
    markdown: 'Unmistakable sentence.\n',
  });
  const rows = await app.auditRowsOf(await fetchOne(clients.organisation, id, '?format=html'));
  expect(rows).toMatchObject([
    {
      practice_id: practice.id,
      action: 'report.viewed',
      actor_type: 'api_key',
      subject_type: 'report',
      subject_id: id,
      client_id: clients.organisation,
      ip: '127.0.0.1',
      details: { format: 'html' },
    },
  ]);
  expect(JSON.stringify(rows) + app.logged()).not.toContain('Unmistakable');
});
