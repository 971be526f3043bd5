import { type Worker, WorkerEnded } from '../../sandbox/worker/start-worker.ts';
import {
  CALL_CHARACTERS,
  type LanguageAnswer,
  type LanguageCall,
  LanguageError,
  type LanguageMessage,
} from './language-call.ts';
import { startLanguageProcess } from './start-language-process.ts';

export interface ProcessOptions {
  /** For one answer about a text of ordinary length, the loading of the models included. A call may take several. */
  timeoutMs: number;
  /** How long one of a call's answers may take. Other calls get their turn in between, and no call is too long for its time. */
  turnMs: number;
  /** The process ends, and gives back its memory, when it has had nothing to do for so long. */
  idleMs: number;
  maxHeapMegabytes: number;
}

/** The language process: started by the first call, and again by the next one after it ended. */
export interface ProcessOnDemand {
  call(request: LanguageCall): Promise<unknown>;
  close(): Promise<void>;
}

export function createProcessOnDemand({
  timeoutMs,
  turnMs,
  idleMs,
  maxHeapMegabytes,
}: ProcessOptions): ProcessOnDemand {
  let worker: Worker | null = null;
  /** A process that was given up takes a moment to end. */
  const living = new Set<Worker>();
  let underWay = 0;
  let isClosed = false;
  let lastNumber = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const started = startLanguageProcess(timeoutMs, maxHeapMegabytes);
    living.add(started);
    void forgetWhenEnded(started);
    return started;
  };

  const forgetWhenEnded = async (started: Worker): Promise<void> => {
    await started.ended;
    living.delete(started);
    if (worker === started) worker = null;
  };

  /** A text is not cut: a long one gets as much time as several of them. */
  const timeFor = (request: LanguageCall): number => {
    const texts = 'texts' in request ? request.texts : [];
    const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
    return timeoutMs * Math.max(1, Math.ceil(longest / CALL_CHARACTERS));
  };

  const ask = async (asked: Worker, request: LanguageCall): Promise<unknown> => {
    const number = (lastNumber += 1);
    for (let first: LanguageCall | null = request; ; first = null) {
      const message: LanguageMessage = { number, call: first, turnMs };
      const answer = (await asked.ask(message, timeFor(request))) as LanguageAnswer;
      if (answer !== null) return answer.value;
    }
  };

  const call = async (request: LanguageCall): Promise<unknown> => {
    // Nor does what was under way begin anew.
    if (isClosed) throw new LanguageError('closed');
    clearTimeout(idle);
    const asked = (worker ??= start());
    underWay += 1;
    asked.ref();
    try {
      return await ask(asked, request);
    } catch (error) {
      // The next call must not meet a process that is about to end.
      if (error instanceof WorkerEnded && worker === asked) worker = null;
      throw new LanguageError(error instanceof Error ? error.message : 'failed');
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        asked.unref();
        idle = setTimeout(() => worker?.stop('nothing to do'), idleMs).unref();
      }
    }
  };

  return {
    // A process that died under one call is not the fault of another: each is tried a second time.
    call: (request) => call(request).catch(() => call(request)),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      for (const ending of living) {
        ending.ref();
        ending.stop('closed');
      }
      await Promise.all([...living].map((ending) => ending.ended));
    },
  };
}
