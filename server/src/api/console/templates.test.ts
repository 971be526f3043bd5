import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const PROMPT = '```prompt\nid: ID\nlabel: L\n\nWrite.\n```';
const prompts = (count: number): string =>
  Array.from({ length: count }, (_, index) => PROMPT.replace('ID', `p${index}`)).join('\n\n');
const content = (markdown = '# {{client.full_name}}') => parseMarkdown(markdown, { template: true });
const create = (by: TestPerson, more: object = {}) =>
  by.call('/v1/console/templates', { title: 'Letter', content: content(), is_org_template: false, ...more });
const save = (by: TestPerson, id: string, updated_at: string, more: object = {}) =>
  by.call(
    `/v1/console/templates/${id}`,
    { title: 'New', content: content('New.'), is_org_template: false, updated_at, ...more },
    { method: 'PUT' },
  );
const remove = (by: TestPerson, id: string) => by.call(`/v1/console/templates/${id}`, undefined, { method: 'DELETE' });
const fetchOne = (by: TestPerson, id: string) => by.call(`/v1/console/templates/${id}`);
const list = async (by: TestPerson): Promise<{ id: string; can_edit: boolean }[]> =>
  (await by.call('/v1/console/templates')).body;
const ADMIN_ONLY = [403, { detail: 'Only an admin of the practice can do this' }];

test('a private one is made, listed and read by its owner alone', async () => {
  const made = await create(place.clinician, { content: content(`> quote\n>\n> ${PROMPT.replaceAll('\n', '\n> ')}`) });
  const now = place.app.context.clock.now().toISOString();
  const listed = {
    id: expect.stringMatching(/^tmpl_/),
    title: 'Letter',
    is_org_template: false,
    prompts: 1,
    created_at: now,
    updated_at: now,
    can_edit: true,
  };
  expect(made.body).toEqual({ ...listed, content: expect.objectContaining({ type: 'doc' }) });
  expect(await place.actionsOf(made)).toEqual(['template.created']);
  const answer = await place.clinician.call('/v1/console/templates');
  expect(answer.body).toContainEqual(listed);
  expect(await place.actionsOf(answer)).toEqual(['templates.listed']);
  const found = await fetchOne(place.clinician, made.body.id);
  expect([found.body, await place.actionsOf(found)]).toEqual([made.body, ['template.viewed']]);
  for (const person of [place.other, place.admin, place.stranger]) {
    expect((await fetchOne(person, made.body.id)).body).toEqual({ detail: 'Template not found' });
    expect((await list(person)).map(({ id }) => id)).not.toContain(made.body.id);
    expect((await save(person, made.body.id, now)).status).toBe(404);
    expect((await remove(person, made.body.id)).status).toBe(404);
  }
});

test.each([0, 1, 7, 500])('%d prompts are counted, wherever they stand', async (count) => {
  const { body } = await create(place.clinician, { content: content(`Text "type": "prompt".\n\n${prompts(count)}`) });
  expect(body.prompts).toBe(count);
});

describe("the organisation's", () => {
  test('are made, changed and deleted by an admin alone, and used by all', async () => {
    const refused = await create(place.clinician, { is_org_template: true });
    expect([refused.status, refused.body]).toEqual(ADMIN_ONLY);
    const { id, updated_at } = (await create(place.admin, { is_org_template: true })).body;
    const isEditable = async (by: TestPerson) => (await list(by)).find((each) => each.id === id)?.can_edit;
    expect([
      await isEditable(place.admin),
      await isEditable(place.clinician),
      await isEditable(place.stranger),
    ]).toEqual([true, false, undefined]);
    for (const is_org_template of [true, false]) {
      const answer = await save(place.clinician, id, updated_at, { is_org_template });
      expect([answer.status, answer.body]).toEqual(ADMIN_ONLY);
    }
    const removal = await remove(place.clinician, id);
    expect([removal.status, removal.body]).toEqual(ADMIN_ONLY);
    const saved = await save(place.admin, id, updated_at, { is_org_template: true });
    expect([saved.status, saved.body.title, await place.actionsOf(saved)]).toEqual([200, 'New', ['template.edited']]);
    const removed = await remove(place.admin, id);
    expect([removed.body, await place.actionsOf(removed)]).toEqual([{ deleted: true }, ['template.deleted']]);
    expect((await fetchOne(place.clinician, id)).status).toBe(404);
  });

  test('made private by an admin, they are that admin’s', async () => {
    const { id, updated_at } = (await create(place.admin, { is_org_template: true })).body;
    expect((await save(place.admin, id, updated_at)).body.is_org_template).toBe(false);
    expect([(await fetchOne(place.clinician, id)).status, (await fetchOne(place.admin, id)).status]).toEqual([
      404, 200,
    ]);
  });

  test("a clinician's own does not become the organisation's by the clinician", async () => {
    const { id, updated_at } = (await create(place.clinician)).body;
    const answer = await save(place.clinician, id, updated_at, { is_org_template: true });
    expect([answer.status, answer.body]).toEqual(ADMIN_ONLY);
  });
});

