import { SAMPLES_PER_MS } from '../decoding/decode-audio.ts';
import { WINDOW_SAMPLES } from '../worker/messages.ts';
import { createPieceFinder } from './piece-finder.ts';
import type { Span } from './piece-finder.ts';
import { createSoundBuffer } from './sound-buffer.ts';
import type { SoundBuffer } from './sound-buffer.ts';

export interface SoundPiece {
  startMs: number;
  endMs: number;
  samples: Int16Array;
}

export interface CutOptions {
  /** One byte for each whole window: 1 where someone speaks. */
  findSpeech: (samples: Int16Array, fresh: boolean) => Promise<Uint8Array>;
  /** Where an earlier run stopped: the end of its last piece. */
  startAtMs?: number;
  /** Called as the recording is listened to, speech or not. */
  onHeard?: (heardMs: number) => void;
}

/** About 2 s: often enough to see progress, seldom enough that messages cost nothing. */
const BLOCK_WINDOWS = 64;
/** Where no sound lasts 192 ms there is no word, only clicks, coughs and knocks, however many. */
const SHORTEST_SPEECH_WINDOWS = 6;
const WINDOW_MS = WINDOW_SAMPLES / SAMPLES_PER_MS;

/**
 * Cuts a recording at its silences into pieces of at most 18 s, and leaves out what is not speech. At the end of each
 * piece the detector starts afresh, so the pieces behind any piece's end do not depend on what came before it.
 */
export async function* cutPieces(audio: AsyncIterable<Int16Array>, options: CutOptions): AsyncGenerator<SoundPiece> {
  const { findSpeech, startAtMs = 0, onHeard } = options;
  const sound = createSoundBuffer(audio, startAtMs * SAMPLES_PER_MS);
  let originMs = startAtMs;
  try {
    for (;;) {
      const heardBefore = originMs;
      const span = await findSpan(sound, findSpeech, (windows) => onHeard?.(heardBefore + windows * WINDOW_MS));
      if (span === undefined) return;
      if (span.longestSpeechWindows >= SHORTEST_SPEECH_WINDOWS) {
        const samples = sound.slice(span.start * WINDOW_SAMPLES, span.end * WINDOW_SAMPLES);
        yield { startMs: originMs + span.start * WINDOW_MS, endMs: originMs + span.end * WINDOW_MS, samples };
      }
      sound.restartAt(span.end * WINDOW_SAMPLES);
      originMs += span.end * WINDOW_MS;
    }
  } finally {
    await sound.close();
  }
}

async function findSpan(
  sound: SoundBuffer,
  findSpeech: CutOptions['findSpeech'],
  onWindows: (windows: number) => void,
): Promise<Span | undefined> {
  const finder = createPieceFinder();
  for (let heard = 0; ;) {
    const block = await sound.read(heard * WINDOW_SAMPLES, BLOCK_WINDOWS * WINDOW_SAMPLES);
    const windows = Math.floor(block.length / WINDOW_SAMPLES);
    if (windows === 0) return finder.finish();
    const flags = await findSpeech(block.subarray(0, windows * WINDOW_SAMPLES), heard === 0);
    for (let index = 0; index < windows; index += 1) {
      const loudness = measureLoudness(block.subarray(index * WINDOW_SAMPLES, (index + 1) * WINDOW_SAMPLES));
      const span = finder.take(flags[index] === 1, loudness);
      if (span !== undefined) return span;
    }
    heard += windows;
    sound.forgetBefore(finder.firstNeeded() * WINDOW_SAMPLES);
    onWindows(heard);
  }
}

function measureLoudness(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum;
}
