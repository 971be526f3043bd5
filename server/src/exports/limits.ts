export interface ExportLimits {
  maxMemoryBytes: number;
  maxWallMs: number;
  maxCpuSeconds: number;
  maxResultBytes: number;
  /** Processes at work at the same time. */
  maxAtOnce: number;
  /** Exports that wait for one of them; more are refused. */
  maxWaiting: number;
}

const MIB = 1024 * 1024;

/** A report of 100,000 words takes some 10 s and 500 MiB; the longest that can be stored about three times that. */
export const DEFAULT_EXPORT_LIMITS: ExportLimits = {
  maxMemoryBytes: 1536 * MIB,
  maxWallMs: 120_000,
  maxCpuSeconds: 90,
  maxResultBytes: 128 * MIB,
  maxAtOnce: 2,
  maxWaiting: 50,
};
