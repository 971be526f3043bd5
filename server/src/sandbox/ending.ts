import { constants } from 'node:os';
import type { Excess } from './limits.ts';

/** How a process came to its end. */
export interface Ending {
  exitCode: number | null;
  signalName: string | null;
  /** The limit that it broke, and was killed for. */
  excess: Excess | undefined;
  /** Why it could not be started. */
  fault: Error | undefined;
}

/** What the shell, or the kernel, says of a program that ended by a signal. */
const SIGNAL_BASE = 128;
const SIGNAL_NAMES = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));

/** The kernel's limit of processor time, and how JavaScript ends when it gets no memory. */
const SIGNALS_OF_EXCESS = new Set(['SIGXCPU', 'SIGABRT', 'SIGTRAP']);
const OUT_OF_MEMORY = /out of memory|allocation failed/i;

/** If a signal ended the program, the shell around it ends with a number above 128. */
export function readEnding(
  exitCode: number | null,
  signalName: string | null,
): Pick<Ending, 'exitCode' | 'signalName'> {
  const name = exitCode === null ? signalName : SIGNAL_NAMES.get(exitCode - SIGNAL_BASE);
  return name === undefined || name === null ? { exitCode, signalName } : { exitCode: null, signalName: name };
}

/** Whether the process needed more than it may have, by our count or by the kernel's. */
export function isExcess({ excess, signalName }: Ending, lastMessages: string): boolean {
  return excess !== undefined || SIGNALS_OF_EXCESS.has(signalName ?? '') || OUT_OF_MEMORY.test(lastMessages);
}
