// The thread that writes reports; see thread-writer.ts for who starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../lib/clock.ts';
import { createWritingProvider, type WritingProviderOptions } from '../create-provider.ts';
import { createLanguage } from '../language/language.ts';
import { type ErrorData, fromErrorData, type FromThread, toErrorData, type ToThread } from './messages.ts';
import { createWriter, type WriterInput } from './writer.ts';

const language = createLanguage();
const provider = createWritingProvider(workerData as WritingProviderOptions, { language });
const writer = createWriter({ provider, language, clock: systemClock });
const underWay = new Map<number, AbortController>();
const questions = new Map<number, (error: ErrorData | undefined) => void>();
let lastQuestion = 0;

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'write') void write(message.id, message.input);
  else if (message.kind === 'abort') underWay.get(message.id)?.abort();
  else if (message.kind === 'answer') questions.get(message.question)?.(message.error);
  else void close();
});

async function write(id: number, input: WriterInput): Promise<void> {
  const aborting = new AbortController();
  underWay.set(id, aborting);
  try {
    const passages = await writer.write(input, {
      signal: aborting.signal,
      announce: (call) => ask((question) => ({ kind: 'announce', id, question, call })),
      onSection: (section) => ask((question) => ({ kind: 'section', id, question, section })),
      onProgress: (percent) => tell({ kind: 'progress', id, percent }),
    });
    tell({ kind: 'written', id, passages });
  } catch (error) {
    tell({ kind: 'failed', id, error: toErrorData(error) });
  } finally {
    underWay.delete(id);
  }
}

function ask(build: (question: number) => FromThread): Promise<void> {
  const question = (lastQuestion += 1);
  return new Promise((resolve, reject) => {
    questions.set(question, (error) => {
      questions.delete(question);
      if (error === undefined) resolve();
      else reject(fromErrorData(error));
    });
    tell(build(question));
  });
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message, []);
}

/** Ends the thread, and with it whatever is still being written. */
async function close(): Promise<void> {
  await language.close();
  process.exit();
}
