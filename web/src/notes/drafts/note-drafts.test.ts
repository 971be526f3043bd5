import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { beginCorrection, beginNote, dropNoteDraft, keepNoteDraft, listNoteDrafts } from './note-drafts.ts';

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });

test('a begun note is kept for its person and client, and is gone when it is dropped', async () => {
  const later = { ...beginNote('mem_1', 7, new Date('2026-11-15T12:00:00Z')), markdown: 'second' };
  const first = { ...beginNote('mem_1', 7, new Date('2026-11-15T10:00:00Z')), markdown: 'first' };
  await Promise.all([later, first].map(keepNoteDraft));
  await keepNoteDraft({ ...first, markdown: 'first, and more' });
  const found = await listNoteDrafts('mem_1', 7);
  expect(found.map(({ title, markdown }) => [title, markdown])).toEqual([
    ['Note of 15 November 2026', 'first, and more'],
    ['Note of 15 November 2026', 'second'],
  ]);
  expect([await listNoteDrafts('mem_2', 7), await listNoteDrafts('mem_1', 70)]).toEqual([[], []]);
  await dropNoteDraft(first);
  expect(await listNoteDrafts('mem_1', 7)).toEqual([later]);
});

test('a correction goes on where it was left', async () => {
  const note = {
    id: 'note_1',
    client_id: 8,
    title: 'Call',
    markdown: 'Takes 10 mg.',
    file_name: null,
    source: 'text' as const,
    places: null,
    words: null,
    has_original: false,
    revision: 2,
    latest_revision: 2,
    session_date: '2026-03-02',
    created_at: '2026-03-02T10:00:00Z',
    created_by: { id: 'mem_1', name: 'A' },
    saved_at: '2026-03-02T10:00:00Z',
    saved_by_name: 'A',
  };
  const begun = await beginCorrection('mem_1', note);
  expect(begun).toMatchObject({ markdown: 'Takes 10 mg.', corrects: { noteId: 'note_1', revision: 2 } });
  await keepNoteDraft({ ...begun, markdown: 'Takes 15 mg.' });
  expect(await beginCorrection('mem_1', { ...note, revision: 3 })).toMatchObject({
    markdown: 'Takes 15 mg.',
    corrects: { noteId: 'note_1', revision: 2 },
  });
  expect(await beginCorrection('mem_2', note)).toMatchObject({ markdown: 'Takes 10 mg.' });
});
