import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import { createTurns } from '../../lib/bounded-turns.ts';
import { renderMarkdown } from './render-markdown.ts';

export interface MarkdownRenderer {
  /** Throws `unavailable` when too many wait, or a text takes too long. */
  render(markdown: string): Promise<string>;
  close(): Promise<void>;
}

export interface RendererOptions {
  timeoutMs?: number;
  /** The thread ends, and gives back its memory, when it has had nothing to do for so long. */
  idleMs?: number;
  /** What is no longer than this is rendered at once: the way to the thread and back takes longer. */
  atOnceCharacters?: number;
}

const PROGRAM = path.join(import.meta.dirname, 'render-thread.ts');
const TURNS = { atOnce: 1, waiting: 100 };
const MEMORY = { maxOldGenerationSizeMb: 512 };

function startThread(): Worker {
  const started = new Worker(PROGRAM, { env: {}, execArgv: [], resourceLimits: MEMORY });
  // What breaks in it ends it, and the end alone counts; without a listener the process would end with it.
  started.on('error', () => undefined);
  started.unref();
  return started;
}

/** Long texts in a thread of their own: one of a million signs takes a second, which no other request shall wait. */
export function createMarkdownRenderer({
  timeoutMs = 15_000,
  idleMs = 60_000,
  atOnceCharacters = 10_000,
}: RendererOptions = {}): MarkdownRenderer {
  const takeTurn = createTurns(TURNS, () => new AppError('unavailable'));
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function ask(markdown: string): Promise<string> {
    clearTimeout(idle);
    const asked = (thread ??= startThread());
    const answer = Promise.withResolvers<string>();
    const fail = (cause?: unknown): void => answer.reject(new AppError('unavailable', { cause }));
    const timer = setTimeout(() => fail(new Error('rendering a text took too long')), timeoutMs);
    asked.once('message', answer.resolve).once('exit', fail);
    try {
      asked.postMessage(markdown, []);
      return await answer.promise;
    } catch (error) {
      // What is in it may go on for ever; the next text gets a new one.
      thread = undefined;
      void asked.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      asked.off('message', answer.resolve).off('exit', fail);
      idle = setTimeout(close, idleMs).unref();
    }
  }

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  return {
    render: async (markdown) =>
      markdown.length <= atOnceCharacters ? renderMarkdown(markdown) : takeTurn(() => ask(markdown)),
    close,
  };
}
