// Programs that no package of npm has, or not for this machine, out of Debian's packages.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const LIMITS = { timeout: 180_000, maxBuffer: 16 * 1024 * 1024 };

export interface DebianProgram {
  name: string;
  /** Where everything is unpacked to. The folder appears only when it is complete. */
  folder: string;
  /**
   * Another suite of Debian than the machine's own. Its libraries are newer than the machine's, so all of them come
   * with it. Without this only those that the machine lacks.
   */
  suite?: string;
}

/** Where Debian keeps the libraries of this machine. */
export const DEBIAN_LIBRARIES = `usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/**
 * Unpacks a package and what it needs, from wherever the machine's own packages come from. With apt's files in a folder
 * of ours nothing of the machine's is changed, and no rights are needed.
 */
export async function unpackDebian({ name, folder, suite }: DebianProgram): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'casewright-debian-'));
  try {
    const folders = ['lists/partial', 'cache/archives/partial', 'root'];
    await Promise.all(folders.map((part) => mkdir(path.join(work, part), { recursive: true })));
    const options = listOptions({
      ...describeFiles(work),
      ...(suite === undefined ? {} : await describeSuite(work, suite)),
    });
    await run('apt-get', [...options, 'update'], LIMITS);
    await run('apt-get', [...options, 'install', '--download-only', '--yes', name], LIMITS);
    const archives = path.join(work, 'cache/archives');
    for (const file of (await readdir(archives)).filter((one) => one.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', path.join(archives, file), path.join(work, 'root')], LIMITS);
    }
    await mkdir(path.dirname(folder), { recursive: true });
    const whole = `${folder}-${process.pid}`;
    await cp(path.join(work, 'root'), whole, { recursive: true, verbatimSymlinks: true });
    await rename(whole, folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function describeFiles(work: string): Record<string, string> {
  return {
    'Dir::State::lists': path.join(work, 'lists'),
    'Dir::Cache': path.join(work, 'cache'),
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'Debug::NoLocking': '1',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '20',
  };
}

/** As if nothing were installed, and nothing but this suite were known. */
async function describeSuite(work: string, suite: string): Promise<Record<string, string>> {
  const site = (await run('apt-get', ['indextargets', '--format', '$(SITE)'])).stdout.split('\n', 1)[0] ?? '';
  if (!site.startsWith('http')) throw new Error('the machine names no place for packages');
  const [sources, status] = [path.join(work, 'sources.list'), path.join(work, 'status')];
  await writeFile(sources, `deb [signed-by=${KEYRING}] ${site} ${suite} main\n`);
  await writeFile(status, '');
  return { 'Dir::Etc::sourcelist': sources, 'Dir::Etc::sourceparts': '/dev/null', 'Dir::State::status': status };
}

function listOptions(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}
