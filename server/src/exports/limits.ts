import { MIB, type SandboxLimits } from '../sandbox/limits.ts';

export interface ExportLimits extends Pick<SandboxLimits, 'maxMemoryBytes' | 'maxWallMs' | 'maxCpuSeconds'> {
  maxResultBytes: number;
  /** Processes at work at the same time. */
  maxAtOnce: number;
  /** Exports that wait for one of them; more are refused. */
  maxWaiting: number;
}

/** As PDF, 100,000 words take some 8 s and 400 MiB; a table of 30,000 cells takes 20 s and 670 MiB. */
export const DEFAULT_EXPORT_LIMITS: ExportLimits = {
  maxMemoryBytes: 1536 * MIB,
  maxWallMs: 120_000,
  maxCpuSeconds: 90,
  maxResultBytes: 128 * MIB,
  maxAtOnce: 2,
  maxWaiting: 50,
};
