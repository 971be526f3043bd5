import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

const OF_ALL_KINDS = `
import { expect, test } from 'vitest';
test('passes', () => {});
test('differs', () => { expect({ kept: 1 }).toEqual({ kept: 2 }); });
test('is cut', () => { throw new Error(Array.from({ length: 40 }, (_, line) => 'line ' + line).join('\\n')); });
test('leaves something behind', () => { setTimeout(() => { throw new Error('too late'); }); return new Promise((r) => setTimeout(r, 50)); });
`;

/** A folder in which the runner itself runs these files, with our reporter. */
async function runFiles(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-failed-tests-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'node_modules'));
  await symlink(path.join(REPOSITORY, 'node_modules/vitest'), path.join(root, 'node_modules/vitest'));
  await mkdir(path.join(root, 'scripts'));
  for (const name of ['failed-tests.mjs', 'install.mjs']) {
    await copyFile(path.join(import.meta.dirname, name), path.join(root, 'scripts', name));
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  const vitest = path.join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--no-color', '--reporter=./scripts/failed-tests.mjs'];
  await once(spawn(process.execPath, args, { cwd: root, stdio: 'ignore' }), 'close');
  return readFile(path.join(root, 'node_modules/.cache/casewright-failed-tests.txt'), 'utf8');
}

test('failures are told with their file, name and cause, long ones cut', async () => {
  const told = await runFiles({
    'kinds.test.js': OF_ALL_KINDS,
    'broken.test.js': "throw new Error('does not load');",
  });
  expect(told).toContain('FAILED broken.test.js\n  Error: does not load\n');
  expect(told).toContain('FAILED kinds.test.js > differs\n  AssertionError: expected');
  expect(told).toMatch(/-\s+"kept": 2,\n\s+\+\s+"kept": 1,/);
  expect(told).toMatch(/FAILED kinds.test.js > is cut\n[^]*line 19\n {2}… and \d+ more lines\n/);
  expect(told).toContain('FAILED outside any test\n  Error: too late\n');
  expect(told).not.toContain('passes');
});
