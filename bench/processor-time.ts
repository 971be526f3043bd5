import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../server/src/db/database.ts';

/** Processor time in milliseconds. Unlike the time on the wall, it stays the same when others use the machine. */
export interface ProcessorTime {
  node: number;
  postgres: number;
}

/**
 * What a process, this one unless another is named, and the database server work while something is done, or undefined
 * where the system does not tell.
 */
export async function measureProcessorTime(
  db: Database,
  work: () => Promise<unknown>,
  pid = process.pid,
): Promise<ProcessorTime | undefined> {
  const postmaster = await findPostmaster(db);
  const [before, nodeBefore] = [await readServerTime(postmaster), await readProcess(String(pid))];
  await work();
  const [after, nodeAfter] = [await readServerTime(postmaster), await readProcess(String(pid))];
  if (before === undefined || after === undefined || nodeBefore === undefined || nodeAfter === undefined)
    return undefined;
  return { node: nodeAfter.ms - nodeBefore.ms, postgres: after - before };
}

/** In words: what each of so many requests or jobs took, in microseconds. */
export function showProcessorTime(time: ProcessorTime | undefined, count: number, name = 'Node'): string {
  if (time === undefined) return 'not told by this system';
  const each = (ms: number): string => `${Math.round((ms * 1000) / count)} µs`;
  return `${name} ${each(time.node)}, PostgreSQL ${each(time.postgres)}`;
}

async function findPostmaster(db: Database): Promise<number> {
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(db);
  const [pid = ''] = (await readFile(path.join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** Of the server and all its processes, with those that have ended. Linux counts in hundredths of a second. */
async function readServerTime(postmaster: number): Promise<number | undefined> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(names.filter((name) => /^\d+$/u.test(name)).map(readProcess));
  const own = all.filter((found) => found !== undefined && (found.pid === postmaster || found.parent === postmaster));
  if (own.length === 0) return undefined;
  return own.reduce((sum, found) => sum + (found?.ms ?? 0), 0);
}

async function readProcess(name: string): Promise<{ pid: number; parent: number; ms: number } | undefined> {
  try {
    const text = await readFile(`/proc/${name}/stat`, 'utf8');
    // Behind the program's name, which may hold anything.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { pid: Number(name), parent, ms: 10 * fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return undefined;
  }
}
