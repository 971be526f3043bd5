import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/casewright-llama');
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const PACKAGE = 'llama.cpp-tools';
/** The suite that has it. Its libraries are newer than most machines', so they come with it. */
const SUITE = 'sid';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const TIMEOUT_MS = 90_000;

/** How llama.cpp's server is started: the program, what comes before its own options, and its environment. */
export interface LlamaServer {
  program: string;
  options: string[];
  env: Record<string, string>;
}

/**
 * llama.cpp's own server, out of Debian's packages: no package of npm has it. It is unpacked into the cache, not
 * installed, and comes from wherever the machine's own packages come from. A sentence where it cannot be had.
 */
export async function installLlamaServer(): Promise<LlamaServer | string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'there is no package for this machine';
  try {
    await access(path.join(CACHE, 'usr/bin/llama-server'));
  } catch {
    try {
      await download();
    } catch (error) {
      return `Debian's package ${PACKAGE} could not be had: ${error instanceof Error ? error.message.slice(0, 200) : ''}`;
    }
  }
  const libraries = path.join(CACHE, LIBRARIES);
  const loader = path.join(libraries, 'ld-linux-x86-64.so.2');
  const [folder = ''] = await readdir(path.join(libraries, 'ggml'));
  return {
    program: loader,
    options: ['--library-path', `${libraries}:${libraries}/llama`, path.join(CACHE, 'usr/bin/llama-server')],
    env: { GGML_BACKEND_PATH: path.join(libraries, 'ggml', folder, 'libggml-cpu-x64.so') },
  };
}

/** With apt's own files in a folder of ours, nothing of the machine's is changed, and no rights are needed. */
async function download(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-llama-'));
  try {
    const site = (await run('apt-get', ['indextargets', '--format', '$(SITE)'])).stdout.split('\n', 1)[0] ?? '';
    if (!site.startsWith('http')) throw new Error('the machine names no place for packages');
    await Promise.all(
      ['lists/partial', 'cache/archives/partial', 'root'].map((name) =>
        mkdir(path.join(folder, name), { recursive: true }),
      ),
    );
    await writeFile(path.join(folder, 'sources.list'), `deb [signed-by=${KEYRING}] ${site} ${SUITE} main\n`);
    await writeFile(path.join(folder, 'status'), '');
    const options = aptOptions(folder);
    const limits = { timeout: TIMEOUT_MS, maxBuffer: 16 * 1024 * 1024 };
    await run('apt-get', [...options, 'update'], limits);
    await run('apt-get', [...options, 'install', '--download-only', '--yes', PACKAGE], limits);
    const archives = path.join(folder, 'cache/archives');
    for (const file of (await readdir(archives)).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', path.join(archives, file), path.join(folder, 'root')], limits);
    }
    await mkdir(path.dirname(CACHE), { recursive: true });
    const whole = `${CACHE}-${process.pid}`;
    await cp(path.join(folder, 'root'), whole, { recursive: true, verbatimSymlinks: true });
    await rename(whole, CACHE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function aptOptions(folder: string): string[] {
  const settings = {
    'Dir::Etc::sourcelist': path.join(folder, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': path.join(folder, 'lists'),
    'Dir::State::status': path.join(folder, 'status'),
    'Dir::Cache': path.join(folder, 'cache'),
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'Debug::NoLocking': '1',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '20',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}
