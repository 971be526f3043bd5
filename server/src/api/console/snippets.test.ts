import { afterAll, beforeAll, expect, test } from 'vitest';
import { SNIPPET_LIMITS } from '../../records/snippets/snippets.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const PATH = '/v1/console/snippets';
const fields = (name: string, isOrg = false, markdown = '**Thank you** for seeing her.') => ({
  name,
  markdown,
  is_org_snippet: isOrg,
});

const send = (person: TestPerson, method: string, path: string, body?: unknown) => person.call(path, body, { method });

async function add(person: TestPerson, name: string, isOrg = false): Promise<string> {
  const answer = await send(person, 'POST', PATH, fields(name, isOrg));
  expect(answer.status).toBe(200);
  return (answer.body as { id: string }).id;
}

/** As the page does it: with the time at which what was opened had been saved. */
async function edit(person: TestPerson, id: string, change: object) {
  const listed = (await person.call(PATH)).body as { id: string; updated_at: string }[];
  const updatedAt = listed.find((each) => each.id === id)?.updated_at ?? '2026-01-01T00:00:00Z';
  return send(person, 'PUT', `${PATH}/${id}`, { updated_at: updatedAt, ...change });
}

const namesOf = async (person: TestPerson): Promise<string[]> =>
  ((await person.call(PATH)).body as { name: string }[]).map(({ name }) => name);

test('the practice’s are everybody’s to use and an admin’s to change; one’s own are nobody else’s', async () => {
  const shared = await add(place.admin, 'shared', true);
  const own = await add(place.clinician, 'Own');
  expect(await namesOf(place.clinician)).toEqual(['Own', 'shared']);
  expect(await namesOf(place.other)).toEqual(['shared']);
  expect(await namesOf(place.admin)).toEqual(['shared']);
  expect(await namesOf(place.stranger)).toEqual([]);
  const listed = (await place.clinician.call(PATH)).body as { name: string; can_edit: boolean }[];
  expect(listed.map(({ name, can_edit: canEdit }) => [name, canEdit])).toEqual([
    ['Own', true],
    ['shared', false],
  ]);

  expect((await edit(place.clinician, shared, fields('x'))).status).toBe(403);
  expect((await send(place.clinician, 'DELETE', `${PATH}/${shared}`)).status).toBe(403);
  expect((await send(place.clinician, 'POST', PATH, fields('x', true))).status).toBe(403);
  expect((await edit(place.clinician, own, fields('x', true))).status).toBe(403);

  const edited = await edit(place.clinician, own, fields('Owned'));
  expect([edited.status, await place.actionsOf(edited)]).toEqual([200, ['snippet.edited']]);
  const deleted = await send(place.admin, 'DELETE', `${PATH}/${shared}`);
  expect([deleted.status, await place.actionsOf(deleted)]).toEqual([200, ['snippet.deleted']]);
  expect(await namesOf(place.clinician)).toEqual(['Owned']);
});

test('of two changes of the same text the second is refused, also where the clock stands still', async () => {
  const id = await add(place.admin, 'twice', true);
  const listed = (await place.admin.call(PATH)).body as { id: string; updated_at: string }[];
  const opened = listed.find((each) => each.id === id);
  const seen = { updated_at: opened?.updated_at };
  expect((await edit(place.admin, id, { ...fields('first', true), ...seen })).status).toBe(200);
  const second = await edit(place.admin, id, { ...fields('second', true), ...seen });
  expect([second.status, second.body]).toEqual([409, { detail: 'The snippet was changed meanwhile' }]);
  expect(await namesOf(place.admin)).toContain('first');
  expect((await edit(place.admin, id, fields('second', true))).status).toBe(200);
  await send(place.admin, 'DELETE', `${PATH}/${id}`);
});

test('another’s snippet, another practice’s and one that never was are not found alike', async () => {
  const own = await add(place.clinician, 'Private');
  const theirs = await add(place.stranger, 'Theirs', true);
  for (const id of [own, theirs, 'snip_none']) {
    for (const answer of [
      await edit(place.other, id, fields('x')),
      await send(place.other, 'DELETE', `${PATH}/${id}`),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Snippet not found' }]);
    }
  }
});

test('script and HTML are kept as the text they are; what is empty, blank or too long is refused', async () => {
  const markdown = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  expect((await send(place.other, 'POST', PATH, fields('html', false, markdown))).status).toBe(200);
  const listed = (await place.other.call(PATH)).body as { markdown: string }[];
  expect(listed[0]?.markdown).toBe(markdown);
  const faulty = [fields(''), fields('   '), fields('x'.repeat(81)), fields('x', false, ' \n'), { name: 'x' }];
  for (const body of [...faulty, fields('x', false, 'y'.repeat(SNIPPET_LIMITS.markdownLength + 1))]) {
    expect((await send(place.other, 'POST', PATH, body)).status).toBe(422);
  }
});

test('no more than the limit are kept for a holder, also when many come at once', async () => {
  const rest = SNIPPET_LIMITS.perHolder - 2;
  for (let index = 0; index < rest; index += 1) await add(place.admin, `s${index}`);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => send(place.admin, 'POST', PATH, fields(`more ${index}`))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)?.body).toEqual({ detail: 'Too many snippets' });
  expect(await namesOf(place.admin)).toHaveLength(SNIPPET_LIMITS.perHolder);
});
