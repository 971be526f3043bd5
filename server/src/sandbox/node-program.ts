import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findWalls } from './find-walls.ts';
import { MIB } from './limits.ts';
import type { SandboxedCommand } from './wrap-command.ts';

export interface NodeProgram {
  /** The file to run. */
  entry: string;
  /** The files and folders that it may read. Its packages are added. */
  readable: string[];
  /** One of the packages that it uses, to find the folders that they are in. */
  somePackage: string;
  maxHeapBytes: number;
  flags?: string[];
  /** For packages with native code, over which Node's own permissions have no power. */
  hasNativeCode?: boolean;
  /**
   * For work that is shared among threads. They have the same permissions unless they are started with options of their
   * own: so this is for processes that the system walls in.
   */
  startsThreads?: boolean;
  /** For packages that make functions out of strings. */
  makesCode?: boolean;
  args?: string[];
}

const OWN_FOLDER = import.meta.dirname;
const PACKAGE_FILE = path.resolve(OWN_FOLDER, '../../package.json');

/**
 * Where set-up keeps what Node made of the sources of these programs (`scripts/compile-programs.mjs`): loading them takes
 * half the processor time with it.
 */
export const COMPILED_PROGRAMS = path.resolve(OWN_FOLDER, '../../../node_modules/.cache/casewright-programs');

export interface NodeCommand extends SandboxedCommand {
  environment: Record<string, string>;
}

/**
 * Node on a program of ours. Its own permissions are a second wall: the program can read what is named, and neither
 * write nor start anything.
 */
export function buildNodeCommand(program: NodeProgram): NodeCommand {
  const { entry, maxHeapBytes, flags = [], hasNativeCode = false, makesCode = false, args = [] } = program;
  const { startsThreads = false } = program;
  const readable = [...program.readable, OWN_FOLDER, PACKAGE_FILE, ...findPackageFolders(program.somePackage)];
  const isCompiled = canUseCompiled();
  return {
    program: process.execPath,
    args: [
      permissionFlag(),
      // Node reads what it compiled before only where it might write as well. The private root lets it read alone.
      ...(isCompiled ? [`--allow-fs-write=${COMPILED_PROGRAMS}`] : []),
      ...[...new Set([path.dirname(entry), ...readable])].map((item) => `--allow-fs-read=${item}`),
      ...(hasNativeCode ? ['--allow-addons'] : []),
      ...(startsThreads ? ['--allow-worker'] : []),
      '--no-warnings',
      ...(makesCode ? [] : ['--disallow-code-generation-from-strings']),
      `--max-old-space-size=${Math.ceil(maxHeapBytes / MIB)}`,
      ...flags,
      entry,
      ...args,
    ],
    readable: [process.execPath, path.dirname(entry), ...readable],
    environment: isCompiled ? { NODE_COMPILE_CACHE: COMPILED_PROGRAMS } : {},
  };
}

/** Where Node's own permissions are the only wall, a program that was taken over could change what the next one runs. */
function canUseCompiled(): boolean {
  return findWalls().hasPrivateRoot && existsSync(COMPILED_PROGRAMS);
}

function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
}

function findPackageFolders(name: string): string[] {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.filter((folder) => existsSync(folder));
}
