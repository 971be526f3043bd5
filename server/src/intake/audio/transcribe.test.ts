import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProcesses } from '../../sandbox/testing/list-processes.ts';
import { systemClock } from '../../lib/clock.ts';
import { decodeAudio, SAMPLE_RATE_HZ } from './decoding/decode-audio.ts';
import { offlineEngine } from './engines/offline-engine.ts';
import { createServerEngine } from './engines/server-engine.ts';
import type { SpeechEngine } from './engines/speech-engine.ts';
import { encodeWav } from './engines/wav.ts';
import { formatTranscript } from './format-transcript.ts';
import { answer, startEvilServer } from './testing/evil-server.ts';
import { createNoise, makeSound } from './testing/make-sound.ts';
import {
  CLINICAL_TEXT,
  HUMAN_TEXT,
  modelFault,
  modelFolder,
  recording,
  SHORT_TEXT,
  testFfmpeg,
} from './testing/recordings.ts';
import { wordErrorRate } from './testing/word-error-rate.ts';
import { transcribe } from './transcribe.ts';
import type { TranscribeOptions, Transcript, TranscriptPiece } from './transcribe.ts';

const ffmpegPath = await testFfmpeg();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-speech-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(file: string, options: Partial<TranscribeOptions> = {}): Promise<Transcript> {
  return transcribe({ file, ffmpegPath, modelFolder, engine: offlineEngine, ...options });
}

interface Heard {
  transcript: Transcript;
  /** The engine once more, which knows what was said in each of these pieces: hearing them again takes long. */
  recall: SpeechEngine;
  /** The pieces as the caller was given them, one after the other. */
  kept: TranscriptPiece[];
  wasHurried: boolean;
  progress: number[];
}

let heard: Promise<Heard> | undefined;

/** The recording of a person. Two tests need it whole, and hearing it takes long. */
function hearPerson(): Promise<Heard> {
  heard ??= (async () => {
    const kept: TranscriptPiece[] = [];
    const progress: number[] = [];
    let isKeeping = false;
    let wasHurried = false;
    const { engine, recall } = rememberPieces();
    const transcript = await run(recording('human.flac'), {
      engine,
      onPiece: async (piece) => {
        wasHurried ||= isKeeping;
        isKeeping = true;
        await sleep(5);
        kept.push(piece);
        isKeeping = false;
      },
      onProgress: ({ heardMs, durationMs }) => progress.push(heardMs / (durationMs ?? heardMs)),
    });
    return { transcript, recall, kept, wasHurried, progress };
  })();
  return heard;
}

/** For tests that are not about what is said. The recogniser takes seconds to load, and more to listen. */
const quickEngine: SpeechEngine = {
  name: 'quick',
  version: '1',
  piecesAtOnce: 1,
  transcribePiece: async () => 'Something was said.',
};

const textOf = ({ pieces }: { pieces: TranscriptPiece[] }): string => pieces.map(({ text }) => text).join(' ');

/** The offline engine, and one that knows what that said of the very same sounds, and of no others. */
function rememberPieces(): { engine: SpeechEngine; recall: SpeechEngine } {
  const known = new Map<string, string>();
  const keyOf = (samples: Int16Array, reading: string): string =>
    reading +
    createHash('sha256')
      .update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
      .digest('hex');
  const remember =
    (
      reading: string,
      hear: SpeechEngine['transcribePiece'] = offlineEngine.transcribePiece,
    ): SpeechEngine['transcribePiece'] =>
    async (samples, tools) => {
      const text = await hear(samples, tools);
      known.set(keyOf(samples, reading), text);
      return text;
    };
  const recall =
    (reading: string): SpeechEngine['transcribePiece'] =>
    async (samples) => {
      const text = known.get(keyOf(samples, reading));
      if (text === undefined) throw new Error('this piece was never heard');
      return text;
    };
  return {
    engine: {
      ...offlineEngine,
      transcribePiece: remember('first'),
      readAgain: remember('second', offlineEngine.readAgain),
    },
    recall: { ...offlineEngine, transcribePiece: recall('first'), readAgain: recall('second') },
  };
}

/** An engine with a count of the pieces it was given. */
function countPieces(counted: SpeechEngine): { engine: SpeechEngine; given: () => number } {
  let given = 0;
  const transcribePiece: SpeechEngine['transcribePiece'] = (samples, tools) => {
    given += 1;
    return counted.transcribePiece(samples, tools);
  };
  return { engine: { ...counted, transcribePiece }, given: () => given };
}

const chord = (second: number): number =>
  [220, 277.2, 329.6].reduce((sum, hertz) => sum + Math.sin(second * hertz * 2 * Math.PI) / 4, 0);

test('without the model it says that it cannot, before anything is decoded', async () => {
  const work = run(recording('short.wav'), { modelFolder: path.join(folder, 'nothing-here') });
  await expect(work).rejects.toMatchObject({ code: 'engine_unavailable' });
});

