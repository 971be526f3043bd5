import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ExportLimits } from './limits.ts';

const SHELL = '/bin/sh';
const MIB = 1024 * 1024;
export const ENGINE_ENTRY = path.join(import.meta.dirname, 'engine', 'main.ts');

/**
 * WebAssembly by the quick compiler, and only the functions that are called: a third of the processor time for a short
 * PDF, and no more for one of 100,000 words.
 */
const COMPILER_FLAGS = ['--wasm-lazy-compilation', '--liftoff-only'];

/** The kernel ends a process that calculates for ever, even when nobody is left who watches it. */
const LAUNCH = 'ulimit -c 0; ulimit -t "$1"; shift; exec "$@"';

/** The engine may read its own code, its packages and their fonts, and do nothing else to the machine. */
export function buildEngineCommand(entry: string, limits: ExportLimits): [program: string, ...args: string[]] {
  const node: [string, ...string[]] = [
    process.execPath,
    '--permission',
    ...findReadable().map((folder) => `--allow-fs-read=${folder}`),
    '--no-warnings',
    ...COMPILER_FLAGS,
    `--max-old-space-size=${Math.ceil(limits.maxMemoryBytes / 2 / MIB)}`,
    entry,
  ];
  return existsSync(SHELL) ? [SHELL, '-c', LAUNCH, 'sh', String(limits.maxCpuSeconds), ...node] : node;
}

function findReadable(): string[] {
  const fromHere = createRequire(import.meta.url);
  const document = path.dirname(path.dirname(fromHere.resolve('@casewright/document')));
  const packages = fromHere.resolve.paths('docx')?.filter((folder) => existsSync(folder)) ?? [];
  return [import.meta.dirname, document, ...packages];
}
