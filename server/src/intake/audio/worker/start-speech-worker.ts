import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { AudioError } from '../audio-error.ts';
import { MODEL_FILES } from './messages.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

export interface SpeechWorker {
  /** One byte for each whole window: 1 where someone speaks. `fresh` forgets what was heard before. */
  findSpeech(samples: Int16Array, options: { fresh: boolean; signal: AbortSignal }): Promise<Uint8Array>;
  recognise(samples: Int16Array, options: { signal: AbortSignal }): Promise<string>;
  stop(): void;
}

export interface SpeechWorkerOptions {
  modelFolder: string;
  /** How long one answer may take, loading the model included. */
  timeoutMs?: number;
}

const ANSWER_TIMEOUT_MS = 180_000;
const PROGRAM = path.join(import.meta.dirname, 'speech-worker.ts');

/**
 * Data that can be written, not addresses: of those the JavaScript engine reserves gigabytes that it never uses.
 * Measured over 20 minutes of speech: 1.1 GB at most, of which 0.5 GB are resident.
 */
const MEMORY_LIMIT_KILOBYTES = 2 * 1024 * 1024;
const LIMITS = `ulimit -c 0; ulimit -f 0; ulimit -d ${MEMORY_LIMIT_KILOBYTES}`;
const NODE_ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'];

/** Why offline speech recognition cannot work here; undefined when its files are there. */
export async function findModelFault(modelFolder: string): Promise<string | undefined> {
  for (const name of MODEL_FILES) {
    const found = await stat(path.join(modelFolder, name)).catch(() => undefined);
    if (found?.isFile() !== true) return `the speech model lacks ${name}: run set-up again with a network`;
  }
  return undefined;
}

type Answer = { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void };
type Question = WorkerRequest extends infer Kind ? (Kind extends WorkerRequest ? Omit<Kind, 'id'> : never) : never;

/** Starts the process that holds the native code. Whatever ends it, what it was asked fails with `engine_failed`. */
export async function startSpeechWorker(options: SpeechWorkerOptions): Promise<SpeechWorker> {
  const { modelFolder, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  const fault = await findModelFault(modelFolder);
  if (fault !== undefined) throw new AudioError('engine_unavailable', fault);
  const node = [process.execPath, ...NODE_ARGUMENTS, PROGRAM, modelFolder];
  const [command = '', ...args] =
    process.platform === 'win32' ? node : ['/bin/sh', '-c', `${LIMITS}; exec "$@"`, 'sh', ...node];
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of the service's settings; and the native work is done by one thread.
    env: { UV_THREADPOOL_SIZE: '1' },
    windowsHide: true,
  });
  const waiting = new Map<number, Answer>();
  let ended: AudioError | undefined;
  let lastId = 0;

  const end = (detail: string): void => {
    ended ??= new AudioError('engine_failed', detail);
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  // Native work cannot be called off; its process can.
  const abort = (): void => end('aborted');
  child.on('error', (error) => end(`the speech process cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => end(`the speech process ended with ${signal ?? code}`));
  child.on('message', (reply: WorkerReply) => {
    waiting.get(reply.id)?.resolve(reply);
    waiting.delete(reply.id);
  });

  const ask = async (question: Question, signal: AbortSignal): Promise<WorkerReply> => {
    signal.throwIfAborted();
    if (ended !== undefined) throw ended;
    const id = (lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<WorkerReply>();
    waiting.set(id, { resolve, reject });
    const timer = setTimeout(() => end(`the speech process did not answer in ${timeoutMs} ms`), timeoutMs);
    signal.addEventListener('abort', abort, { once: true });
    try {
      child.send({ id, ...question }, (error) => error !== null && end(`the speech process is gone: ${error.message}`));
      const reply = await promise;
      if ('failure' in reply) throw new AudioError(reply.failure, reply.detail);
      return reply;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };

  return {
    async findSpeech(samples, { fresh, signal }) {
      const reply = await ask({ ask: 'find_speech', samples, fresh }, signal);
      return 'flags' in reply ? reply.flags : new Uint8Array();
    },
    async recognise(samples, { signal }) {
      const reply = await ask({ ask: 'recognise', samples }, signal);
      return 'text' in reply ? reply.text : '';
    },
    stop: () => end('stopped'),
  };
}
