import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNote } from '../../records/notes/create-note.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';

let place: ConsolePlace;
let clientId: number;
beforeAll(async () => {
  place = await createConsolePlace();
  clientId = place.clients.organisation;
});
afterAll(() => place.app.close());

const TEXT = { title: 'Session 3', markdown: 'Takes 10 mg.', session_date: null };

async function write(by: TestPerson = place.clinician, client = clientId): Promise<string> {
  const { title, markdown } = TEXT;
  return (await by.call(`/v1/console/clients/${client}/notes`, { title, markdown })).body.id;
}
const edit = (by: TestPerson, id: string, change: object) =>
  by.call(`/v1/console/notes/${id}`, { ...TEXT, revision: 1, ...change }, { method: 'PUT' });
const read = async (id: string, query = '') => (await place.clinician.call(`/v1/console/notes/${id}${query}`)).body;
const remove = (by: TestPerson, id: string, reason = 'Of another client') =>
  by.call(`/v1/console/notes/${id}/remove`, { reason });
const restore = (by: TestPerson, id: string) => by.call(`/v1/console/notes/${id}/restore`, {});
const listIds = async (): Promise<string[]> => {
  const { body } = await place.clinician.call(`/v1/console/clients/${clientId}/notes?limit=100`);
  return body.results.map((note: { id: string }) => note.id);
};

