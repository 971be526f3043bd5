import { expect, test } from 'vitest';
import { findUnsent } from './find-unsent.ts';
import type { Recording } from './recording-store.ts';

const NOW = Date.parse('2026-03-01T10:05:00Z');
const recording: Recording = {
  id: 'r1',
  memberId: 'mem_1',
  clientId: 7,
  startedAt: NOW - 60_000,
  keptAt: NOW - 10_000,
  durationMs: 50_000,
  mimeType: 'audio/webm',
};

test('a recording that nobody has sent is found once it no longer runs', () => {
  expect(findUnsent([recording], [], [], NOW)).toEqual([recording]);
  expect(findUnsent([{ ...recording, keptAt: NOW - 1_000 }], [], [], NOW)).toEqual([]);
});

test('one that is paused for long is not offered to be sent or discarded', () => {
  expect(findUnsent([recording], ['r1'], [], NOW)).toEqual([]);
});

test('one that is being sent, or whose sending failed and can be tried again there, is not told to be unsent', () => {
  expect(findUnsent([recording], [], [{ recordingId: null }, { recordingId: 'r1' }], NOW)).toEqual([]);
  expect(findUnsent([recording], [], [{ recordingId: null }, { recordingId: 'r2' }], NOW)).toEqual([recording]);
});
