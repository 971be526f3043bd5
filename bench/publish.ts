import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from './figure.ts';

const PAGE = path.resolve(import.meta.dirname, '../docs/performance.md');

/** Writes docs/performance.md anew from the figures of this run. */
export async function publish(figures: ReadonlyMap<string, readonly Figure[]>): Promise<void> {
  const sections = [...figures].filter(([, ofOne]) => ofOne.length > 0).map(([name, ofOne]) => toSection(name, ofOne));
  await writeFile(PAGE, `${[introduce(), ...sections].join('\n\n')}\n`);
  process.stdout.write(`\nwritten: ${PAGE}\n`);
}

function introduce(): string {
  const [cpu] = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  const date = new Date().toISOString().slice(0, 10);
  return [
    '# Performance',
    'Written by `npm run bench -- --publish`, which refuses to on a busy machine. What each line measures stands in ' +
      '[benchmarks.md](benchmarks.md). Both sides of a line took turns in the same run. A figure is the median of its ' +
      'rounds, with the lowest and the highest behind it; a ratio is our speed divided by that of the other side.',
    `${date}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, ` +
      `${os.type()} ${os.release()}, Node ${process.versions.node}, the embedded PostgreSQL.`,
  ].join('\n\n');
}

function toSection(name: string, figures: readonly Figure[]): string {
  return [
    `## ${name}`,
    '',
    toRow(['what', 'ours', 'beside', 'ratio', 'aim']),
    toRow(['---', '---', '---', '---', '---']),
    ...figures.map(({ what, ours, beside, ratio, aim }) => toRow([what, ours, beside, ratio, aim])),
  ].join('\n');
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
