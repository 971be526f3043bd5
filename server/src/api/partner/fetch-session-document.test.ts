import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireDueSessions } from '../../launches/expire-due-sessions.ts';
import { createLaunchCalls, HOURS_48_MS, type LaunchCalls } from '../../testing/launch-calls.ts';

let calls: LaunchCalls;
beforeAll(async () => {
  calls = await createLaunchCalls();
});
beforeEach(() => calls.renew());
afterAll(() => calls.app.close());

test('the document is Markdown unless HTML is asked for, and leaves an audit row', async () => {
  const id = await calls.complete({ title: 'Report', markdown: '# Heading\n\n*Text*.' });
  const expected = {
    session_id: id,
    title: 'Report',
    service_client_id: calls.place.clients.organisation,
    format: 'markdown',
    content: '# Heading\n\n*Text*.',
  };
  const plain = await calls.get(`${id}/document`);
  expect([plain.status, plain.body, Object.keys(plain.body)]).toEqual([200, expected, Object.keys(expected)]);
  expect((await calls.get(`${id}/document?format=markdown`)).body).toEqual(expected);
  const html = await calls.get(`${id}/document?format=html`);
  expect(html.body).toEqual({ ...expected, format: 'html', content: expect.stringContaining('<h1>Heading</h1>') });
  expect(await calls.app.auditRowsOf(html)).toMatchObject([
    {
      action: 'launch_document.fetched',
      practice_id: calls.place.practice.id,
      actor_type: 'partner',
      subject_id: id,
      client_id: calls.place.clients.organisation,
      details: { format: 'html' },
    },
  ]);
});

test('the document stays after the deadline', async () => {
  const id = await calls.complete();
  await calls.advance(HOURS_48_MS * 100);
  await expireDueSessions(calls.app.context);
  expect([(await calls.get(`${id}/document`)).status, (await calls.get(id)).body.status]).toEqual([200, 'completed']);
});

test.each(['word', '', 'Markdown', 'html%20'])('422 for the format "%s"', async (format) => {
  const { status, body } = await calls.get(`psess_x/document?format=${format}`);
  expect([status, body]).toEqual([
    422,
    { detail: [{ loc: ['query', 'format'], msg: "Input should be 'markdown' or 'html'", type: 'enum' }] },
  ]);
});

const expire = async (): Promise<string> => {
  const id = await calls.place.createOpened();
  await calls.advance(HOURS_48_MS);
  await expireDueSessions(calls.app.context);
  return id;
};
const removeDocument = async (): Promise<string> => {
  const id = await calls.complete();
  await calls.app.context.db.deleteFrom('launch_documents').where('session_id', '=', id).execute();
  return id;
};
test.each([
  ['an unknown session', async () => 'psess_unknown', 404, 'Document not found'],
  ['a session whose document is gone', removeDocument, 404, 'Document not found'],
  ['a created session', () => calls.place.create(), 409, 'Session not completed'],
  ['an opened session', () => calls.place.createOpened(), 409, 'Session not completed'],
  ['an expired session', expire, 410, 'Session expired'],
])('no document of %s', async (_, make, status, detail) => {
  const answer = await calls.get(`${await make()}/document`);
  expect([answer.status, answer.body]).toEqual([status, { detail }]);
});
