import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recording } from '../testing/recordings.ts';
import { findBreak } from './find-break.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-break-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(bytes: Buffer): Promise<string> {
  const file = path.join(folder, 'recording');
  await writeFile(file, bytes);
  return file;
}

const wav = await readFile(recording('short.wav'));
const mp3 = await readFile(recording('short.mp3'));

describe('a WAV', () => {
  test('says how long it is, also where it was cut off', async () => {
    const { claimedMs } = await findBreak(await write(wav));
    const { claimedMs: ofCut } = await findBreak(await write(wav.subarray(0, wav.length / 2)));
    expect(claimedMs).toBeGreaterThan(1000);
    expect(ofCut).toBe(claimedMs);
  });

  test.each([0, 0xffff_ffff, 0x7fff_f000])('whose writer did not know its size (%i) says nothing', async (size) => {
    const open = Buffer.from(wav);
    open.writeUInt32LE(size, open.indexOf('data') + 4);
    expect(await findBreak(await write(open))).toEqual({ claimedMs: undefined, isCut: false });
  });
});

describe('an MP3', () => {
  test('that is whole ends with a frame, also with a tag behind it', async () => {
    expect(await findBreak(await write(mp3))).toEqual({ claimedMs: undefined, isCut: false });
    const tag = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    expect((await findBreak(await write(Buffer.concat([mp3, tag])))).isCut).toBe(false);
  });

  test.each([1, 30, 5001])('without its last %i bytes ends within one', async (missing) => {
    expect((await findBreak(await write(mp3.subarray(0, -missing)))).isCut).toBe(true);
  });
});

test.each(['short.flac', 'short.m4a', 'short.opus.ogg', 'short.webm'])('of %s nothing is known', async (name) => {
  const file = path.join(folder, name);
  await copyFile(recording(name), file);
  expect(await findBreak(file)).toEqual({ claimedMs: undefined, isCut: false });
});

test('nor of what is no recording, or nothing at all', async () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('RIFF'),
    Buffer.alloc(100_000, 0xff),
    Buffer.from('RIFF____WAVEdata'),
  ])
    expect(await findBreak(await write(bytes))).toEqual({ claimedMs: undefined, isCut: false });
});
