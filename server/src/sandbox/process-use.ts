import { readdir } from 'node:fs/promises';
import { readProcFile } from './read-proc-file.ts';

/** The unit of processor time in /proc, on every architecture. */
const TICKS_PER_SECOND = 100;

/** What a process and all that it started take. */
export interface ProcessUse {
  memoryBytes: number;
  cpuSeconds: number;
  processes: number;
}

/**
 * Linux says it in /proc; elsewhere the limits of the JavaScript heap, of time and of output must do. Counting ends
 * where there are more than `maxProcesses`. It is read beside the event loop: the kernel may let a reader wait while
 * the process changes its memory.
 */
export async function measureUse(root: number, maxProcesses: number): Promise<ProcessUse> {
  const use: ProcessUse = { memoryBytes: 0, cpuSeconds: 0, processes: 0 };
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined && use.processes <= maxProcesses; pid = waiting.pop()) {
    try {
      const [own, children] = await Promise.all([readOwnUse(pid), listChildren(pid)]);
      use.memoryBytes += own.memoryBytes;
      use.cpuSeconds += own.cpuSeconds;
      use.processes += 1;
      waiting.push(...children);
    } catch {
      // It has ended in the meantime, or this is not Linux.
    }
  }
  return use;
}

/** With the processor time of its children that have ended. */
async function readOwnUse(pid: number): Promise<Omit<ProcessUse, 'processes'>> {
  const [stat, status] = await Promise.all([readProcFile(`/proc/${pid}/stat`), readProcFile(`/proc/${pid}/status`)]);
  // The name before may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memoryBytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024,
    cpuSeconds: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND,
  };
}

async function listChildren(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    // A thread may have ended since.
    threads.map((thread) => readProcFile(`/proc/${pid}/task/${thread}/children`).catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
