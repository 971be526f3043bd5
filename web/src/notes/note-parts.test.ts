import { expect, test } from 'vitest';
import type { Note } from '../api/notes.ts';
import { formatDuration } from '../components/times/format-duration.ts';
import { describePlace, readTimeMark, splitNote } from './note-parts.ts';

const markdown = '# Letter\n\nShe sleeps badly.\n\nSecond page. She sleeps badly.';
const second = markdown.indexOf('Second');
const note = {
  markdown,
  places: [
    { page: 1, startOffset: 0, endOffset: second },
    { page: 2, startOffset: second, endOffset: markdown.length, isScan: true },
  ],
} as unknown as Note;

test('a PDF is shown page by page, and the passage is marked on its page', () => {
  const start = markdown.lastIndexOf('She sleeps');
  const parts = splitNote(note, { note: 'n', start, end: start + 17, page: 2, startMs: null });
  expect(parts.map(({ page, isScan, highlights }) => [page, isScan, highlights.size])).toEqual([
    [1, false, 0],
    [2, true, 1],
  ]);
});

test('a note without pages is one part', () => {
  const [part, ...others] = splitNote({ ...note, places: null }, null);
  expect([part?.page, others.length]).toEqual([null, 0]);
});

test('times and places in words', () => {
  expect([readTimeMark('[00:01:12]'), readTimeMark('[1:12]'), readTimeMark('at [00:01:12]')]).toEqual([
    72_000,
    null,
    null,
  ]);
  expect([formatDuration(65_000), formatDuration(3_725_000), formatDuration(0)]).toEqual(['1:05', '1:02:05', '0:00']);
  expect(describePlace({ page: 3, startMs: null })).toBe('page 3');
  expect(describePlace({ page: null, startMs: 65_000 })).toBe('at 1:05');
});
