import { MIB, type SandboxLimits } from '../sandbox/limits.ts';

/** As it is uploaded. */
export const MAX_UPLOAD_BYTES = 3 * MIB;
/** What is looked at before a pixel is unpacked: a few bytes can claim to be as large as a city. */
export const MAX_PIXELS = 20_000_000;
export const MAX_SIDE = 10_000;
/** As it is kept: what is larger is made smaller. At the width of a logo this is still more than a printer shows. */
export const MAX_KEPT_SIDE = 1200;

export const ENGINE_LIMITS: SandboxLimits = {
  maxMemoryBytes: 700 * MIB,
  maxCpuSeconds: 30,
  maxWallMs: 60_000,
  maxOutputBytes: 9 * MIB,
  kernelMemory: { kind: 'writable', bytes: (700 + 2048) * MIB },
};
