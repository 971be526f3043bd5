import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands around a sandboxed program, and has its name among its arguments. */
const WRAPPERS = new Set(['sh', 'unshare', 'setpriv', 'chroot', 'mount', 'mkdir']);

/** The ids of a process's descendants whose command line holds a word, without what is wrapped around them. */
export function listProcesses(word: string, of: number = process.pid): number[] {
  const parents = readParents();
  const descends = (pid: number): boolean => {
    for (let at = parents.get(pid); at !== undefined; at = parents.get(at)) if (at === of) return true;
    return false;
  };
  return [...parents.keys()].filter((pid) => descends(pid) && isProgram(pid, word));
}

/** The child of this process from which a descendant comes: the outermost of what is wrapped around it. */
export function findOwnChild(pid: number): number {
  const parents = readParents();
  let at = pid;
  for (let parent = parents.get(at); parent !== undefined && parent !== process.pid; parent = parents.get(at))
    at = parent;
  return at;
}

/** A process that was killed may be seen for a moment longer. */
export async function waitUntilGone(word: string): Promise<void> {
  while (listProcesses(word).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

function readParents(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readOr(`/proc/${name}/stat`);
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '' && state !== 'Z') parents.set(Number(name), Number(parent));
  }
  return parents;
}

function isProgram(pid: number, word: string): boolean {
  const commandLine = readOr(`/proc/${pid}/cmdline`);
  const [program = ''] = commandLine.split('\0');
  return commandLine.includes(word) && !WRAPPERS.has(path.basename(program));
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
