import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { RESULT_FD } from '../../../sandbox/result-fd.ts';
import { readTask } from '../engine/read-task.ts';

function works(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** What a thread finds that is started without the permissions of this process; null where none can be started. */
function lookInThread(): Promise<unknown> {
  const program = `
    const { readFileSync } = require('node:fs');
    const { networkInterfaces } = require('node:os');
    const { parentPort } = require('node:worker_threads');
    const reads = (file) => { try { readFileSync(file); return true; } catch { return false; } };
    const files = ['/etc/passwd', ${JSON.stringify(path.join(import.meta.dirname, '../../../config.ts'))}];
    parentPort.postMessage({ readsOtherFiles: files.some(reads), networks: Object.keys(networkInterfaces()) });`;
  return new Promise((resolve) => {
    try {
      const thread = new Worker(program, { eval: true, execArgv: [] });
      thread.on('message', resolve).on('error', (error) => resolve(String(error)));
    } catch {
      resolve(null);
    }
  });
}

const given = readTask();
/** It is told of no path; this is where the tests have their files. */
const upload = path.join(import.meta.dirname, '..', 'fixtures', 'scan.pdf');
const markdown = JSON.stringify({
  hasItsDocument: (given?.bytes.length ?? 0) > 1000,
  readsOtherFiles:
    works(() => readFileSync('/etc/passwd')) ||
    works(() => readFileSync(path.join(import.meta.dirname, '../../../config.ts'))),
  writesFiles:
    works(() => writeFileSync(path.join(tmpdir(), 'casewright-curious'), '')) || works(() => writeFileSync(upload, '')),
  startsProcesses: works(() => spawnSync('/bin/true')),
  thread: await lookInThread(),
  makesCode: works(() => new Function('return 1')()),
  networks: Object.keys(networkInterfaces()),
  // The last is ours, and says where compiled programs are.
  environment: Object.keys(process.env).filter(
    (name) => !['PWD', 'OLDPWD', 'SHLVL', '_', 'NODE_COMPILE_CACHE'].includes(name),
  ),
});
const pages = [{ page: 1, startOffset: 0, endOffset: markdown.length, source: 'text' }];
writeSync(RESULT_FD, `${JSON.stringify({ kind: 'note', note: { title: 'curious', markdown, pages } })}\n`);
process.exit(0);
