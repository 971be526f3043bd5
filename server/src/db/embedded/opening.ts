import { setTimeout as sleep } from 'node:timers/promises';
import { findAddress } from './address.ts';
import { createCluster, isClusterPresent, readPassword, sweepUnfinished } from './cluster-creation.ts';
import {
  type ConnectFailure,
  MAINTENANCE_DATABASE,
  type ServerAddress,
  type Session,
  connectionTo,
  tryConnect,
} from './connection.ts';
import { EmbeddedServerError } from './error.ts';
import type { LauncherWay } from './launcher.ts';
import type { Layout } from './layout.ts';
import { type Postmaster, readLogTail } from './postmaster.ts';
import type { ServerSettings } from './settings.ts';
import { type Tools, gatherTools, startUnlessRunning } from './starting.ts';

export interface OpenOptions {
  /** PostgreSQL settings beyond the defaults. They count only if this call starts the server. */
  settings?: ServerSettings;
  log?: (line: string) => void;
  /** Which ways of starting PostgreSQL may be used; all by default. */
  launcherWays?: readonly LauncherWay[];
}

export interface OpenServer {
  address: ServerAddress;
  password: string;
  /** Stays open as long as this process uses the server. It tells others not to stop it. */
  session: Session;
}

/** PostgreSQL logs a line for each attempt that comes too early, so during a long recovery it is asked less often. */
const POLL = { everyMs: 15, slowAfterMs: 3000, slowEveryMs: 250 } as const;
/** After a crash, PostgreSQL replays its log before it accepts connections, which may take long. */
const LIMITS_MS: Record<ConnectFailure, number> = {
  absent: 60_000,
  broken: 60_000,
  starting: 10 * 60_000,
  refused: 0,
};

/** Call it under the start lock. */
export async function openServer(layout: Layout, options: OpenOptions): Promise<OpenServer> {
  await sweepUnfinished(layout);
  let tools: Tools | undefined;
  if (!(await isClusterPresent(layout))) {
    options.log?.(`creating a database cluster in ${layout.directory}`);
    tools = await gatherTools(layout, options.launcherWays);
    await createCluster({ layout, ...tools, isDurable: options.settings?.['fsync'] !== 'off' });
  }
  const password = await readPassword(layout);
  const begun = performance.now();
  let started: Postmaster | undefined;
  let hasToldOfWait = false;
  for (;;) {
    const attempt = await tryToAttach(layout, password);
    if (attempt.outcome === 'connected') {
      options.log?.(`${started === undefined ? 'attached to' : 'started'} the database server in ${layout.directory}`);
      return attempt.server;
    }
    const waitedMs = performance.now() - begun;
    if (waitedMs > LIMITS_MS[attempt.outcome]) {
      const reasons = `${attempt.error.message}\n${await readLogTail(layout)}`;
      throw new EmbeddedServerError(`cannot use the database server in ${layout.directory}: ${reasons}`);
    }
    const isSlow = waitedMs > POLL.slowAfterMs;
    if (isSlow && !hasToldOfWait) options.log?.(`waiting for the database server: ${attempt.error.message}`);
    hasToldOfWait ||= isSlow;
    if (attempt.outcome === 'absent') {
      if (started?.ending() !== undefined) await checkWorthAnotherTry(started, layout);
      if (started === undefined || started.ending() !== undefined) {
        tools ??= await gatherTools(layout, options.launcherWays);
        started = await startUnlessRunning(layout, tools, options.settings ?? {});
      }
    }
    await sleep(isSlow ? POLL.slowEveryMs : POLL.everyMs);
  }
}

type AttachAttempt = { outcome: 'connected'; server: OpenServer } | { outcome: ConnectFailure; error: Error };

async function tryToAttach(layout: Layout, password: string): Promise<AttachAttempt> {
  const address = await findAddress(layout);
  if (address === undefined) return { outcome: 'absent', error: new Error('no server runs') };
  const attempt = await tryConnect(connectionTo(address, password, MAINTENANCE_DATABASE));
  if (attempt.outcome !== 'connected') return attempt;
  // The session must not keep a process alive that has nothing else to do.
  attempt.session.socket.unref();
  return { outcome: 'connected', server: { address, password, session: attempt.session } };
}

/** What PostgreSQL says if another server, or what is left of one, works on the cluster. */
const OCCUPIED = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/;

async function checkWorthAnotherTry(ended: Postmaster, layout: Layout): Promise<void> {
  const tail = await readLogTail(layout);
  if (OCCUPIED.test(tail)) return;
  throw new EmbeddedServerError(`the database server did not start (${ended.ending()}): ${tail}`);
}
