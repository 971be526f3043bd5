import { SAMPLE_RATE_HZ } from '../decoding/decode-audio.ts';
import { encodeWav } from '../engines/wav.ts';

/** A WAV file of what the function says for each moment, from -1 to 1. */
export function makeSound(seconds: number, at: (second: number) => number): Uint8Array {
  const samples = Int16Array.from({ length: seconds * SAMPLE_RATE_HZ }, (_, index) =>
    Math.round(32_767 * Math.max(-1, Math.min(1, at(index / SAMPLE_RATE_HZ)))),
  );
  return encodeWav(samples);
}

/** Evenly spread numbers from -1 to 1 that are the same in every run. */
export function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}
