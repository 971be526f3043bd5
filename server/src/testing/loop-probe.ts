// Loaded into a process of the service before its own code (`--import`): finds the longest turn of its event loop. A
// measure begins on SIGUSR2, and is told on SIGWINCH, which means nothing to a process without a terminal.
//
// A turn is measured in processor time of the main thread, so that other programs on a busy machine do not count. Each
// turn begins with the timers that are due. So what was spent between two ticks of a short timer is one turn, and
// whatever little went before it within the interval.
//
// Before a measure begins, the garbage that is there is collected: what earlier requests left behind must not count as
// the work of the next.
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { collectGarbage } from './collect-garbage.ts';

const EVERY_MS = 2;

function readSpentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread) {
  // Collecting so often would also throw away compiled code, and count its compilation as the work of a request.
  setFlagsFromString('--no-flush-bytecode');
  let last = readSpentMs();
  let longest = 0;
  const look = (): void => {
    const now = readSpentMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(look, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    collectGarbage();
    last = readSpentMs();
    longest = 0;
    process.stdout.write('measuring\n');
  });
  process.on('SIGWINCH', () => {
    look();
    process.stdout.write(`longest turn ${longest.toFixed(1)} ms\n`);
  });
}
