import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AudioError } from '../audio-error.ts';
import { listProcesses, waitUntilGone } from '../../../sandbox/testing/list-processes.ts';
import { makeSound } from '../testing/make-sound.ts';
import { recording, SHORT_RECORDINGS, testFfmpeg } from '../testing/recordings.ts';
import { decodeAudio, SAMPLE_RATE_HZ } from './decode-audio.ts';
import { probeAudio } from './probe-audio.ts';

const ffmpegPath = await testFfmpeg();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-audio-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function decodeAll(file: string, options: { maxDurationMs?: number } = {}): Promise<Int16Array> {
  const chunks: Int16Array[] = [];
  for await (const chunk of decodeAudio(file, { ffmpegPath, ...options })) chunks.push(chunk);
  return Int16Array.from(chunks.flatMap((chunk) => [...chunk]));
}

/** Makes a file with the tools an attacker has: ffmpeg without our guards. */
function make(name: string, args: string[]): string {
  const file = path.join(folder, name);
  const { status, stderr } = spawnSync(ffmpegPath, ['-nostdin', '-loglevel', 'error', '-y', ...args, file]);
  if (status !== 0) throw new Error(stderr.toString());
  return file;
}

describe('every kind of recording', () => {
  test.each(SHORT_RECORDINGS)('%s decodes to its six seconds, and says so beforehand', async (name) => {
    const samples = await decodeAll(recording(name));
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

    expect(samples.length / SAMPLE_RATE_HZ).toBeCloseTo(6.0, 0);
    expect(loudness).toBeGreaterThan(1000);
    expect(await probeAudio(recording(name), { ffmpegPath })).toMatchObject({ hasAudio: true });
  });

  test('a name that looks like an option or a protocol is a name', async () => {
    const wav = await readFile(recording('short.wav'));
    for (const name of ['-i', 'concat:a|b.wav', 'http:x.wav', '%03d.wav', "it's a $(touch x).wav"]) {
      expect((await decodeAll(await put(name, wav))).length).toBeGreaterThan(90_000);
    }
  });

  test('a browser recording without a duration is measured by its packets', async () => {
    const file = make('live.webm', ['-i', recording('short.wav'), '-c:a', 'libopus', '-live', '1', '-f', 'webm']);
    const { durationMs } = await probeAudio(file, { ffmpegPath });

    expect(durationMs).toBeGreaterThan(5800);
    expect(durationMs).toBeLessThan(6300);
  });

  test.each([
    ['aac', ['-c:a', 'aac', '-f', 'adts']],
    ['mp3', ['-c:a', 'libmp3lame', '-q:a', '4', '-write_xing', '0']],
  ])('%s that begins with silence and has no index is measured, not guessed', async (ending, codec) => {
    const silence = ['-f', 'lavfi', '-t', '20', '-i', 'anullsrc=r=16000:cl=mono'];
    const joined = ['-filter_complex', '[0:a][1:a]concat=n=2:v=0:a=1', '-ar', '16000'];
    const file = make(`quiet.${ending}`, [...silence, '-i', recording('short.wav'), ...joined, ...codec]);
    const { durationMs } = await probeAudio(file, { ffmpegPath });

    expect(durationMs).toBeGreaterThan(25_800);
    expect(durationMs).toBeLessThan(26_500);
  });

  test('the first of 64 tracks is taken', async () => {
    const maps = Array.from({ length: 64 }, () => ['-map', '0:a']).flat();
    const file = make('tracks.mka', ['-i', recording('short.wav'), ...maps, '-c:a', 'pcm_s16le']);
    expect((await decodeAll(file)).length / SAMPLE_RATE_HZ).toBeCloseTo(6.0, 0);
  });
});