test('a video without sound and a text file fail as what they are', async () => {
  await expect(run(recording('no-audio.mp4'))).rejects.toMatchObject({ code: 'no_audio_track' });
  await expect(run(recording('README.md'))).rejects.toMatchObject({ code: 'audio_undecodable' });
});

describe.skipIf(modelFault !== undefined)('with the speech model', () => {
  test('a person is written down nearly word for word, in order, each piece safe before the next', async () => {
    const { transcript, kept, wasHurried, progress } = await hearPerson();
    expect(wasHurried).toBe(false);
    expect(wordErrorRate(HUMAN_TEXT, textOf(transcript))).toBeLessThan(0.08);
    expect(kept).toEqual(transcript.pieces);
    expect(kept.map(({ index }) => index)).toEqual(kept.map((_, position) => position));
    expect(kept.every(({ startMs, endMs }) => endMs > startMs && endMs - startMs <= 18_000)).toBe(true);
    expect(kept.find(({ text }) => text.startsWith('Had he'))?.startMs).toBeCloseTo(20_300, -3);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeGreaterThan(0.95);
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
    expect(transcript.durationMs).toBe(29_930);
  });

  test('clinical talk by a synthetic voice stays readable', async () => {
    expect(wordErrorRate(CLINICAL_TEXT, textOf(await run(recording('clinical.ogg'))))).toBeLessThan(0.2);
  });

  // As from a telephone: the recogniser gives up at its first try. `tasks/transcribe-audio.test.ts` has it hear the m4a.
  test('short.wav', async () => {
    expect(wordErrorRate(SHORT_TEXT, textOf(await run(recording('short.wav'))))).toBeLessThan(0.2);
  });

  // What is not understood is heard again and again, each time changed a little. So a few seconds are enough.
  test.each([
    ['another language', 'german.ogg', (samples: Int16Array) => samples],
    ['sound played backwards', 'human.flac', (samples: Int16Array) => samples.toReversed()],
  ])('%s is not understood: nothing is invented', async (name, source, change) => {
    const chunks: Int16Array[] = [];
    for await (const chunk of decodeAudio(recording(source), { ffmpegPath })) chunks.push(chunk);
    const file = path.join(folder, `${name}.wav`);
    const samples = Int16Array.from(chunks.flatMap((chunk) => [...chunk])).subarray(0, 7 * SAMPLE_RATE_HZ);
    await writeFile(file, encodeWav(change(samples)));
    await expect(run(file)).rejects.toMatchObject({ code: 'speech_not_understood' });
  });

  test('a medicine that was misheard is named beside the words, and a doubtful denial is to be heard again', async () => {
    const { pieces } = await run(recording('medicines.ogg'));
    const { markdown } = formatTranscript(pieces);
    expect(markdown).toMatch(/April \\\[\? lisinopril\\\] 10/);
    // Whatever the recogniser made of the denial, a reader is led to it.
    expect(markdown).toMatch(/denied any suicidal|\? suicidal|please listen to this/);
  });

  test('a recording whose file says more than it holds breaks off, and the note says so', async () => {
    const whole = await readFile(recording('human.flac'));
    const file = path.join(folder, 'cut.flac');
    await writeFile(file, whole.subarray(0, whole.length * 0.4));
    const { pieces, durationMs, claimedMs } = await run(file, { engine: quickEngine });
    expect(claimedMs).toBeGreaterThan(durationMs + 10_000);
    const { markdown } = formatTranscript(pieces, { breaksOff: { heldMs: durationMs, claimedMs: claimedMs ?? 0 } });
    expect(markdown).toMatch(/The recording breaks off here, at 00:00:1\d: its file says that it is 00:00:29 long/);
  });

  test('so does a WAV whose head promises more, and an MP3 that ends within a frame', async () => {
    const wav = await readFile(recording('short.wav'));
    const sizeAt = wav.indexOf('data') + 4;
    wav.writeUInt32LE(wav.readUInt32LE(sizeAt) * 3, sizeAt);
    await writeFile(path.join(folder, 'cut.wav'), wav);
    const cutWav = await run(path.join(folder, 'cut.wav'), { engine: quickEngine });
    expect(cutWav.claimedMs).toBeGreaterThan(cutWav.durationMs * 2.5);
    const mp3 = await readFile(recording('short.mp3'));
    await writeFile(path.join(folder, 'cut.mp3'), mp3.subarray(0, -30));
    const cutMp3 = await run(path.join(folder, 'cut.mp3'), { engine: quickEngine });
    const { pieces, durationMs, claimedMs, isCut } = cutMp3;
    expect([claimedMs, isCut]).toEqual([undefined, true]);
    const { markdown } = formatTranscript(pieces, { breaksOff: { heldMs: durationMs } });
    expect(markdown).toMatch(/The recording breaks off here, at 00:00:0\d: its file ends in the middle of a sound/);
  });

  const SOUND_SECONDS = 12;
  const noise = createNoise(7);
  const sounds: Record<string, (second: number) => number> = {
    silence: () => 0,
    'white noise': () => noise() * 0.3,
    'a tone': (second) => Math.sin(second * 440 * 2 * Math.PI) * 0.5,
    'clicks in silence': (second) => (second % 1 < 0.005 ? 0.9 : 0),
    'the hum of a room': (second) => Math.sin(second * 50 * 2 * Math.PI) * 0.05 + noise() * 0.01,
    'a chord that swells': (second) => chord(second) * Math.abs(Math.sin(second * 2)),
    'noise in bursts, as of paper': (second) => (second % 0.7 < 0.3 ? noise() * 0.4 : 0),
  };
  // One after the other in one recording: starting to listen takes longer than listening to them.
  test(`${Object.keys(sounds).join(', ')}: none is speech, and no word is invented`, async () => {
    const file = path.join(folder, 'sounds.wav');
    const each = Object.values(sounds);
    await writeFile(
      file,
      makeSound(SOUND_SECONDS * each.length, (second) => each[Math.floor(second / SOUND_SECONDS)]?.(second) ?? 0),
    );
    const pieces: TranscriptPiece[] = [];
    await expect(run(file, { onPiece: (piece) => void pieces.push(piece) })).rejects.toMatchObject({
      code: 'no_speech',
    });
    expect(textOf({ pieces }).trim()).toBe('');
  });

  test('kill -9 of the speech process fails the run, and the next goes on to the same transcript', async () => {
    const { transcript: whole, recall } = await hearPerson();
    const done: TranscriptPiece[] = [];
    const killed = run(recording('human.flac'), {
      engine: recall,
      onPiece: async (piece) => {
        done.push(piece);
        if (done.length === 2) for (const pid of listProcesses('speech-worker')) process.kill(pid, 'SIGKILL');
      },
    });
    await expect(killed).rejects.toMatchObject({ code: 'engine_failed' });
    expect(done).toHaveLength(2);
    await expect.poll(() => listProcesses('ffmpeg')).toEqual([]);

    const { engine, given } = countPieces(recall);
    const fresh: TranscriptPiece[] = [];
    const resumed = await run(recording('human.flac'), { done, engine, onPiece: (piece) => void fresh.push(piece) });
    expect(resumed).toEqual(whole);
    expect(given()).toBe(whole.pieces.length - 2);
    expect([...done, ...fresh]).toEqual(whole.pieces);

    const again = countPieces(recall);
    expect(await run(recording('human.flac'), { done: whole.pieces.toReversed(), engine: again.engine })).toEqual(
      whole,
    );
    expect(again.given()).toBe(0);
  });

  test('abort, and a caller that cannot keep a piece, end it and its processes', async () => {
    const stop = new AbortController();
    const aborted = run(recording('human.flac'), { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    const refused = run(recording('short.m4a'), {
      engine: quickEngine,
      onPiece: () => Promise.reject(new Error('disk full')),
    });
    await expect(refused).rejects.toThrow('disk full');
    await expect.poll(() => listProcesses('speech-worker')).toEqual([]);
    await expect.poll(() => listProcesses('ffmpeg')).toEqual([]);
  });

  test('a server gets several pieces at a time, and its answers come out in order', async () => {
    const held: (() => void)[] = [];
    let arrived = 0;
    // The first is answered when the third has come, so that the second is surely answered before it.
    const server = await startEvilServer((response, received, request) => {
      arrived += 1;
      const reply = answer(200, { text: `Piece ${arrived}.` });
      if (arrived === 1) held.push(() => reply(response, received, request));
      else reply(response, received, request);
      if (arrived === 3) held[0]?.();
    });
    const engine = createServerEngine({
      baseUrl: server.baseUrl,
      model: 'm',
      fetch: globalThis.fetch,
      clock: systemClock,
    });
    const { pieces } = await run(recording('human.flac'), { engine });
    await server.close();

    expect(pieces.map(({ text }) => text)).toEqual(['Piece 1.', 'Piece 2.', 'Piece 3.', 'Piece 4.']);
  });

  test('a server that refuses ends the run at once', async () => {
    const server = await startEvilServer(answer(401, {}));
    const engine = createServerEngine({
      baseUrl: server.baseUrl,
      model: 'm',
      fetch: globalThis.fetch,
      clock: systemClock,
    });
    await expect(run(recording('human.flac'), { engine })).rejects.toMatchObject({ code: 'provider_refused' });
    await server.close();
    await expect.poll(() => listProcesses('ffmpeg')).toEqual([]);
  });
});
