// Fails when a package of the lockfile has no hash: npm installs such a package whatever its tarball holds. And when one
// of a package's binaries for other machines is not in it: npm forgets those now and then, and installs nothing there.
// `--complete` asks the registry that npm uses for what is missing, and writes it down.
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
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** What the registry says of one version, as far as the lockfile repeats it. */
interface PublishedVersion {
  version: string;
  dist: { integrity?: string };
  cpu?: string[];
  libc?: string[];
  license?: string;
  os?: string[];
  engines?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const INSTALLED = 'node_modules/';
const STRONG_HASH = /^sha512-[A-Za-z0-9+/]{86}==$/;
const PARALLEL_REQUESTS = 8;
/** The machines that `npm start` must work on. For others a registry may not have every binary. */
const PROMISED_MACHINES = /linux-(?:x64|arm64)(?:-gnu|-glibc)?$/;

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

/** What packages name as optional and the lockfile leaves out, with the version that their range begins with. */
export function listLeftOut({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  const known = new Set(Object.keys(packages).map(nameOf));
  const asked = Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies).map(([name, range]) => ({ name, version: range.replace(/^[~^]/, ''), dev })),
  );
  return asked.filter(({ name }) => !known.has(name));
}

const nameOf = (place: string): string => place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length);

/** Undefined where the registry has no such version. */
async function fetchVersion(registry: string, name: string, version = ''): Promise<PublishedVersion | undefined> {
  const response = await fetch(new URL(`${name.replace('/', '%2f')}/${version}`, registry));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${name}@${version}: the registry answered ${response.status}`);
  return (await response.json()) as PublishedVersion;
}

async function fetchHash(registry: string, place: string, { name, version }: LockedPackage): Promise<string> {
  const published = await fetchVersion(registry, name ?? nameOf(place), version);
  if (published?.dist.integrity === undefined) throw new Error(`${place}@${version}: the registry has no hash`);
  return published.dist.integrity;
}

/** In the order in which npm writes the fields. */
function lockVersion(published: PublishedVersion, dev: boolean): LockedPackage {
  const { version, dist, cpu, libc, license, os, engines } = published;
  const fields = { version, integrity: dist.integrity, cpu, ...(dev ? { dev } : {}), libc, license };
  return { ...fields, optional: true, os, engines } as LockedPackage;
}

async function completeLockfile(lockfile: Lockfile): Promise<void> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const leftOut = listLeftOut(lockfile);
  await takeTurns(leftOut, async ({ name, version, dev }) => {
    const published = await fetchVersion(registry, name, version);
    if (published !== undefined) lockfile.packages[`${INSTALLED}${name}`] = lockVersion(published, dev);
  });
  if (leftOut.length > 0) {
    const sorted = Object.entries(lockfile.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    lockfile.packages = Object.fromEntries(sorted);
  }
  await takeTurns(listUnhashed(lockfile), async (place) => {
    const { version, ...rest } = lockfile.packages[place] ?? {};
    const integrity = await fetchHash(registry, place, { version, ...rest });
    lockfile.packages[place] = { version, integrity, ...rest };
  });
}

async function takeTurns<T>(all: readonly T[], take: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await take(one);
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
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
    ...listLeftOut(lockfile)
      .filter(({ name }) => PROMISED_MACHINES.test(name))
      .map(({ name }) => `${name} is left out: run node scripts/check-lockfile.ts --complete`),
    ...listForeign(lockfile).map((place) => `${place} does not come from the registry`),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
