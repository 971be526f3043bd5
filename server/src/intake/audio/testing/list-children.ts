import { readdir, readFile } from 'node:fs/promises';

/** The ids of a process's children whose command line holds a word. */
export async function listChildren(word: string, of: number = process.pid): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) !== of || state === 'Z') continue;
    const commandLine = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(word)) found.push(Number(name));
  }
  return found;
}
