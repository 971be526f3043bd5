import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PdfLimits } from './limits.ts';

export interface ChildCommand {
  program: string;
  arguments: string[];
  /** Where the PDF library keeps its character maps and fonts. */
  assets: string;
}

export const ENGINE_ENTRY = path.join(import.meta.dirname, 'engine', 'main.ts');
const PACKAGES = ['pdfjs-dist', '@hyzyla/pdfium', 'tesseract.js', 'tesseract.js-core', '@tesseract.js-data/eng'];
const SHELL = '/bin/sh';
const MIB = 1024 * 1024;
const GRACE_CPU_SECONDS = 5;

// The kernel holds the limits. Address space cannot be limited (WebAssembly reserves gigabytes that it never touches),
// writable memory can. Where the machine has the means, the child sees no network and dies with its parent; setpriv
// runs last, because a new user namespace forgets what it sets.
const LAUNCH = `
ulimit -c 0
ulimit -S -t "$1" && ulimit -H -t "$2"
ulimit -d "$3" 2>/dev/null
shift 3
if setpriv --pdeathsig KILL true 2>/dev/null; then set -- setpriv --pdeathsig KILL "$@"; fi
if unshare -rn true 2>/dev/null; then set -- unshare -rn "$@"; fi
exec "$@"`;

export function buildChildCommand(entry: string, file: string, limits: PdfLimits): ChildCommand {
  const roots = findPackages();
  const readable = [file, import.meta.dirname, ...new Set(roots.map(modulesFolder))];
  const node = [
    process.execPath,
    permissionFlag(),
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${Math.ceil(limits.maxMemoryBytes / 2 / MIB)}`,
    entry,
  ];
  const assets = roots[0] ?? '';
  const [program = '', ...rest] = node;
  if (!existsSync(SHELL)) return { program, arguments: rest, assets };
  const cpu = Math.ceil(limits.maxCpuSeconds);
  // Much of the memory that WebAssembly and threads ask for is never touched.
  const writableKib = Math.ceil((limits.maxMemoryBytes + 3072 * MIB) / 1024);
  const shellArguments = [cpu, cpu + GRACE_CPU_SECONDS, writableKib].map(String);
  return { program: SHELL, arguments: ['-c', LAUNCH, 'sh', ...shellArguments, ...node], assets };
}

function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
}

function findPackages(): string[] {
  const fromHere = createRequire(import.meta.url);
  const fromTesseract = createRequire(fromHere.resolve('tesseract.js'));
  return PACKAGES.map((name) => {
    const paths = [...(fromHere.resolve.paths(name) ?? []), ...(fromTesseract.resolve.paths(name) ?? [])];
    const folder = paths.map((root) => path.join(root, name)).find((candidate) => existsSync(candidate));
    if (folder === undefined) throw new Error(`package ${name} is not installed`);
    return folder;
  });
}

function modulesFolder(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('node_modules') + 'node_modules'.length);
}
