import type { Excess, SandboxLimits } from './limits.ts';
import { measureUse } from './process-use.ts';

const POLL_MS = 50;
/** A process that has not run since it was last measured took nothing. Most do nothing most of the time. */
const RESTING_POLLS = 5;
/** Our programs start no others. The programs of the walls around them are three or four. */
const MAX_PROCESSES = 12;

export interface ProcessWatch {
  /** Starts the clocks anew, for a process that was started before there was work for it. */
  begin(): void;
  /** Says that the process got on. */
  touch(): void;
  stop(): void;
}

/** Calls `onExcess` once when a process and what it started take more than they may. */
export function watchProcess(pid: number, limits: SandboxLimits, onExcess: (what: Excess) => void): ProcessWatch {
  const { maxMemoryBytes, maxCpuSeconds, maxWallMs, maxSilenceMs = maxWallMs } = limits;
  let started = performance.now();
  let touched = started;
  let isMeasuring = false;
  let cpuSeconds = -1;
  let pollsToSkip = 0;
  let isOver = false;

  function stop(): void {
    isOver = true;
    clearInterval(timer);
  }

  /** The first limit of these that is exceeded ends the watch. */
  function judge(limitsOf: [isTooMuch: boolean, what: Excess][]): void {
    const found = limitsOf.find(([isTooMuch]) => isTooMuch);
    // What was measured may have ended meanwhile, and its number may belong to another by now.
    if (found === undefined || isOver) return;
    stop();
    onExcess(found[1]);
  }

  async function measure(): Promise<void> {
    isMeasuring = true;
    const use = await measureUse(pid, MAX_PROCESSES);
    isMeasuring = false;
    pollsToSkip = use.cpuSeconds === cpuSeconds ? RESTING_POLLS - 1 : 0;
    cpuSeconds = use.cpuSeconds;
    judge([
      [use.processes > MAX_PROCESSES, 'processes'],
      [use.memoryBytes > maxMemoryBytes, 'memory'],
      [use.cpuSeconds > maxCpuSeconds, 'processor time'],
    ]);
  }

  const timer = setInterval(() => {
    const now = performance.now();
    judge([
      [now - started > maxWallMs, 'time'],
      [now - touched > maxSilenceMs, 'time without progress'],
    ]);
    pollsToSkip -= 1;
    // On a busy machine a measurement may take longer than the interval.
    if (pollsToSkip < 0 && !isMeasuring && !isOver) void measure();
  }, POLL_MS);

  return {
    begin: () => {
      started = performance.now();
      touched = started;
      pollsToSkip = 0;
    },
    touch: () => {
      touched = performance.now();
    },
    stop,
  };
}
