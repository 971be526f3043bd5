import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { beginNote, dropNoteDraft, keepNoteDraft, listNoteDrafts } from './note-drafts.ts';

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