describe('a note is corrected', () => {
  test('and what it was before can still be read', async () => {
    const id = await write();
    const writtenAt = place.app.context.clock.now().toISOString();
    place.app.context.clock.advance(60_000);
    const change = { title: 'Session 4', markdown: 'Takes 15 mg.', session_date: '2026-03-02' };
    const edited = await edit(place.other, id, change);
    expect(edited.body).toEqual({ revision: 2 });
    expect(await place.app.auditRowsOf(edited)).toMatchObject([
      { action: 'note.edited', actor_id: place.other.id, subject_id: id, client_id: clientId },
    ]);
    const saved_at = place.app.context.clock.now().toISOString();
    const savedNow = { saved_at, saved_by_name: place.other.name };
    expect(await read(id)).toMatchObject({ ...change, revision: 2, latest_revision: 2, ...savedNow });
    expect(await read(id, '?revision=2')).toMatchObject({ ...change, revision: 2, ...savedNow });
    const former = { ...TEXT, revision: 1, latest_revision: 2, created_at: writtenAt, saved_at: writtenAt };
    expect(await read(id, '?revision=1')).toMatchObject(former);
    expect((await place.clinician.call(`/v1/console/notes/${id}?revision=3`)).body).toEqual({
      detail: 'Note not found',
    });
  });

  test('by one of two who began with the same text', async () => {
    const id = await write();
    const answers = await Promise.all([
      edit(place.clinician, id, { markdown: 'Takes 15 mg.' }),
      edit(place.other, id, { markdown: 'Takes 20 mg.' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ detail: 'The note was changed meanwhile' });
    expect(await read(id)).toMatchObject({ revision: 2, latest_revision: 2 });
  });

  test('and saving the same once more is no revision', async () => {
    const id = await write();
    const saved = await edit(place.clinician, id, {});
    expect(saved.body).toEqual({ revision: 1 });
    expect(await place.actionsOf(saved)).toEqual([]);
  });

  test.each([
    ['an empty text', { markdown: '' }],
    ['half a character', { markdown: 'a\ud800' }],
    ['a day that is none', { session_date: '2026-02-30' }],
    ['no title', { title: '' }],
  ])('but not to %s', async (_what, change) => {
    const id = await write();
    expect((await edit(place.clinician, id, change)).status).toBe(422);
    expect(await read(id)).toMatchObject({ ...TEXT, revision: 1 });
  });

  test('and the words of a recording keep their times, revision by revision', async () => {
    const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
    const markdown = 'Takes lies in April 10 mg.';
    const words = [...markdown.matchAll(/\S+/g)].map(({ index, 0: word }, order): [number, number, number] => [
      index,
      index + word.length,
      order * 400,
    ]);
    const id = await createNote(place.app.context, TEST_ORIGIN, scope, {
      clientId,
      title: TEXT.title,
      markdown,
      upload: {
        source: 'audio',
        blobId: 'blob_00000000',
        places: [{ startOffset: 0, endOffset: 26, startMs: 0 }],
        words,
      },
      createdBy: place.clinician.id,
      createdAt: place.app.context.clock.now(),
    });
    expect((await read(id)).words).toEqual(words);
    await edit(place.clinician, id, { markdown: 'Takes lisinopril 10 mg.' });
    const moved = [
      [0, 5, 0],
      [6, 16, 400],
      [17, 19, 1600],
      [20, 23, 2000],
    ];
    expect((await read(id)).words).toEqual(moved);
    expect((await read(id, '?revision=1')).words).toEqual(words);
    await edit(place.clinician, id, { title: 'Call', markdown: 'Takes lisinopril 10 mg.', revision: 2 });
    expect(await read(id)).toMatchObject({ title: 'Call', words: moved, revision: 3 });
  });

  test('by nobody who does not see it', async () => {
    const own = await write(place.clinician, place.clients.clinician);
    for (const person of [place.other, place.stranger]) {
      expect((await edit(person, own, { title: 'Mine' })).status).toBe(404);
      expect((await remove(person, own)).status).toBe(404);
    }
  });
});

describe('a note is taken away', () => {
  test('out of lists and drafts, and an admin brings it back', async () => {
    const id = await write();
    const removed = await remove(place.clinician, id);
    expect(removed.body).toEqual({ deleted: true });
    expect(await place.actionsOf(removed)).toEqual(['note.removed']);
    expect(await listIds()).not.toContain(id);
    expect(await read(id)).toEqual({ detail: 'Note not found' });
    expect((await edit(place.clinician, id, { title: 'B' })).status).toBe(404);
    expect((await remove(place.clinician, id)).status).toBe(404);
    const template = {
      title: 'T',
      content: parseMarkdown('Text.', { template: true }),
      is_org_template: false,
    };
    const { id: templateId } = (await place.clinician.call('/v1/console/templates', template)).body;
    const request = { template_id: templateId, note_ids: [id] };
    const asked = await place.clinician.call(`/v1/console/clients/${clientId}/reports/generate`, request);
    expect(asked.body.detail[0].loc).toEqual(['body', 'note_ids', 0]);

    const list = `/v1/console/clients/${clientId}/removed-notes`;
    expect((await place.clinician.call(list)).status).toBe(403);
    expect((await restore(place.clinician, id)).status).toBe(403);
    const found = (await place.admin.call(list)).body.results.find((note: { id: string }) => note.id === id);
    expect(found).toEqual({
      id,
      title: 'Session 3',
      file_name: null,
      removed_at: place.app.context.clock.now().toISOString(),
      removed_by_name: place.clinician.name,
      reason: 'Of another client',
      kept_until: new Date(place.app.context.clock.now().getTime() + 30 * 24 * 60 * 60_000).toISOString(),
    });

    const restored = await restore(place.admin, id);
    expect(await place.actionsOf(restored)).toEqual(['note.restored']);
    expect(await listIds()).toContain(id);
    expect((await restore(place.admin, id)).status).toBe(404);
  });

  test('only with a reason', async () => {
    const id = await write();
    for (const reason of ['', '  ']) expect((await remove(place.clinician, id, reason)).status).toBe(422);
    expect(await listIds()).toContain(id);
  });

  test("and another practice's admin does not bring it back", async () => {
    const id = await write();
    await remove(place.clinician, id);
    expect((await restore(place.stranger, id)).status).toBeGreaterThanOrEqual(403);
    expect(await listIds()).not.toContain(id);
  });
});
