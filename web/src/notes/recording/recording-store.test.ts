import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import {
  assembleRecording,
  keepChunk,
  keepRecording,
  listRecordings,
  listRunning,
  markRunning,
  type Recording,
  removeRecording,
} from './recording-store.ts';

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange, isSecureContext: true });

const recording: Recording = {
  id: 'r1',
  memberId: 'mem_1',
  clientId: 7,
  startedAt: Date.parse('2026-03-01T10:05:00Z'),
  keptAt: 0,
  durationMs: 2_000,
  mimeType: 'audio/webm;codecs=opus',
};

test('what was recorded before the tab was closed is there again, in its order', async () => {
  await keepRecording(recording);
  for (const index of [1, 0, 10, 2]) await keepChunk(recording, index, new Blob([`${index} `]));
  await keepChunk({ ...recording, id: 'r10' }, 0, new Blob(['other']));
  const [found] = await listRecordings('mem_1', 7);
  const file = await assembleRecording(found ?? recording);
  expect(await file.text()).toBe('0 1 2 10 ');
  expect([file.type, file.name.endsWith('.webm')]).toEqual(['audio/webm', true]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('is named by the clock at its beginning, also where the clocks have changed since', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  const atNight = { ...recording, startedAt: Date.parse('2026-06-30T23:05:00Z') };
  expect((await assembleRecording(atNight)).name).toBe('Recording 2026-07-01 00.05.webm');
});

test('nobody else sees it, nor is it of another client', async () => {
  expect(await listRecordings('mem_2', 7)).toEqual([]);
  expect(await listRecordings('mem_1', 70)).toEqual([]);
});

test('it is known to go on until it is stopped', async () => {
  const stop = markRunning(recording);
  await expect.poll(listRunning).toEqual(['r1']);
  stop();
  await expect.poll(listRunning).toEqual([]);
});

test('once sent it leaves the device', async () => {
  await removeRecording(recording);
  expect(await listRecordings('mem_1', 7)).toEqual([]);
  expect((await assembleRecording(recording)).size).toBe(0);
});
