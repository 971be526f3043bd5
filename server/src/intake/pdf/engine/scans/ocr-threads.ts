import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { lowerPriority } from '../../../../sandbox/lower-priority.ts';
import { PdfError } from '../../pdf-error.ts';
import type { OcrPage } from './ocr-lines.ts';
import type { ThreadAnswer } from './ocr-thread.ts';
import type { Recogniser } from './recognise.ts';
import type { GreyImage } from './grey-image.ts';

/**
 * Measured with the largest pages that are drawn: 400 MB with one thread, 560 MB with two. Of the gigabyte that the
 * process may have, some must be left for pages that are harder to read.
 */
const MAX_THREADS = 3;
/** Whoever waits for an answer of the service goes before whoever waits for a scan. */
const LOWER_PRIORITY = 5;
const PROGRAM = new URL('ocr-thread.ts', import.meta.url);

/** Where the system puts up no walls, Node's own must do, and they let no thread start: see buildChildCommand. */
const MAY_START_THREADS = (process.permission as typeof process.permission | undefined)?.has('worker') ?? true;

/** How many pages are read at once. */
export const OCR_THREADS = MAY_START_THREADS ? Math.min(MAX_THREADS, availableParallelism()) : 1;

/**
 * Reads images in threads of this process, whose walls and limits hold for them as well, one for each processor; or here,
 * one after the other, where no thread may start. A thread is started when all others have work. The service's own pool
 * is not within these walls, and tells no progress.
 */
export function startOcrThreads(onStep: () => void): Recogniser {
  const idle: Recogniser[] = [];
  const waiting: ((reader: Recogniser) => void)[] = [];
  let started = 0;

  const take = (): Promise<Recogniser> | Recogniser => {
    const free = idle.pop();
    if (free !== undefined) return free;
    if (started === OCR_THREADS) return new Promise((resolve) => waiting.push(resolve));
    // Threads have the priority of the one that starts them.
    if (started === 0) lowerPriority(LOWER_PRIORITY);
    started += 1;
    return MAY_START_THREADS ? startThread(onStep) : startHere(onStep);
  };
  const giveBack = (reader: Recogniser): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(reader);
    else next(reader);
  };

  return {
    recognise: async (image) => {
      const reader = await take();
      return await reader.recognise(image).finally(() => giveBack(reader));
    },
  };
}

/** Without its engine no page can be read, which is not the document's fault. */
function toEngineFault(cause: unknown): PdfError {
  return new PdfError('engine_failed', String(cause), { cause });
}

async function startHere(onStep: () => void): Promise<Recogniser> {
  try {
    return await (await import('./recognise.ts')).startRecogniser(onStep);
  } catch (error) {
    throw toEngineFault(error);
  }
}

function startThread(onStep: () => void): Recogniser {
  const thread = new Worker(PROGRAM);
  return { recognise: (image) => ask(thread, image, onStep) };
}

function ask(thread: Worker, image: GreyImage, onStep: () => void): Promise<OcrPage> {
  const { promise, resolve, reject } = Promise.withResolvers<OcrPage>();
  const onError = (cause: Error): void => reject(toEngineFault(cause));
  const onAnswer = (answer: ThreadAnswer): void => {
    if (answer.kind === 'step') onStep();
    else if (answer.kind === 'page') resolve(answer.page);
    else reject(new Error(answer.text));
  };
  thread.on('error', onError).on('message', onAnswer);
  thread.postMessage(image, []);
  return promise.finally(() => thread.off('error', onError).off('message', onAnswer));
}
