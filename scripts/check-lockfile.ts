// Fails when a package of the lockfile has no hash: npm installs such a package whatever its tarball holds.
// `--complete` asks the registry that npm uses for the hashes that are missing, and writes them down.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface LockedPackage {
  /** Given only if the folder has another name than the package. */
  name?: string;
  version?: string | undefined;
  /** True for a workspace of this tree. */
  link?: boolean;
  resolved?: string;
  integrity?: string;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const INSTALLED = 'node_modules/';
const STRONG_HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;
const PARALLEL_REQUESTS = 8;

/** The places of all packages without a sha512. The workspaces themselves come from no registry. */
export function listUnhashed({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes(INSTALLED) && link !== true)
    .filter(([, { integrity }]) => integrity === undefined || !STRONG_HASH.test(integrity))
    .map(([place]) => place);
}

/** Packages that do not come from the registry, such as a git address. A hash says little about those. */
export function listForeign({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => link !== true && resolved !== undefined && !/^https:.*\.tgz$/.test(resolved))
    .map(([place]) => place);
}

async function fetchHash(registry: string, place: string, { name, version }: LockedPackage): Promise<string> {
  const packageName = name ?? place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length);
  const response = await fetch(new URL(`${packageName.replace('/', '%2f')}/${version}`, registry));
  if (!response.ok) throw new Error(`${packageName}@${version}: the registry answered ${response.status}`);
  const { dist } = (await response.json()) as { dist: { integrity?: string } };
  if (dist.integrity === undefined) throw new Error(`${packageName}@${version}: the registry has no hash`);
  return dist.integrity;
}

async function completeLockfile(lockfile: Lockfile): Promise<void> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const waiting = listUnhashed(lockfile);
  const takeTurns = async (): Promise<void> => {
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const { version, ...rest } = lockfile.packages[place] ?? {};
      const integrity = await fetchHash(registry, place, { version, ...rest });
      // In the order in which npm writes the fields.
      lockfile.packages[place] = { version, integrity, ...rest };
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, takeTurns));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  if (process.argv.includes('--complete')) {
    await completeLockfile(lockfile);
    writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  }
  const faults = [
    ...listUnhashed(lockfile).map((place) => `${place} has no hash: run node scripts/check-lockfile.ts --complete`),
    ...listForeign(lockfile).map((place) => `${place} does not come from the registry`),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
