import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openStore } from '../../components/device-store.ts';
import { draftsOf } from './draft-store.ts';

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'It rained.' }] };
const draft = {
  title: 'Letter',
  content: { type: 'doc', attrs: { version: 1 }, content: [paragraph] },
  version: 3,
  sequence: 7,
  keepsFormer: true,
};

test('a draft comes back as it was kept, for the same person alone', async () => {
  await draftsOf('mem_1', 'rep_1').keep(draft);
  expect(await draftsOf('mem_1', 'rep_1').find()).toEqual(draft);
  expect(await draftsOf('mem_2', 'rep_1').find()).toBeUndefined();
  await draftsOf('mem_1', 'rep_1').drop();
  expect(await draftsOf('mem_1', 'rep_1').find()).toBeUndefined();
});

test('a draft of an earlier release, kept as an object, is read', async () => {
  await openStore('drafts').put('mem_1 rep_2', draft);
  expect(await draftsOf('mem_1', 'rep_2').find()).toEqual(draft);
});
