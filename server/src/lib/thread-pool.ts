import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { createTurns } from './bounded-turns.ts';

/** Threads for work that would hold the event loop, and with it every other request, for too long. */
export interface ThreadPool {
  /**
   * Throws `unavailable` if too many wait or an answer takes too long. Messages and answers are copied: that is quick
   * for texts and bytes, but for a tree of many objects it takes as long as parsing it.
   */
  ask<Answer>(message: unknown): Promise<Answer>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  /** How many threads work at a time. */
  threads?: number;
  /** Ends a thread that hangs. On a busy machine, honest work on the largest document takes many seconds. */
  timeoutMs?: number;
  /** A thread that had nothing to do for this time ends and gives back its memory. */
  idleMs?: number;
}

/** What a thread sends back; see `serve-thread.ts`. */
export type ThreadAnswer<Answer> = { value: Answer } | { error: Error };

interface Resting {
  thread: Worker;
  timer: NodeJS.Timeout;
}

const MAX_WAITING = 100;
const MEMORY = { maxOldGenerationSizeMb: 512 };

function startThread(program: string): Worker {
  const started = new Worker(program, { env: {}, execArgv: [], resourceLimits: MEMORY });
  // An error ends the thread, and `exit` handles that. Without a listener it would end the process too.
  started.on('error', () => undefined);
  started.unref();
  return started;
}

export function createThreadPool(
  program: string,
  { threads = 2, timeoutMs = 60_000, idleMs = 60_000 }: ThreadPoolOptions = {},
): ThreadPool {
  const takeTurn = createTurns({ atOnce: threads, waiting: MAX_WAITING }, () => new AppError('unavailable'));
  const living = new Set<Worker>();
  const resting: Resting[] = [];

  function wake(): Worker {
    const last = resting.pop();
    if (last === undefined) {
      const thread = startThread(program);
      living.add(thread);
      return thread;
    }
    clearTimeout(last.timer);
    return last.thread;
  }

  function rest(thread: Worker): void {
    const timer = setTimeout(() => {
      resting.splice(
        resting.findIndex((each) => each.thread === thread),
        1,
      );
      void end(thread);
    }, idleMs).unref();
    resting.push({ thread, timer });
  }

  async function end(thread: Worker): Promise<void> {
    living.delete(thread);
    await thread.terminate();
  }

  async function askThread<Answer>(message: unknown): Promise<Answer> {
    const thread = wake();
    let answer: ThreadAnswer<Answer>;
    try {
      answer = await exchange(thread, message, timeoutMs);
    } catch (error) {
      // The thread may never come to an end by itself. The next message gets a new one.
      void end(thread);
      throw error;
    }
    if (living.has(thread)) rest(thread);
    if ('error' in answer) throw answer.error;
    return answer.value;
  }

  return {
    ask: (message) => takeTurn(() => askThread(message)),
    close: async () => {
      for (const { timer } of resting.splice(0)) clearTimeout(timer);
      await Promise.all([...living].map(end));
    },
  };
}

async function exchange<Answer>(thread: Worker, message: unknown, timeoutMs: number): Promise<ThreadAnswer<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer<Answer>>();
  const fail = (cause?: unknown): void => reject(new AppError('unavailable', { cause }));
  const timer = setTimeout(() => fail(new Error('a thread took too long')), timeoutMs);
  thread.once('message', resolve).once('exit', fail);
  try {
    // Copying the largest message takes a good part of the time that the event loop may be held. So does fetching it
    // before, and storing the answer afterwards: each has a turn of its own.
    await nextTurn();
    thread.postMessage(message, []);
    const answer = await promise;
    await nextTurn();
    return answer;
  } finally {
    clearTimeout(timer);
    thread.off('message', resolve).off('exit', fail);
  }
}
