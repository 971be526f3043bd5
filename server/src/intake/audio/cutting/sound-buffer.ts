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
  /** What is kept, at the beginning of `room`; behind it there is room for more. */
  let kept = new Int16Array();
  let room = kept;
  let keptFrom = -skipSamples;

  /** Doubles the room where a chunk finds none, so that what is kept is not copied for every chunk. */
  const add = (chunk: Int16Array): void => {
    const length = kept.length + chunk.length;
    if (length > room.length) {
      room = new Int16Array(length * 2);
      room.set(kept);
    }
    room.set(chunk, kept.length);
    kept = room.subarray(0, length);
  };
  /** False at the end of the recording. */
  const append = async (): Promise<boolean> => {
    const next = await chunks.next();
    if (next.done === true) return false;
    add(next.value);
    if (keptFrom < 0) forgetBefore(0);
    return true;
  };
  const forgetBefore = (at: number): void => {
    const count = Math.min(Math.max(0, at - keptFrom), kept.length);
    room = room.subarray(count);
    kept = kept.subarray(count);
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
