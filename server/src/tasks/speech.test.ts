import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { openSpeech } from './speech.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-decoder-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a decoder that could not be started is looked for again, and one that was found is not', async () => {
  const file = path.join(folder, 'ffmpeg');
  const speech = openSpeech(readConfig({ FFMPEG_PATH: file }), systemClock);
  await expect(speech.findFfmpeg()).rejects.toMatchObject({ code: 'engine_unavailable' });
  await writeFile(file, '#!/bin/sh\necho ffmpeg version 7\n', { mode: 0o700 });
  expect(await speech.findFfmpeg()).toEqual({ path: file, version: '7' });
  await rm(file);
  expect(await speech.findFfmpeg()).toEqual({ path: file, version: '7' });
});
