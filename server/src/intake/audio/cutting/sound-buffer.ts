export interface SoundBuffer {
  /** Up to `count` samples from `at`; fewer at the end of the recording only. */
  read(at: number, count: number): Promise<Int16Array>;
  slice(from: number, to: number): Int16Array;
  forgetBefore(at: number): void;
  restartAt(at: number): void;
  /** Whoever leaves early says so, that the decoder may stop. */
  close(): Promise<unknown>;
}

/** The stretch of the recording that may still be needed, addressed from the last restart. */
export function createSoundBuffer(audio: AsyncIterable<Int16Array>, skipSamples: number): SoundBuffer {
  const chunks = audio[Symbol.asyncIterator]();
  let kept = new Int16Array();
  let keptFrom = -skipSamples;

  /** False at the end of the recording. */
  const append = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done === true) return false;
    const joined = new Int16Array(kept.length + next.value.length);
    joined.set(kept);
    joined.set(next.value, kept.length);
    kept = joined;
    if (keptFrom < 0) forgetBefore(0);
    return true;
  };
  const forgetBefore = (at: number): void => {
    const count = Math.min(Math.max(0, at - keptFrom), kept.length);
    kept = kept.slice(count);
    keptFrom += count;
  };
  const slice = (from: number, to: number): Int16Array => kept.slice(from - keptFrom, Math.max(0, to - keptFrom));
  return {
    async read(at, count) {
      let isMore = true;
      while (isMore && keptFrom + kept.length < at + count) isMore = await append();
      return slice(at, at + count);
    },
    slice,
    forgetBefore,
    restartAt(at) {
      forgetBefore(at);
      keptFrom -= at;
    },
    close: async () => chunks.return?.(),
  };
}
