import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MS = 3000;
const BUSY_SHARE = 0.1;

/** The share of all processors' time that something was at work, over three seconds in which we are not. */
export async function measureBusyShare(): Promise<number> {
  const before = readTimes();
  await sleep(SAMPLE_MS);
  const after = readTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

/** A figure from a busy machine says more about the machine than about the service. */
export async function requireQuiet(): Promise<void> {
  const share = await measureBusyShare();
  if (share <= BUSY_SHARE) return;
  throw new Error(
    `other programs keep ${Math.round(share * 100)} % of this machine busy: nothing is published. End them and try again.`,
  );
}

function readTimes(): { busy: number; all: number } {
  const times = { busy: 0, all: 0 };
  for (const { times: of } of os.cpus()) {
    const all = of.user + of.nice + of.sys + of.idle + of.irq;
    times.all += all;
    times.busy += all - of.idle;
  }
  return times;
}
