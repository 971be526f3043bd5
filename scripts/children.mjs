// The processes that `npm test` starts. Each has a process group of its own, so that Ctrl+C reaches it once, from here,
// and what it started in turn can be ended with it.
import { spawn } from 'node:child_process';
import { root } from './install.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();
let isStopping = false;

/** `output` is "inherit", or "pipe" for a caller that reads it. */
export function start([command, ...args], { env, output }) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
    shell: isWindows,
    detached: !isWindows,
  });
  running.add(child);
  child.on('error', () => running.delete(child));
  child.on('close', () => running.delete(child));
  return child;
}

/**
 * Resolves with the exit code, or null for a process that was killed or could not be started. Never while all are being
 * stopped: what would come next must not begin then.
 */
export async function end(child) {
  const exitCode = await close(child);
  return isStopping ? new Promise(() => {}) : exitCode;
}

function close(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

/** Asked to stop, this process stops its children first, so that they can clear up. Asked again, it kills them. */
export function stopChildrenOnSignals() {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, async () => {
      const children = [...running];
      for (const child of children) {
        if (isStopping) kill(child);
        else child.kill('SIGINT');
      }
      isStopping = true;
      await Promise.all(children.map(close));
      process.exit(exitCode);
    });
  }
}

function kill({ pid }) {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
