// `npm start`: installs what is missing, then runs the whole service with the demo practice until it is told to stop.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVICE_ARGUMENTS } from '../server/bin/service-arguments.mjs';
import { environmentFor, root } from './install.mjs';
import { setUp } from './set-up.mjs';

const PARENT_CHECK_MS = 500;

const node = await setUp();
// When this process ends, however it does, the channel closes, and so the service learns of it.
const service = spawn(node, SERVICE_ARGUMENTS, {
  cwd: root,
  env: environmentFor(node),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal));

// If npm itself is killed, its script is not told. The service must not go on, because the next start would find it
// running.
if (process.env.npm_lifecycle_event === 'start') {
  const started = describeParents();
  setInterval(() => {
    if (describeParents() !== started) service.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}

/** A shell between npm and this script outlives npm, so the parent's parent counts as well. */
function describeParents() {
  try {
    // "pid (name) state ppid …". The name may contain anything, so only what follows its last parenthesis is read.
    const [, , grandparent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(')').at(-1).split(' ');
    return `${process.ppid} ${grandparent}`;
  } catch {
    return `${process.ppid}`;
  }
}

service.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1);
});
