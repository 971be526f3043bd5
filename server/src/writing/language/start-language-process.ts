import { createRequire } from 'node:module';
import path from 'node:path';
import { MIB } from '../../sandbox/limits.ts';
import { buildNodeCommand } from '../../sandbox/node-program.ts';
import type { SandboxOptions } from '../../sandbox/start-sandboxed.ts';
import { startWorker, type Worker } from '../../sandbox/worker/start-worker.ts';

export const LANGUAGE_PROGRAM = path.join(import.meta.dirname, 'language-process.ts');
const SOURCES = path.resolve(import.meta.dirname, '../..');
const DAY_MS = 24 * 3_600_000;
/**
 * What the networks take besides the heap. With all of them the process holds some 840 MB, and 940 for a moment while one
 * is loaded; with the one that checks sentences 400, and 600.
 */
const MODEL_BYTES = 1024 * MIB;
const MAX_ANSWER_BYTES = 256 * MIB;

/**
 * Blocks from here on go back to the system when they are freed. While a network is loaded, several of its size come and
 * go: with the networks of that time the process held 560 MB, and 390 so.
 */
const OWN_BLOCK_BYTES = 128 * 1024;

/**
 * Each of its thousands of patterns meets many texts: it is compiled for speed at once, instead of being interpreted the
 * first time. What a process does before its first answer about a note takes a tenth less so.
 */
const COMPILE_PATTERNS_ONCE = '--no-regexp-tier-up';

/** It sees the code of the service and its packages, and nothing else. */
export function buildLanguageCommand(entry: string, maxHeapMegabytes: number): SandboxOptions {
  const command = buildNodeCommand({
    entry,
    readable: [SOURCES, findDocumentFolder()],
    somePackage: 'wink-nlp',
    maxHeapBytes: maxHeapMegabytes * MIB,
    flags: [COMPILE_PATTERNS_ONCE],
    hasNativeCode: true,
  });
  return {
    ...command,
    environment: { ...command.environment, MALLOC_MMAP_THRESHOLD_: String(OWN_BLOCK_BYTES) },
    limits: {
      maxMemoryBytes: maxHeapMegabytes * MIB + MODEL_BYTES,
      // It lives for as long as there is something to read. When it ends, the next call starts another.
      maxCpuSeconds: DAY_MS / 1000,
      maxWallMs: 7 * DAY_MS,
      maxOutputBytes: Number.POSITIVE_INFINITY,
      kernelMemory: { kind: 'writable', bytes: 4096 * MIB },
    },
  };
}

/** The process that reads notes. It does not keep the service alive. */
export function startLanguageProcess(timeoutMs: number, maxHeapMegabytes: number): Worker {
  const started = startWorker({
    ...buildLanguageCommand(LANGUAGE_PROGRAM, maxHeapMegabytes),
    name: 'the language process',
    timeoutMs,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  started.unref();
  return started;
}

function findDocumentFolder(): string {
  return path.dirname(path.dirname(createRequire(import.meta.url).resolve('@casewright/document')));
}
