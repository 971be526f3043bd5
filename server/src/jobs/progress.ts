export interface ProgressOptions {
  /** What was reached by earlier runs. */
  from: number;
  everyMs: number;
  write: (percent: number) => Promise<unknown>;
}

export interface Progress {
  set(percent: number): void;
  /** Nothing is written after this. */
  close(): void;
}

/** 100 is said by the completion alone. */
const MAX_PERCENT = 99;

/**
 * Writes progress at once when it has been quiet, else at most once in `everyMs`, one write at a time, the latest
 * value only. A write that fails is forgotten: the next one says more.
 */
export function trackProgress({ from, everyMs, write }: ProgressOptions): Progress {
  let reached = from;
  let written = from;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function set(percent: number): void {
    if (!(percent > reached)) return;
    reached = Math.min(Math.floor(percent), MAX_PERCENT);
    if (timer === undefined) void writeLatest();
  }

  async function writeLatest(): Promise<void> {
    timer = undefined;
    if (isClosed || reached <= written) return;
    written = reached;
    const pause = Promise.withResolvers<void>();
    timer = setTimeout(pause.resolve, everyMs);
    await Promise.all([pause.promise, write(written).catch(() => undefined)]);
    await writeLatest();
  }

  return {
    set,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