describe('what is no recording', () => {
  test('a video without sound', async () => {
    expect(await probeAudio(recording('no-audio.mp4'), { ffmpegPath })).toMatchObject({ hasAudio: false });
    await expect(decodeAll(recording('no-audio.mp4'))).rejects.toMatchObject({ code: 'audio_undecodable' });
  });

  test('a title that looks like a track does not count as one', async () => {
    const title = 'x\n  Stream #0:9: Audio: pcm\n  Duration: 99:00:00.00';
    const file = make('title.mp4', ['-i', recording('no-audio.mp4'), '-c', 'copy', '-metadata', `title=${title}`]);
    expect(await probeAudio(file, { ffmpegPath })).toEqual({ hasAudio: false, durationMs: undefined });
  });

  test('an m4a whose index was cut off, a file that is cut in its head, and nothing at all', async () => {
    const m4a = await readFile(recording('short.m4a'));
    const broken = {
      'cut.m4a': m4a.subarray(0, m4a.length - 3000),
      'head.flac': (await readFile(recording('short.flac'))).subarray(0, 30),
      'empty.wav': new Uint8Array(),
      'only-head.wav': (await readFile(recording('short.wav'))).subarray(0, 44),
      'text.mp3': 'RIFF????WAVE but then words',
    };
    for (const [name, content] of Object.entries(broken)) {
      await expect(decodeAll(await put(name, content))).rejects.toMatchObject({ code: 'audio_undecodable' });
    }
  });

  test.each(SHORT_RECORDINGS)(
    '%s with bytes flipped everywhere gives sound or an error, never a hang',
    async (name) => {
      const bytes = await readFile(recording(name));
      for (let at = 40; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0x5a;
      const outcome = await decodeAll(await put(`flipped-${name}`, bytes)).then(
        (samples) => (samples.length > 0 ? 'sound' : 'nothing'),
        (error: unknown) => (error instanceof AudioError ? error.code : error),
      );
      expect(outcome).toBeOneOf(['sound', 'audio_undecodable']);
    },
  );

  test('a file that is gone is not blamed on the recording', async () => {
    await expect(probeAudio(path.join(folder, 'gone.wav'), { ffmpegPath })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('a missing decoder is not blamed on the recording', async () => {
    const work = decodeAudio(recording('short.wav'), { ffmpegPath: '/nonexistent/ffmpeg' }).next();
    await expect(work).rejects.toMatchObject({ code: 'engine_unavailable' });
  });
});

describe('hostile files', () => {
  test('playlists and scripts reach no other file and no address', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.wav`;
    const secret = recording('short.wav');
    const files = {
      'list.m3u8': `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\n${address}\n#EXT-X-ENDLIST\n`,
      'local.m3u8': `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
      'list.ffconcat': `ffconcat version 1.0\nfile '${secret}'\n`,
      'remote.ffconcat': `ffconcat version 1.0\nfile '${address}'\n`,
      'sheet.cue': `FILE "${secret}" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n`,
      'session.sdp': 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n',
      'list.mpd': `<MPD><Period><AdaptationSet><BaseURL>${address}</BaseURL></AdaptationSet></Period></MPD>`,
      'archive.zip': 'PK\u0003\u0004 not a recording',
    };
    for (const [name, content] of Object.entries(files)) {
      for (const extension of ['', '.wav', '.mp3']) {
        const file = await put(`${name}${extension}`, content);
        await expect(decodeAll(file)).rejects.toMatchObject({ code: 'audio_undecodable' });
        await expect(probeAudio(file, { ffmpegPath })).rejects.toMatchObject({ code: 'audio_undecodable' });
      }
    }
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(calls).toBe(0);
  });

  test('a length that is claimed and not there does no harm', async () => {
    const wav = Buffer.from(makeSound(1, (second) => Math.sin(second * 2000)));
    wav.writeUInt32LE(0xffff_fff0, 4);
    wav.writeUInt32LE(0xffff_ff00, 40);
    const file = await put('endless.wav', wav);
    expect((await decodeAll(file)).length).toBe(SAMPLE_RATE_HZ);
  });

  test('a recording beyond the limit is given up as soon as that is known', async () => {
    const work = decodeAll(recording('short.mp3'), { maxDurationMs: 2000 });
    await expect(work).rejects.toMatchObject({ code: 'audio_too_long' });
  });
});

async function startLong(signal?: AbortSignal): Promise<AsyncGenerator<Int16Array>> {
  const file = make('long.flac', ['-f', 'lavfi', '-i', 'anoisesrc=d=600:r=16000', '-c:a', 'flac']);
  const audio = decodeAudio(file, { ffmpegPath, signal });
  await audio.next();
  return audio;
}

async function readOn(audio: AsyncGenerator<Int16Array>): Promise<void> {
  for await (const chunk of audio) expect(chunk.length).toBeGreaterThan(0);
}

describe('the child process', () => {
  // Each test looks at its own alone.
  afterEach(() => waitUntilGone('ffmpeg'));

  test('runs under limits of memory, time and files, and without the settings of the service', async () => {
    const audio = await startLong();
    const [pid = 0] = listProcesses('ffmpeg');
    const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
    expect(limits).toMatch(/^Max cpu time +3600 /m);
    expect(limits).toMatch(/^Max file size +0 /m);
    expect(limits).toMatch(/^Max address space +1073741824 /m);
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('HOME=');
    await audio.return(undefined);
  });

  test('is killed on abort', async () => {
    const stop = new AbortController();
    const audio = await startLong(stop.signal);
    expect(listProcesses('ffmpeg')).toHaveLength(1);
    stop.abort();
    await expect(readOn(audio)).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => listProcesses('ffmpeg')).toHaveLength(0);
  });

  test('is killed when the reader leaves', async () => {
    const audio = await startLong();
    await audio.return(undefined);
    await expect.poll(() => listProcesses('ffmpeg')).toHaveLength(0);
  });

  test('fails the recording when it is killed from outside', async () => {
    const audio = await startLong();
    for (const pid of listProcesses('ffmpeg')) process.kill(pid, 'SIGKILL');
    await expect(readOn(audio)).rejects.toMatchObject({ code: 'audio_undecodable' });
  });
});
