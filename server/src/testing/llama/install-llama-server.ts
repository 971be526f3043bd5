import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { DEBIAN_LIBRARIES, unpackDebian } from '../unpack-debian.ts';

const CACHE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/casewright-llama');
const PACKAGE = 'llama.cpp-tools';
/** The suite that has it. Its libraries are newer than most machines', so they come with it. */
const SUITE = 'sid';
/** The loader of programs, and the arithmetic for the oldest processor of each kind, which every one can do. */
const MACHINES: Record<string, { loader: string; arithmetic: string }> = {
  x64: { loader: 'ld-linux-x86-64.so.2', arithmetic: 'libggml-cpu-x64.so' },
  arm64: { loader: 'ld-linux-aarch64.so.1', arithmetic: 'libggml-cpu-armv8.0_1.so' },
};

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
  const machine = MACHINES[process.arch];
  if (process.platform !== 'linux' || machine === undefined) return 'there is no package for this machine';
  try {
    await access(path.join(CACHE, 'usr/bin/llama-server'));
  } catch {
    try {
      await unpackDebian({ name: PACKAGE, folder: CACHE, suite: SUITE });
    } catch (error) {
      return `Debian's package ${PACKAGE} could not be had: ${error instanceof Error ? error.message.slice(0, 200) : ''}`;
    }
  }
  const libraries = path.join(CACHE, DEBIAN_LIBRARIES);
  const loader = path.join(libraries, machine.loader);
  const [folder = ''] = await readdir(path.join(libraries, 'ggml'));
  return {
    program: loader,
    options: ['--library-path', `${libraries}:${libraries}/llama`, path.join(CACHE, 'usr/bin/llama-server')],
    env: { GGML_BACKEND_PATH: path.join(libraries, 'ggml', folder, machine.arithmetic) },
  };
}
