import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const QUICK = ['build-web.mjs', 'check-web-size.ts', 'openapi.ts', 'check-imports.ts', 'check-processes.ts'];
const OTHERS = ['compile-programs.mjs', 'check-rules.ts', 'check-lockfile.ts'];
const WAITS = 'trap "echo stopped >> stopped; exit 130" INT; echo begun >> begun; while :; do sleep 0.05; done';

/** A clone in which every command is a script of this test. */
async function makeClone(commands: Record<string, string>, hasRoom = true): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-npm-test-'));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));
  const bin = path.join(root, 'node_modules/.bin');
  await mkdir(bin, { recursive: true });
  await mkdir(path.join(root, 'scripts'));
  for (const name of ['test.mjs', 'children.mjs', 'failed-tests.mjs', 'install.mjs']) {
    await copyFile(path.join(import.meta.dirname, name), path.join(root, 'scripts', name));
  }
  for (const name of [...QUICK, ...OTHERS]) await writeFile(path.join(root, 'scripts', name), '');
  await writeFile(path.join(root, 'scripts/speech-model.mjs'), 'export const ensureSpeechModel = async () => {};');
  await writeFile(path.join(root, 'scripts/room.mjs'), `export const hasRoomForBoth = () => ${hasRoom};`);
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  const stamp = createHash('sha256').update('{}').update(`${process.platform} ${process.arch}`).digest('hex');
  await writeFile(path.join(root, 'node_modules/.casewright-installed'), stamp);
  for (const name of ['tsc', 'oxlint', 'oxfmt', 'vitest', 'playwright']) {
    await writeFile(path.join(bin, name), `#!/bin/sh\n${commands[name] ?? ''}\n`);
    await chmod(path.join(bin, name), 0o755);
  }
  return root;
}

interface Run {
  child: ChildProcess;
  output: () => Promise<string>;
  ended: Promise<unknown[]>;
}

function runTests(root: string, ...args: string[]): Run {
  // One file for both outputs, so that it shows what was written first.
  const file = path.join(root, 'output');
  const output = openSync(file, 'a');
  const child = spawn(process.execPath, [path.join(root, 'scripts/test.mjs'), ...args], {
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { child, output: () => readFile(file, 'utf8'), ended: once(child, 'close') };
}

test.runIf(process.platform === 'linux').each([
  ['says nothing more when both pass', '', '', 0, 'of playwright'],
  ['tells of the tests', 'exit 1', '', 1, 'casewright: tests failed'],
  ['tells of the browser tests', '', 'exit 1', 1, 'casewright: browser tests failed'],
  ['tells of both', 'exit 1', 'exit 1', 1, 'casewright: tests, browser tests failed'],
  ['tells of a runner that was killed', 'kill -9 $$', '', 1, 'casewright: tests failed'],
])('%s', async (_case, vitest, playwright, exitCode, last) => {
  const root = await makeClone({
    vitest: `echo "of vitest: $*"; ${vitest}`,
    playwright: `echo "of playwright"; ${playwright}`,
  });
  const { output, ended } = runTests(root, 'server/src/audit');
  expect(await ended).toEqual([exitCode, null]);
  const text = await output();
  expect(text).toMatch(/of vitest: run .* server\/src\/audit\n\n== browser tests\nof playwright\n/);
  expect(text.trim().split('\n').at(-1)).toBe(last);
});

test.runIf(process.platform === 'linux').each([
  ['where there is memory enough, the two run beside each other', true, 'until [ -e begun ]; do sleep 0.05; done'],
  ['where there is not, one after the other', false, '[ ! -e begun ]'],
])('%s', async (_case, hasRoom, vitest) => {
  const root = await makeClone({ vitest, playwright: 'touch begun; echo "of playwright"' }, hasRoom);
  const { output, ended } = runTests(root);
  expect(await ended).toEqual([0, null]);
  expect(await output()).toContain('of playwright');
});

test.runIf(process.platform === 'linux')('what failed is told again at the very end', async () => {
  const file = 'node_modules/.cache/casewright-failed-tests.txt';
  const root = await makeClone({
    vitest: `mkdir -p node_modules/.cache; echo "FAILED one of them" > ${file}; exit 1`,
    playwright: 'echo "of playwright"',
  });
  const { output, ended } = runTests(root);
  expect(await ended).toEqual([1, null]);
  expect(await output()).toMatch(
    /of playwright\n\n== tests that failed\nFAILED one of them\n\ncasewright: tests failed\n$/,
  );
});

test.runIf(process.platform === 'linux')('what an earlier run left is not told', async () => {
  const root = await makeClone({ vitest: 'kill -9 $$' });
  await mkdir(path.join(root, 'node_modules/.cache'));
  await writeFile(path.join(root, 'node_modules/.cache/casewright-failed-tests.txt'), 'FAILED earlier');
  const { output, ended } = runTests(root);
  expect(await ended).toEqual([1, null]);
  expect(await output()).not.toContain('FAILED earlier');
});

test.runIf(process.platform === 'linux')('after a failed check no test is begun', async () => {
  const root = await makeClone({ oxlint: 'echo "a fault"; exit 1', vitest: 'echo begun' });
  const { output, ended } = runTests(root);
  expect(await ended).toEqual([1, null]);
  expect(await output()).toMatch(/== lint: failed \(\d+ s\)\na fault/);
  expect(await output()).not.toContain('begun');
});

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops both, each once, and waits for them',
  async (signal) => {
    const root = await makeClone({ vitest: WAITS, playwright: WAITS });
    const { child, ended } = runTests(root);
    const read = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8').catch(() => '');
    await expect.poll(() => read('begun')).toBe('begun\nbegun\n');
    child.kill(signal);
    expect(await ended).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
    expect(await read('stopped')).toBe('stopped\nstopped\n');
  },
);