test('what is no template is not made', async () => {
  for (const more of [{ content: { type: 'doc', content: [{ type: 'script' }] } }, { content: 1 }, { title: '' }]) {
    expect((await create(place.clinician, more)).status).toBe(422);
  }
});

describe('saving', () => {
  test('of two tabs one wins, even within a millisecond', async () => {
    const { id, updated_at } = (await create(place.clinician)).body;
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => save(place.clinician, id, updated_at, { title })));
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.body.updated_at > updated_at).toBe(true);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body]).toEqual([409, { detail: 'The template was changed meanwhile' }]);
    }
    expect((await save(place.clinician, id, winners[0]?.body.updated_at)).status).toBe(200);
  });

  test.each([
    [{ content: { type: 'doc', content: [{ type: 'script' }] } }, ['body', 'content']],
    [{ content: null }, ['body', 'content']],
    [{ title: '' }, ['body', 'title']],
    [{ updated_at: 'yesterday' }, ['body', 'updated_at']],
    [{ is_org_template: 1 }, ['body', 'is_org_template']],
  ])('%j is refused', async (more, loc) => {
    const { id, updated_at } = (await create(place.clinician)).body;
    const answer = await save(place.clinician, id, updated_at, more);
    expect([answer.status, answer.body.detail[0].loc]).toEqual([422, loc]);
  });
});

describe('a copy', () => {
  const duplicate = (by: TestPerson, id: string) => by.call(`/v1/console/templates/${id}/duplicate`, {});

  test('of the organisation’s template belongs to whoever makes it, and the original stays', async () => {
    const original = (await create(place.admin, { title: 'Shared', is_org_template: true })).body;
    const answer = await duplicate(place.clinician, original.id);
    expect(answer.body).toMatchObject({
      title: 'Copy of Shared',
      is_org_template: false,
      can_edit: true,
      content: original.content,
    });
    expect(answer.body.id).not.toBe(original.id);
    expect(await place.actionsOf(answer)).toEqual(['template.created']);
    expect((await fetchOne(place.admin, answer.body.id)).status).toBe(404);
    expect((await fetchOne(place.clinician, original.id)).body).toMatchObject({ title: 'Shared', can_edit: false });
  });

  test('of a long name stays within the limit, and can be saved', async () => {
    const original = (await create(place.clinician, { title: '𝒳'.repeat(127) })).body;
    const copy = (await duplicate(place.clinician, original.id)).body;
    expect(copy.title.length).toBeLessThanOrEqual(255);
    expect((await save(place.clinician, copy.id, copy.updated_at, { title: copy.title })).status).toBe(200);
  });

  test('of another’s template, or of another practice’s, is not made', async () => {
    const own = (await create(place.clinician)).body;
    const shared = (await create(place.admin, { is_org_template: true })).body;
    for (const person of [place.other, place.admin, place.stranger]) {
      expect((await duplicate(person, own.id)).body).toEqual({ detail: 'Template not found' });
    }
    expect((await duplicate(place.stranger, shared.id)).body).toEqual({ detail: 'Template not found' });
    expect(await list(place.stranger)).toEqual([]);
  });
});
