import { readFileSync } from 'node:fs';

const POLL_MS = 50;

export interface ChildLimits {
  /** Resident memory. */
  maxMemoryBytes: number;
  maxWallMs: number;
  /** The longest time between two calls of `touch`. */
  maxSilenceMs: number;
}

export interface ChildWatch {
  /** Says that the child got on. */
  touch(): void;
  stop(): void;
}

/** Calls `onExceeded` once when the child takes more memory or time than it may. */
export function watchChild(pid: number, limits: ChildLimits, onExceeded: (what: string) => void): ChildWatch {
  const started = performance.now();
  let touched = started;
  const exceed = (what: string): void => {
    clearInterval(timer);
    onExceeded(what);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (readResidentBytes(pid) > limits.maxMemoryBytes) exceed('memory');
    else if (now - started > limits.maxWallMs) exceed('time');
    else if (now - touched > limits.maxSilenceMs) exceed('time without progress');
  }, POLL_MS);
  return {
    touch: () => {
      touched = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** Linux says it in /proc; elsewhere the limits of the JavaScript heap and of time must do. */
function readResidentBytes(pid: number): number {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(kib ?? 0) * 1024;
  } catch {
    return 0;
  }
}
