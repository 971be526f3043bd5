import path from 'node:path';
import { MIB, type SandboxLimits } from '../../../sandbox/limits.ts';
import { buildNodeCommand } from '../../../sandbox/node-program.ts';
import type { SandboxOptions } from '../../../sandbox/start-sandboxed.ts';
import { startWorker } from '../../../sandbox/worker/start-worker.ts';
import { AudioError } from '../audio-error.ts';
import { findModelFault } from './find-model-fault.ts';
import type { SpeechAnswer, SpeechQuestion } from './messages.ts';

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
export const SPEECH_PROGRAM = path.join(import.meta.dirname, 'speech-worker.ts');
const DAY_MS = 24 * 3_600_000;

/** Measured over 20 minutes of speech: 1.1 GB of writable memory at most, of which 0.5 GB are resident. */
const LIMITS: SandboxLimits = {
  maxMemoryBytes: 1536 * MIB,
  // It lives as long as its recording takes: a day of speech, at the pace of a slow machine.
  maxCpuSeconds: (2 * DAY_MS) / 1000,
  maxWallMs: 7 * DAY_MS,
  maxOutputBytes: Number.POSITIVE_INFINITY,
  kernelMemory: { kind: 'writable', bytes: 2048 * MIB },
};
/** A text, or a byte for each 32 ms. */
const MAX_ANSWER_BYTES = 4 * MIB;

/** It may read the model and its packages, and nothing else. */
export function buildSpeechCommand(entry: string, modelFolder: string): SandboxOptions {
  const command = buildNodeCommand({
    entry,
    readable: [import.meta.dirname, modelFolder],
    somePackage: 'sherpa-onnx-node',
    maxHeapBytes: 256 * MIB,
    hasNativeCode: true,
    args: [modelFolder],
  });
  // The native work is done by one thread.
  return { ...command, limits: LIMITS, environment: { ...command.environment, UV_THREADPOOL_SIZE: '1' } };
}

/** Starts the process that holds the native code. Whatever ends it, what it was asked fails with `engine_failed`. */
export async function startSpeechWorker(options: SpeechWorkerOptions): Promise<SpeechWorker> {
  const { modelFolder, timeoutMs = ANSWER_TIMEOUT_MS } = options;
  const fault = await findModelFault(modelFolder);
  if (fault !== undefined) throw new AudioError('engine_unavailable', fault);
  const worker = startWorker({
    ...buildSpeechCommand(SPEECH_PROGRAM, modelFolder),
    name: 'the speech process',
    timeoutMs,
    maxAnswerBytes: MAX_ANSWER_BYTES,
  });
  // Native work cannot be called off; its process can.
  const abort = (): void => worker.stop('aborted');

  const ask = async (question: SpeechQuestion, signal: AbortSignal): Promise<SpeechAnswer> => {
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
    try {
      const answer = (await worker.ask(question)) as SpeechAnswer;
      if ('failure' in answer) throw new AudioError(answer.failure, answer.detail);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AudioError) throw error;
      throw new AudioError('engine_failed', error instanceof Error ? error.message : String(error));
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };

  return {
    async findSpeech(samples, { fresh, signal }) {
      const answer = await ask({ ask: 'find_speech', samples, fresh }, signal);
      return 'flags' in answer ? answer.flags : new Uint8Array();
    },
    async recognise(samples, { signal }) {
      const answer = await ask({ ask: 'recognise', samples }, signal);
      return 'text' in answer ? answer.text : '';
    },
    stop: () => worker.stop('stopped'),
  };
}
