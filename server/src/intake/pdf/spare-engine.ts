import { type SandboxedProcess, startSandboxed } from '../../sandbox/start-sandboxed.ts';
import { buildChildCommand, ENGINE_ENTRY, findAssets } from './child-command.ts';
import type { PdfLimits } from './limits.ts';

/** An engine that was started before there is a document for it: starting one takes longer than reading a short PDF. */
export interface SpareEngine {
  /** One that nobody has used, and makes ready the next. Each reads a single document, so none sees another's. */
  take(): SandboxedProcess;
  /** The one that waits ends, and none is made ready again. */
  close(): void;
}

/** Then it gives back its memory. */
const IDLE_MS = 300_000;

export function createSpareEngine(limits: PdfLimits, idleMs = IDLE_MS): SpareEngine {
  let spare: SandboxedProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const start = (...args: string[]): SandboxedProcess => startSandboxed(buildChildCommand(ENGINE_ENTRY, limits, args));

  const drop = (): void => {
    clearTimeout(idle);
    spare?.kill();
    // Until its end is noticed, it still counts as alive.
    spare = undefined;
  };

  const makeReady = (): void => {
    if (isClosed || spare?.isAlive() === true) return;
    // With the folder of assets it practises on a page while it waits.
    const started = start(findAssets());
    // It ends when its input does, so it cannot outlive the service, and need not keep it alive.
    started.unref();
    spare = started;
    clearTimeout(idle);
    idle = setTimeout(drop, idleMs).unref();
  };

  return {
    take: () => {
      const taken = spare?.isAlive() === true ? spare : start();
      spare = undefined;
      taken.ref();
      taken.begin();
      // Not at once: it would compete with the one that has work to do.
      const readyNext = async (): Promise<void> => {
        await taken.ended;
        makeReady();
      };
      void readyNext();
      return taken;
    },
    close: () => {
      isClosed = true;
      drop();
    },
  };
}
