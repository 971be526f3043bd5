import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AboutProvider } from '../assemble-report.ts';
import type { WritingProviderOptions } from '../create-provider.ts';
import { LanguageError } from '../language/language-call.ts';
import { fromErrorData, type FromThread, toErrorData, type ToThread } from './messages.ts';
import type { Writer, WriterHooks } from './writer.ts';

/** A writer in a thread of its own, which the service starts with the first report and can do without at any moment. */
export interface ThreadWriter extends Writer {
  close(): Promise<void>;
}

interface Writing {
  hooks: WriterHooks;
  resolve(passages: string): void;
  reject(error: unknown): void;
}

const PROGRAM = path.join(import.meta.dirname, 'writing-thread.ts');
/** Two million characters of notes take some 500 MB. Beyond this the thread ends, and the service does not. */
const MEMORY = { maxOldGenerationSizeMb: 2048 };

export interface ThreadWriterOptions {
  /** What the thread opens its provider with. */
  provider: WritingProviderOptions;
  about: AboutProvider;
  /** The thread ends, and gives back its memory, when it has had nothing to do for so long. */
  idleMs?: number;
}

export function createThreadWriter({ provider, about, idleMs = 120_000 }: ThreadWriterOptions): ThreadWriter {
  const underWay = new Map<number, Writing>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(PROGRAM, { workerData: provider, execArgv: [], resourceLimits: MEMORY });
    started.unref();
    let fault: unknown;
    started.on('message', (message: FromThread) => void take(started, underWay.get(message.id), message));
    started.on('error', (error) => (fault = error));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      const error = new LanguageError('the thread that writes reports has ended', { cause: fault });
      for (const { reject } of underWay.values()) reject(error);
    });
    return started;
  }

  function rest(): void {
    if (underWay.size === 0) idle = setTimeout(() => void close(), idleMs).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    if (ending === undefined) return;
    thread = undefined;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.ref();
    send(ending, { kind: 'close' });
    await ended;
  }

  return {
    about,
    write: async (input, hooks) => {
      hooks.signal.throwIfAborted();
      clearTimeout(idle);
      const asked = (thread ??= start());
      const id = (lastId += 1);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const abort = (): void => {
        send(asked, { kind: 'abort', id });
        reject(hooks.signal.reason);
      };
      underWay.set(id, { hooks, resolve, reject });
      hooks.signal.addEventListener('abort', abort, { once: true });
      send(asked, { kind: 'write', id, input });
      try {
        return await promise;
      } finally {
        hooks.signal.removeEventListener('abort', abort);
        underWay.delete(id);
        rest();
      }
    },
    close,
  };
}

/** What the thread says of one report. */
async function take(from: Worker, writing: Writing | undefined, message: FromThread): Promise<void> {
  if (message.kind === 'progress') writing?.hooks.onProgress?.(message.percent);
  else if (message.kind === 'written') writing?.resolve(message.passages);
  else if (message.kind === 'failed') writing?.reject(fromErrorData(message.error));
  else send(from, await answer(writing, message));
}

/** Whatever goes wrong here is told there, where it ends the writing as it would in one thread. */
async function answer(
  writing: Writing | undefined,
  message: Extract<FromThread, { question: number }>,
): Promise<ToThread> {
  const { question } = message;
  try {
    if (writing === undefined) throw new Error('nobody waits for it any more');
    if (message.kind === 'announce') await writing.hooks.announce(message.call);
    else await writing.hooks.onSection(message.section);
    return { kind: 'answer', question };
  } catch (error) {
    return { kind: 'answer', question, error: toErrorData(error) };
  }
}

function send(thread: Worker, message: ToThread): void {
  thread.postMessage(message, []);
}
