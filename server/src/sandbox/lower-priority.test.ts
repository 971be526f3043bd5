import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'lower-priority.ts');
const LOWEST = 19;

/** The priority of a process that was started with one and asks for another. */
function priorityAfter(started: number, asked: number): number {
  const program = `import { getPriority } from 'node:os';
    import { lowerPriority } from ${JSON.stringify(MODULE)};
    lowerPriority(${asked});
    console.log(getPriority());`;
  const node = [process.execPath, '--input-type=module', '--no-warnings', '-e', program];
  const { stdout } = spawnSync('nice', ['-n', String(started - getPriority()), ...node], { encoding: 'utf8' });
  return Number(stdout);
}

test('a process goes behind others, and one that is further behind stays there', () => {
  const started = Math.min(LOWEST, getPriority() + 3);
  const lower = Math.min(LOWEST, started + 2);
  expect(priorityAfter(started, lower)).toBe(lower);
  expect(priorityAfter(started, started - 1)).toBe(started);
});
