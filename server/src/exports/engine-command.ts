import { createRequire } from 'node:module';
import path from 'node:path';
import { MIB } from '../sandbox/limits.ts';
import { buildNodeCommand } from '../sandbox/node-program.ts';
import type { SandboxOptions } from '../sandbox/start-sandboxed.ts';
import type { ExportLimits } from './limits.ts';

export const ENGINE_ENTRY = path.join(import.meta.dirname, 'engine', 'main.ts');

/**
 * WebAssembly by the quick compiler, and only the functions that are called: a third of the processor time for a short
 * PDF, and no more for one of 100,000 words.
 */
const COMPILER_FLAGS = ['--wasm-lazy-compilation', '--liftoff-only'];
/** Much of the memory that WebAssembly and threads ask for is never touched. */
const UNTOUCHED_BYTES = 3072 * MIB;

/** The engine may read its own code, its packages and their fonts, and do nothing else to the machine. */
export function buildEngineCommand(entry: string, limits: ExportLimits): SandboxOptions {
  const { maxMemoryBytes, maxCpuSeconds, maxWallMs, maxResultBytes } = limits;
  return {
    ...buildNodeCommand({
      entry,
      readable: [import.meta.dirname, findDocumentFolder()],
      somePackage: 'docx',
      maxHeapBytes: maxMemoryBytes / 2,
      flags: COMPILER_FLAGS,
      makesCode: true,
    }),
    limits: {
      maxMemoryBytes,
      maxCpuSeconds,
      maxWallMs,
      maxOutputBytes: maxResultBytes,
      kernelMemory: { kind: 'writable', bytes: maxMemoryBytes + UNTOUCHED_BYTES },
    },
    hasInput: true,
    results: 'channel',
  };
}

function findDocumentFolder(): string {
  return path.dirname(path.dirname(createRequire(import.meta.url).resolve('@casewright/document')));
}
