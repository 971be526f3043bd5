/** What a process that reads a stranger's bytes may use. Each limit counts it together with whatever it starts. */
export interface SandboxLimits {
  /** Resident memory. */
  maxMemoryBytes: number;
  maxCpuSeconds: number;
  maxWallMs: number;
  /** The longest time between two calls of `touch`, for processes that report their progress. */
  maxSilenceMs?: number;
  /** Everything that it writes, on all its channels. */
  maxOutputBytes: number;
  /**
   * What the kernel itself holds each process to, at once and even when nobody is left who watches. WebAssembly and
   * JavaScript reserve gigabytes of addresses that they never use, so for them it is the writable memory that counts.
   */
  kernelMemory: { kind: 'addresses' | 'writable'; bytes: number };
}

export type Excess = 'memory' | 'processor time' | 'time' | 'time without progress' | 'processes' | 'output';

export const MIB = 1024 * 1024;
