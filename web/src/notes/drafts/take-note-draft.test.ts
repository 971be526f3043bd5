import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { beginNote, dropNoteDraft, keepNoteDraft, type NoteDraft } from './note-drafts.ts';
import { takeLeftDraft, takeNewDraft, type TakenDraft } from './take-note-draft.ts';

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange, isSecureContext: true });

const begin = (markdown: string): NoteDraft => ({ ...beginNote('mem_1', 7), markdown });

/** A browser gives a lock back a moment after its holder has let go. */
const take = (draft: NoteDraft): Promise<TakenDraft> =>
  vi.waitFor(async () => {
    const taken = await takeLeftDraft(draft);
    if (typeof taken === 'string') throw new Error(`the draft is ${taken}`);
    return taken;
  });

test('a draft is written in one tab at a time, and the next goes on with what the first has written', async () => {
  const draft = begin('Slept badly');
  await keepNoteDraft(draft);
  const first = await take(draft);
  expect(await takeLeftDraft(draft)).toBe('elsewhere');
  await keepNoteDraft({ ...draft, markdown: 'Slept badly, eats well' });
  first.letGo();
  const second = await take(draft);
  expect(second.draft.markdown).toBe('Slept badly, eats well');
  second.letGo();
});

test('a note that is being written for the first time is taken as well, but no other one', async () => {
  const [begun, other] = [begin('begun'), begin('other')];
  const { letGo } = takeNewDraft(begun);
  await Promise.all([begun, other].map(keepNoteDraft));
  expect(await takeLeftDraft(begun)).toBe('elsewhere');
  (await take(other)).letGo();
  letGo();
  expect((await take(begun)).draft.markdown).toBe('begun');
});

test('what another tab has saved or discarded is written no further', async () => {
  const draft = begin('saved already');
  await keepNoteDraft(draft);
  const { letGo } = await take(draft);
  await dropNoteDraft(draft);
  letGo();
  await expect.poll(() => takeLeftDraft(draft)).toBe('gone');
});
