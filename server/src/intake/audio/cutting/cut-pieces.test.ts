import { expect, test } from 'vitest';
import { WINDOW_SAMPLES } from '../worker/messages.ts';
import { cutPieces } from './cut-pieces.ts';
import type { SoundPiece } from './cut-pieces.ts';

const WINDOW_MS = 32;
const DELAY = 3;

/** A recording whose samples say whether someone speaks: 1000 or more is speech. Spans are in seconds. */
function makeRecording(seconds: number, speech: [number, number][]): Int16Array {
  const samples = new Int16Array(seconds * 16_000);
  for (const [from, to] of speech) samples.fill(1000, from * 16_000, to * 16_000);
  return samples;
}

/** Like the detector it believes in a change only after some windows of it, and forgets all when it starts afresh. */
function createDetector(): (samples: Int16Array, fresh: boolean) => Promise<Uint8Array> {
  let speaking = false;
  let against = 0;
  return async (samples, fresh) => {
    if (fresh) [speaking, against] = [false, 0];
    return Uint8Array.from({ length: samples.length / WINDOW_SAMPLES }, (_, index) => {
      const isSpeech = (samples[index * WINDOW_SAMPLES] ?? 0) >= 1000;
      against = isSpeech === speaking ? 0 : against + 1;
      if (against > DELAY) [speaking, against] = [!speaking, 0];
      return speaking ? 1 : 0;
    });
  };
}

async function* chunk(samples: Int16Array, size: number): AsyncGenerator<Int16Array> {
  for (let at = 0; at < samples.length; at += size) yield samples.slice(at, at + size);
}

async function cut(
  samples: Int16Array,
  options: { startAtMs?: number; chunkSize?: number } = {},
): Promise<SoundPiece[]> {
  const { chunkSize = 4096, startAtMs = 0 } = options;
  const pieces: SoundPiece[] = [];
  const audio = chunk(samples, chunkSize);
  for await (const piece of cutPieces(audio, { findSpeech: createDetector(), startAtMs })) pieces.push(piece);
  return pieces;
}

const toBytes = (samples: Int16Array): Buffer => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
const spans = (pieces: SoundPiece[]): [number, number][] => pieces.map(({ startMs, endMs }) => [startMs, endMs]);

const TALK: [number, number][] = [
  [1, 3],
  [3.4, 8],
  [9, 12],
  [15, 15.1],
  [20, 60],
  [60.3, 75],
  [75.2, 90],
  [100, 101],
  [110, 170],
  [171, 171.3],
  [175, 180],
];
const talk = makeRecording(180, TALK);

test('silence gives no piece', async () => {
  expect(await cut(makeRecording(120, []))).toEqual([]);
  expect(await cut(new Int16Array())).toEqual([]);
  expect(await cut(new Int16Array(100))).toEqual([]);
});

test('a sentence is cut out with a margin', async () => {
  const [piece, ...others] = await cut(makeRecording(10, [[4, 6]]));

  expect(others).toEqual([]);
  expect(piece?.startMs).toBeGreaterThan(3700);
  expect(piece?.startMs).toBeLessThanOrEqual(4000);
  expect(piece?.endMs).toBeGreaterThanOrEqual(6000);
  expect(piece?.endMs).toBeLessThan(6300);
});

test('clicks are not speech', async () => {
  const clicks = Array.from({ length: 50 }, (_, index): [number, number] => [index + 0.5, index + 0.65]);
  expect(spans(await cut(makeRecording(60, clicks)))).toEqual([]);
});

test('no piece is longer than 18 s, none overlaps, and all speech is in one', async () => {
  const pieces = await cut(talk);
  let lastEndMs = 0;
  for (const { startMs, endMs, samples } of pieces) {
    expect(endMs - startMs).toBeLessThanOrEqual(18_000);
    expect(startMs).toBeGreaterThanOrEqual(lastEndMs);
    expect(toBytes(samples).equals(toBytes(talk.slice(startMs * 16, endMs * 16)))).toBe(true);
    lastEndMs = endMs;
  }
  for (const [from, to] of TALK.filter(([start, end]) => end - start > 0.3)) {
    for (let ms = from * 1000 + 50; ms < to * 1000 - 50; ms += 100) {
      expect(
        pieces.some(({ startMs, endMs }) => startMs <= ms && ms < endMs),
        `${ms} ms`,
      ).toBe(true);
    }
  }
});

test('a long stretch is cut in its longest pause', async () => {
  const pieces = await cut(
    makeRecording(40, [
      [1, 10],
      [10.15, 13],
      [13.28, 16],
      [16.15, 30],
    ]),
  );
  expect(pieces[0]?.endMs).toBeGreaterThan(13_000);
  expect(pieces[0]?.endMs).toBeLessThan(13_280);
});

test('speech without any pause is cut where it is quietest', async () => {
  const samples = makeRecording(30, [[0, 30]]).map((sample, index) =>
    Math.floor(index / 512) === 500 ? 1000 : sample * 8,
  );
  const [first, second] = await cut(samples);
  expect(first?.endMs).toBe(500 * WINDOW_MS);
  expect(second?.startMs).toBe(500 * WINDOW_MS);
});

test('the pieces do not depend on how the samples arrive', async () => {
  const whole = spans(await cut(talk, { chunkSize: talk.length }));
  for (const chunkSize of [1000, 16_001]) expect(spans(await cut(talk, { chunkSize }))).toEqual(whole);
});

test('starting again at the end of any piece gives the same pieces', async () => {
  const whole = spans(await cut(talk));
  for (const [index, [, endMs]] of whole.entries()) {
    expect(spans(await cut(talk, { startAtMs: endMs }))).toEqual(whole.slice(index + 1));
  }
});

test('tells how far it has listened, through silence too', async () => {
  const heard: number[] = [];
  const audio = chunk(makeRecording(60, [[20, 30]]), 4096);
  const pieces = cutPieces(audio, { findSpeech: createDetector(), onHeard: (ms) => heard.push(ms) });
  for await (const { endMs } of pieces) expect(endMs).toBeGreaterThan(30_000);

  expect(heard.length).toBeGreaterThan(20);
  expect(heard.at(-1)).toBeGreaterThan(59_000);
});

test('whoever leaves early lets the decoder go', async () => {
  let isClosed = false;
  async function* endless(): AsyncGenerator<Int16Array> {
    try {
      for (;;) yield new Int16Array(16_000).fill(1000);
    } finally {
      isClosed = true;
    }
  }
  for await (const { startMs } of cutPieces(endless(), { findSpeech: createDetector() })) {
    if (startMs > 0) break;
  }
  expect(isClosed).toBe(true);
});
