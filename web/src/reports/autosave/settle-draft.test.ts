import { expect, test } from 'vitest';
import type { Report } from '../../api/reports.ts';
import type { Draft } from './save-state.ts';
import { sentTextsOf } from './sent-texts.ts';
import { settleDraft } from './settle-draft.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

const textOf = (text: string) => ({
  title: 'Report',
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const reportOf = (text: string, version: number, written = version) =>
  ({ ...textOf(text), version, written_version: written }) as Report;
const draftOf = (text: string, version: number, sequence: number): Draft => ({ ...textOf(text), version, sequence });

test('a draft of the present version is gone on with', () => {
  const draft = draftOf('more', 3, 7);
  expect(settleDraft(reportOf('less', 3), draft, null)).toBe(draft);
});

test('a draft that the service has is dropped, whatever its version', () => {
  expect(settleDraft(reportOf('same', 4), draftOf('same', 3, 7), null)).toBeNull();
  expect(settleDraft(reportOf('same', 4), null, null)).toBeNull();
});

test('of two texts of one’s own the newer one wins', () => {
  const storage = createMemoryStorage();
  const sent = sentTextsOf(storage, 'mem_1', 'rep_1');
  sent.remember(textOf('sent'), 5);
  const report = reportOf('sent', 4);
  expect(settleDraft(report, draftOf('newer', 3, 6), sent.find(report))).toEqual(draftOf('newer', 4, 6));
  expect(settleDraft(report, draftOf('older', 3, 4), sent.find(report))).toBeNull();
  expect(sentTextsOf(storage, 'mem_2', 'rep_1').find(report)).toBeNull();
});

test('a text of somebody else is a conflict: the draft keeps its version', () => {
  const sent = sentTextsOf(createMemoryStorage(), 'mem_1', 'rep_1');
  sent.remember(textOf('mine'), 5);
  const draft = draftOf('mine and more', 3, 6);
  const report = reportOf('theirs', 4);
  expect(settleDraft(report, draft, sent.find(report))).toBe(draft);
});

test('versions that only follow the client’s record are no conflict', () => {
  expect(settleDraft(reportOf('she', 6, 3), draftOf('he, and more', 3, 7), null)).toEqual(
    draftOf('he, and more', 6, 7),
  );
  const draft = draftOf('he, and more', 2, 7);
  expect(settleDraft(reportOf('she', 6, 3), draft, null)).toBe(draft);
});
