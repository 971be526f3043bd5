import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { RESULT_FD } from '../../../sandbox/result-fd.ts';
import type { ChildTask } from '../child-message.ts';

function works(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

const task = JSON.parse(readFileSync(0, 'utf8')) as ChildTask;
const markdown = JSON.stringify({
  readsItsFile: works(() => readFileSync(task.file)),
  readsOtherFiles:
    works(() => readFileSync('/etc/passwd')) || works(() => readFileSync(`${task.file}/../../../../../config.ts`)),
  writesFiles:
    works(() => writeFileSync(path.join(tmpdir(), 'casewright-curious'), '')) ||
    works(() => writeFileSync(task.file, '')),
  startsProcesses: works(() => spawnSync('/bin/true')),
  startsThreads: works(() => new Worker('', { eval: true })),
  makesCode: works(() => new Function('return 1')()),
  networks: Object.keys(networkInterfaces()),
  environment: Object.keys(process.env).filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)),
});
const pages = [{ page: 1, startOffset: 0, endOffset: markdown.length, source: 'text' }];
writeSync(RESULT_FD, `${JSON.stringify({ kind: 'note', note: { title: 'curious', markdown, pages } })}\n`);
process.exit(0);
