import { AudioError } from './audio-error.ts';
import { cutPieces } from './cutting/cut-pieces.ts';
import type { SoundPiece } from './cutting/cut-pieces.ts';
import { decodeAudio, SAMPLES_PER_MS } from './decoding/decode-audio.ts';
import { findBreak } from './decoding/find-break.ts';
import { probeAudio } from './decoding/probe-audio.ts';
import { cleanText } from './engines/clean-text.ts';
import { isUnderstood } from './doubts/judge-recording.ts';
import type { SpeechEngine } from './engines/speech-engine.ts';
import { estimateTimes } from './word-times/estimate-times.ts';
import { startSpeechWorker } from './worker/start-speech-worker.ts';

/** What was said from `startMs` to `endMs`. The text is empty where someone spoke and nothing could be understood. */
export interface TranscriptPiece {
  index: number;
  startMs: number;
  endMs: number;
  text: string;
  /** What a second look at the same sound gave, where the engine takes one. */
  secondReading?: string;
  /** When each word of the text begins, in the recording: see `splitWords`. Pieces of earlier versions have none. */
  wordStartsMs?: number[];
}

export interface TranscribeProgress {
  heardMs: number;
  /** What the file claims, corrected upward when more comes; undefined when it claims nothing. */
  durationMs: number | undefined;
}

export interface TranscribeOptions {
  file: string;
  ffmpegPath: string;
  modelFolder: string;
  engine: SpeechEngine;
  /** The pieces that an earlier run handed to `onPiece`. They are not transcribed again. */
  done?: readonly TranscriptPiece[];
  /** Called in order. The next piece is handed over when this one is safe. */
  onPiece?: (piece: TranscriptPiece) => Promise<void> | void;
  onProgress?: (progress: TranscribeProgress) => void;
  signal?: AbortSignal;
  maxDurationMs?: number;
}

export interface Transcript {
  pieces: TranscriptPiece[];
  durationMs: number;
  /** How long the file says that it is, where it holds clearly less: then it breaks off. */
  claimedMs?: number;
  /** Its file ends in the middle of a sound: what is missing, nobody knows. */
  isCut?: boolean;
}

type HeardText = Pick<TranscriptPiece, 'text' | 'secondReading' | 'wordStartsMs'>;

const MISSING_MS = 3000;
const MISSING_SHARE = 0.03;

/** Writes down a whole recording, piece by piece. */
export async function transcribe(options: TranscribeOptions): Promise<Transcript> {
  const { file, ffmpegPath, modelFolder, engine, maxDurationMs, onProgress } = options;
  const stop = new AbortController();
  const signal = options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal]);
  const probe = await probeAudio(file, { ffmpegPath, signal });
  if (!probe.hasAudio) throw new AudioError('no_audio_track', 'the file has no audio stream');

  const pieces = firstInOrder(options.done ?? []);
  const worker = await startSpeechWorker({ modelFolder });
  try {
    let heardMs = 0;
    let decodedSamples = 0;
    const report = (ms: number): void => {
      heardMs = Math.max(heardMs, ms);
      const { durationMs } = probe;
      onProgress?.({ heardMs, durationMs: durationMs === undefined ? undefined : Math.max(durationMs, heardMs) });
    };
    const audio = decodeAudio(file, { ffmpegPath, signal, ...(maxDurationMs === undefined ? {} : { maxDurationMs }) });
    const sounds = cutPieces(
      count(audio, (samples) => (decodedSamples += samples)),
      {
        findSpeech: (samples, fresh) => worker.findSpeech(samples, { fresh, signal }),
        startAtMs: pieces.at(-1)?.endMs ?? 0,
        onHeard: report,
      },
    );
    const write = async ({ samples, startMs }: SoundPiece): Promise<HeardText> => {
      const text = cleanText(await engine.transcribePiece(samples, { worker, signal }));
      if (text === '') return { text };
      const wordStartsMs = estimateTimes(text, samples).map((ms) => startMs + ms);
      if (engine.readAgain === undefined) return { text, wordStartsMs };
      return { text, wordStartsMs, secondReading: await engine.readAgain(samples, { worker, signal }) };
    };
    for await (const { item, result } of mapInOrder(sounds, write, engine.piecesAtOnce)) {
      const piece = { index: pieces.length, startMs: item.startMs, endMs: item.endMs, ...result };
      await options.onPiece?.(piece);
      pieces.push(piece);
      report(piece.endMs);
    }
    if (pieces.every(({ text }) => text === '')) throw new AudioError('no_speech', `${pieces.length} pieces, no words`);
    if (!isUnderstood(pieces)) throw new AudioError('speech_not_understood', 'two readings do not agree');
    const durationMs = Math.round(decodedSamples / SAMPLES_PER_MS);
    const { claimedMs = probe.durationMs, isCut } = await findBreak(file);
    return {
      pieces,
      durationMs,
      ...(breaksOff(durationMs, claimedMs) && { claimedMs }),
      ...(isCut && { isCut }),
    };
  } finally {
    stop.abort();
    worker.stop();
  }
}

/** Files say how long they are to within a second or so, some only by their size. */
function breaksOff(heldMs: number, claimedMs: number | undefined): claimedMs is number {
  return claimedMs !== undefined && claimedMs - heldMs > Math.max(MISSING_MS, claimedMs * MISSING_SHARE);
}

/** Pieces 0, 1, 2 … as far as there is no gap: what stands behind a gap was never promised to be whole. */
function firstInOrder(done: readonly TranscriptPiece[]): TranscriptPiece[] {
  const sorted = done.toSorted((a, b) => a.index - b.index);
  const firstGap = sorted.findIndex((piece, position) => piece.index !== position);
  return firstGap < 0 ? sorted : sorted.slice(0, firstGap);
}

async function* count(audio: AsyncIterable<Int16Array>, add: (samples: number) => void): AsyncGenerator<Int16Array> {
  for await (const samples of audio) {
    add(samples.length);
    yield samples;
  }
}

/** Works on up to `atOnce` items at a time, and hands the results on in the order of the items. */
async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<{ item: Item; result: Result }> {
  const running: { item: Item; result: Promise<Result> }[] = [];
  const first = async (): Promise<{ item: Item; result: Result }[]> => {
    const next = running.shift();
    return next === undefined ? [] : [{ item: next.item, result: await next.result }];
  };
  for await (const item of items) {
    const result = work(item);
    // It is awaited in its turn; a failure before that must not count as unhandled.
    result.catch(() => undefined);
    running.push({ item, result });
    if (running.length >= atOnce) yield* await first();
  }
  while (running.length > 0) yield* await first();
}
