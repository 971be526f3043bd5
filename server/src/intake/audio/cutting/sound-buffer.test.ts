import { expect, test } from 'vitest';
import { createSoundBuffer } from './sound-buffer.ts';

/** Each sample says where in the recording it stands. */
async function* count(length: number, chunkSize: number): AsyncGenerator<Int16Array> {
  for (let at = 0; at < length; at += chunkSize) {
    yield Int16Array.from({ length: Math.min(chunkSize, length - at) }, (_, index) => at + index);
  }
}

test('reads, forgets and restarts, and keeps each sample at its place', async () => {
  const sound = createSoundBuffer(count(20_000, 300), 1_000);
  expect([...(await sound.read(0, 3))]).toEqual([1_000, 1_001, 1_002]);
  expect((await sound.read(5_000, 2_000)).at(-1)).toBe(7_999);
  sound.forgetBefore(4_000);
  expect(sound.slice(4_000, 4_002)).toEqual(Int16Array.of(5_000, 5_001));
  sound.restartAt(6_500);
  expect([...(await sound.read(0, 2))]).toEqual([7_500, 7_501]);
  expect((await sound.read(12_000, 5_000)).length).toBe(500);
});

test('what was handed out stays as it was while the recording goes on', async () => {
  const sound = createSoundBuffer(count(20_000, 100), 0);
  const early = await sound.read(0, 150);
  sound.restartAt(150);
  await sound.read(0, 15_000);
  expect([...early]).toEqual(Array.from({ length: 150 }, (_, index) => index));
});

async function* silence(length: number): AsyncGenerator<Int16Array> {
  const chunk = new Int16Array(100);
  for (let at = 0; at < length; at += chunk.length) yield chunk;
}

test('does not copy what it keeps with every chunk', async () => {
  const sound = createSoundBuffer(silence(2_000_000), 0);
  const began = process.cpuUsage();
  expect((await sound.read(0, 2_000_000)).length).toBe(2_000_000);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(1.5);
});
