import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findWalls } from '../../sandbox/find-walls.ts';
import { MIB } from '../../sandbox/limits.ts';
import { buildNodeCommand } from '../../sandbox/node-program.ts';
import type { SandboxOptions } from '../../sandbox/start-sandboxed.ts';
import type { PdfLimits } from './limits.ts';

export const ENGINE_ENTRY = path.join(import.meta.dirname, 'engine', 'main.ts');

/** Much of the memory that WebAssembly and threads ask for is never touched. */
const UNTOUCHED_BYTES = 3072 * MIB;
/** What the engine says besides the text: places, progress, escaped signs. */
const OUTPUT_OVERHEAD_BYTES = 1_000_000;
const BYTES_PER_CHARACTER = 8;

/** The engine may read its own code and packages, and no other file: it gets the bytes of the document handed in. */
export function buildChildCommand(entry: string, limits: PdfLimits, args: string[] = []): SandboxOptions {
  const { maxMemoryBytes, maxCpuSeconds, maxWallMs, maxSilenceMs, maxTextCharacters } = limits;
  return {
    ...buildNodeCommand({
      entry,
      readable: [import.meta.dirname],
      somePackage: 'pdfjs-dist',
      maxHeapBytes: maxMemoryBytes / 2,
      // A thread can be started without Node's permissions. So none is, where they are the only wall.
      startsThreads: findWalls().hasPrivateRoot,
      args,
    }),
    limits: {
      maxMemoryBytes,
      maxCpuSeconds,
      maxWallMs,
      maxSilenceMs,
      maxOutputBytes: maxTextCharacters * BYTES_PER_CHARACTER + OUTPUT_OVERHEAD_BYTES,
      kernelMemory: { kind: 'writable', bytes: maxMemoryBytes + UNTOUCHED_BYTES },
    },
    hasInput: true,
    results: 'channel',
  };
}

/** Where the PDF library keeps its character maps and fonts. */
export function findAssets(): string {
  const folders = createRequire(import.meta.url).resolve.paths('pdfjs-dist') ?? [];
  const found = folders.map((folder) => path.join(folder, 'pdfjs-dist')).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error('package pdfjs-dist is not installed');
  return found;
}
