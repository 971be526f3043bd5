import type { SandboxedProcess } from '../../../sandbox/start-sandboxed.ts';
import { AudioError } from '../audio-error.ts';
import { CANNOT_START, startFfmpeg } from './start-ffmpeg.ts';

export const SAMPLE_RATE_HZ = 16_000;
export const SAMPLES_PER_MS = SAMPLE_RATE_HZ / 1000;

export interface DecodeOptions {
  ffmpegPath: string;
  signal?: AbortSignal | undefined;
  /** Longer recordings fail with `audio_too_long`, counted in what was decoded and not in what the file claims. */
  maxDurationMs?: number;
  /** How long the decoder may take over the next samples. It does not run while nobody asks for them. */
  stallTimeoutMs?: number;
}

const MAX_DURATION_MS = 24 * 3_600_000;
const STALL_TIMEOUT_MS = 60_000;
const OUTPUT = [
  '-map',
  '0:a:0',
  '-vn',
  '-sn',
  '-dn',
  '-ac',
  '1',
  '-ar',
  String(SAMPLE_RATE_HZ),
  '-f',
  's16le',
  'pipe:1',
];

/**
 * The first audio track as mono samples of 16 bits at 16 kHz. The reader sets the pace: ffmpeg waits on its full pipe,
 * so memory does not grow with the length of the recording. Leaving the loop early kills ffmpeg.
 */
export async function* decodeAudio(file: string, options: DecodeOptions): AsyncGenerator<Int16Array> {
  const { ffmpegPath, signal, maxDurationMs = MAX_DURATION_MS, stallTimeoutMs = STALL_TIMEOUT_MS } = options;
  signal?.throwIfAborted();
  const child = startFfmpeg(ffmpegPath, file, ['-loglevel', 'error', ...OUTPUT]);
  signal?.addEventListener('abort', child.kill);
  const chunks = child.results[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let samplesSeen = 0;
  let odd: Buffer = Buffer.alloc(0);
  try {
    for (;;) {
      const { value, done } = await withinTime(chunks.next(), stallTimeoutMs);
      if (done === true) break;
      const bytes = odd.length === 0 ? value : Buffer.concat([odd, value]);
      const count = bytes.length >> 1;
      odd = bytes.subarray(count * 2);
      samplesSeen += count;
      if (samplesSeen > maxDurationMs * SAMPLES_PER_MS)
        throw new AudioError('audio_too_long', `over ${maxDurationMs} ms`);
      // A copy: the bytes may stand at an odd address, and their buffer is used again.
      if (count > 0) yield new Int16Array(new Uint8Array(bytes.subarray(0, count * 2)).buffer);
    }
    await checkEnding(child, stallTimeoutMs);
    if (samplesSeen === 0) throw new AudioError('audio_undecodable', 'ffmpeg decoded no samples');
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AudioError) throw error;
    throw new AudioError('engine_unavailable', 'ffmpeg cannot be run', { cause: error });
  } finally {
    signal?.removeEventListener('abort', child.kill);
    child.kill();
  }
}

async function checkEnding(child: SandboxedProcess, timeoutMs: number): Promise<void> {
  const { exitCode, signalName, excess, fault } = await withinTime(child.ended, timeoutMs);
  if (fault !== undefined || CANNOT_START.has(exitCode ?? 0))
    throw new AudioError('engine_unavailable', 'ffmpeg cannot be started', { cause: fault });
  if (exitCode === 0 && excess === undefined) return;
  const last = child.messages().tail.trim().split('\n').at(-1);
  throw new AudioError('audio_undecodable', `ffmpeg ended with ${excess ?? exitCode ?? signalName}: ${last}`);
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AudioError('audio_undecodable', 'ffmpeg stands still')), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
