import { QueryClient } from '@tanstack/react-query';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { draftsOf } from '../autosave/draft-store.ts';
import { sentTextsOf } from '../autosave/sent-texts.ts';
import { createMemoryStorage } from '../autosave/testing/memory-storage.ts';
import { openReportQuery } from './open-report.ts';

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange, localStorage: createMemoryStorage() });
afterEach(() => vi.unstubAllGlobals());

const textOf = (text: string, marks: { type: string; attrs: Record<string, unknown> }[] = []) => ({
  title: 'Report',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] },
});
const EVIDENCE = { type: 'evidence', attrs: { sources: 'note_1@0-5' } };
const signed = { id: 'rep_1', client_id: 1, version: 5, written_version: 5, signature: {}, variables: null };

/** Opens the report that was signed with this text, on a device that sent the text `He left.` and heard no answer. */
async function openSigned(text: string) {
  sentTextsOf(localStorage, 'mem_1', 'rep_1').remember(textOf('He left.'), 7);
  await draftsOf('mem_1', 'rep_1').keep({ ...textOf('He left.'), version: 3, sequence: 7 });
  vi.stubGlobal('fetch', async () => Response.json({ ...signed, ...textOf(text, [EVIDENCE]) }));
  return new QueryClient().fetchQuery(openReportQuery('mem_1', 'rep_1', 1, 0));
}

test('a text that was signed as it was sent from here is not told to be missing', async () => {
  expect((await openSigned('He left.')).draft).toBeNull();
});

test('a text that is not in the signed report is', async () => {
  expect((await openSigned('He came.')).draft).toMatchObject(textOf('He left.'));
});
