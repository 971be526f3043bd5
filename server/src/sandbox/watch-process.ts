import { readdirSync, readFileSync } from 'node:fs';
import type { Excess, SandboxLimits } from './limits.ts';

const POLL_MS = 50;
/** The unit of processor time in /proc, on every architecture. */
const TICKS_PER_SECOND = 100;
/** Ours start none. What is put around them takes three or four. */
const MAX_PROCESSES = 12;

export interface ProcessWatch {
  /** Sets the clocks to nothing, for a process that was started before there was work for it. */
  begin(): void;
  /** Says that the process got on. */
  touch(): void;
  stop(): void;
}

/** Calls `onExcess` once when a process and what it started take more than they may. */
export function watchProcess(pid: number, limits: SandboxLimits, onExcess: (what: Excess) => void): ProcessWatch {
  let started = performance.now();
  const { maxMemoryBytes, maxCpuSeconds, maxWallMs, maxSilenceMs = maxWallMs } = limits;
  let touched = started;
  const timer = setInterval(() => {
    const now = performance.now();
    const use = measureUse(pid);
    const excess: [isTooMuch: boolean, what: Excess][] = [
      [use.memoryBytes > maxMemoryBytes, 'memory'],
      [use.cpuSeconds > maxCpuSeconds, 'processor time'],
      [use.processes > MAX_PROCESSES, 'processes'],
      [now - started > maxWallMs, 'time'],
      [now - touched > maxSilenceMs, 'time without progress'],
    ];
    const found = excess.find(([isTooMuch]) => isTooMuch);
    if (found === undefined) return;
    clearInterval(timer);
    onExcess(found[1]);
  }, POLL_MS);
  return {
    begin: () => {
      started = performance.now();
      touched = started;
    },
    touch: () => {
      touched = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

interface Use {
  memoryBytes: number;
  cpuSeconds: number;
  processes: number;
}

/** Linux says it in /proc; elsewhere the limits of the JavaScript heap, of time and of output must do. */
function measureUse(root: number): Use {
  const use: Use = { memoryBytes: 0, cpuSeconds: 0, processes: 0 };
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined && use.processes <= MAX_PROCESSES; pid = waiting.pop()) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'latin1');
      use.memoryBytes += Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
      use.cpuSeconds += readCpuSeconds(pid);
      use.processes += 1;
      waiting.push(...listChildren(pid));
    } catch {
      // It has ended in the meantime, or this is not Linux.
    }
  }
  return use;
}

/** Its own, and that of its children that have ended. The name before may hold spaces and brackets. */
function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

function listChildren(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
  );
}
