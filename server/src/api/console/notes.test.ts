import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHtml } from '../../../../document/src/testing/html-tokens.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const write = (by: TestPerson, clientId: number, title: string, markdown: string) =>
  by.call(`/v1/console/clients/${clientId}/notes`, { title, markdown });
const list = (by: TestPerson, clientId: number, query = '') => by.call(`/v1/console/clients/${clientId}/notes${query}`);
const read = (by: TestPerson, id: string) => by.call(`/v1/console/notes/${id}`);

test('a note is written, listed and read', async () => {
  const { clinician, other, clients } = place;
  const created = await write(clinician, clients.organisation, 'Session 3', '## Mood\n\nBrighter 😀.');
  expect(created.body).toEqual({ id: expect.stringMatching(/^note_/) });
  expect(await place.actionsOf(created)).toEqual(['note.created']);
  const { id } = created.body;
  const created_at = place.app.context.clock.now().toISOString();
  const created_by = { id: clinician.id, name: 'Clara Clinician' };

  const listed = await list(other, clients.organisation);
  const item = {
    id,
    title: 'Session 3',
    source: 'text',
    file_name: null,
    revision: 1,
    session_date: null,
    created_at,
    created_by,
    characters: 20,
    other_subject: null,
  };
  expect(listed.body).toEqual({ results: [item], total: 1, page: 1, limit: 20 });
  expect(await place.actionsOf(listed)).toEqual(['notes.listed']);

  const found = await read(other, id);
  expect(found.body).toEqual({
    id,
    client_id: clients.organisation,
    title: 'Session 3',
    markdown: '## Mood\n\nBrighter 😀.',
    html: '<h2>Mood</h2>\n<p>Brighter 😀.</p>',
    source: 'text',
    file_name: null,
    places: null,
    words: null,
    has_original: false,
    revision: 1,
    latest_revision: 1,
    session_date: null,
    created_at,
    created_by,
    saved_at: created_at,
    saved_by_name: 'Clara Clinician',
  });
  expect(await place.app.auditRowsOf(found)).toMatchObject([
    {
      action: 'note.viewed',
      actor_type: 'member',
      actor_id: other.id,
      subject_id: id,
      client_id: clients.organisation,
    },
  ]);
});

test('a note that is sent again, because the answer was lost, is one note', async () => {
  const { clinician, other, clients } = place;
  const send = (by: TestPerson, markdown: string) => write(by, clients.organisation, 'Sent twice', markdown);
  const first = await send(clinician, 'Sleeps badly.');
  const again = await send(clinician, 'Sleeps badly.');
  expect([again.body, await place.actionsOf(again)]).toEqual([first.body, []]);
  const { id } = first.body;
  for (const another of [await send(clinician, 'Sleeps well.'), await send(other, 'Sleeps badly.')]) {
    expect(another.body.id).not.toBe(id);
  }
  await clinician.call(`/v1/console/notes/${id}/remove`, { reason: 'Wrong client' });
  expect((await send(clinician, 'Sleeps badly.')).body.id).not.toBe(id);
});

test('the newest come first, and the total counts all pages', async () => {
  const { clinician, clients } = place;
  for (const title of ['One', 'Two', 'Three']) {
    place.app.context.clock.advance(1000);
    await write(clinician, clients.clinician, title, 'x');
  }
  const pages = await Promise.all([1, 2, 3].map((page) => list(clinician, clients.clinician, `?limit=2&page=${page}`)));
  const titles = pages.map(({ body }) => body.results.map(({ title }: { title: string }) => title));
  expect(titles).toEqual([['Three', 'Two'], ['One'], []]);
  expect(pages.map(({ body }) => body.total)).toEqual([3, 3, 3]);
});

test('what is out of sight is like what does not exist', async () => {
  const { clinician, other, admin, stranger, clients } = place;
  const { id } = (await write(clinician, clients.clinician, 'Private', 'x')).body;
  for (const person of [other, admin, stranger]) {
    expect((await read(person, id)).body).toEqual({ detail: 'Note not found' });
    expect((await person.call(`/v1/console/notes/${id}/original`)).body).toEqual({ detail: 'Note not found' });
    const refused = await write(person, clients.clinician, 'Mine', 'x');
    expect([refused.status, refused.body]).toEqual([404, { detail: 'Client not found' }]);
    expect((await list(person, clients.clinician)).status).toBe(404);
  }
  expect((await read(clinician, 'note_nothing')).status).toBe(404);
});

test.each([
  [{ title: '', markdown: 'x' }, ['body', 'title']],
  [{ title: 'x' }, ['body', 'markdown']],
  [{ title: 'x', markdown: '' }, ['body', 'markdown']],
  [{ title: 'x', markdown: 'a\0b' }, ['body', 'markdown']],
])('%j is refused', async (body, loc) => {
  const answer = await place.clinician.call(`/v1/console/clients/${place.clients.organisation}/notes`, body);
  expect([answer.status, answer.body.detail[0].loc]).toEqual([422, loc]);
});

describe('hostile notes', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1)) [b](data:text/html,<script>1</script>) [c](vbscript:x)',
    '![x](https://evil.example/pixel.gif)',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '[x](https://a.example "\\"><script>alert(1)</script>")',
    '```"><script>\nalert(1)\n```',
    '| <svg onload=alert(1)> |\n| --- |\n| <a href=javascript:x>y</a> |',
    '{{client.full_name}} <style>*{display:none}</style>',
  ])('%j is text', async (markdown) => {
    const { body } = await write(place.clinician, place.clients.organisation, '<b onclick=x>T</b>', markdown);
    const answer = await read(place.clinician, body.id);
    expect(answer.body.title).toBe('<b onclick=x>T</b>');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const { text } = readHtml(answer.body.html);
    expect(text).not.toBe('');
  });

  test('one of a million signs is shown as it is', async () => {
    const { body } = await write(place.clinician, place.clients.organisation, 'Long', '*a '.repeat(333_333));
    expect((await read(place.clinician, body.id)).body.html).toMatch(/^<pre><code>\*a \*a /);
  });
});

test('a note whose head names somebody else says so in the list', async () => {
  const { clinician, clients } = place;
  const letter = await write(
    clinician,
    clients.clinician,
    'Letter',
    '# Re: Tobias Fenwick, born 2 August 2011\n\nHello.',
  );
  const { results } = (await list(clinician, clients.clinician)).body;
  const found = results.find(({ id }: { id: string }) => id === letter.body.id);
  expect(found.other_subject).toBe('Re: Tobias Fenwick, born 2 August 2011');
});
