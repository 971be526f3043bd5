import { type SandboxOptions, startSandboxed } from '../start-sandboxed.ts';
import { encodeFrame, readFrames } from './frames.ts';
import { isAnswer } from './messages.ts';

export interface WorkerOptions extends Omit<SandboxOptions, 'hasInput' | 'results'> {
  /** What messages call it: `the speech process`. */
  name: string;
  /**
   * How long an answer may take, with what it must load first, unless a question says otherwise. Questions are answered
   * one after the other; the time of a question begins when those before it are answered.
   */
  timeoutMs: number;
  /** The most that one answer may have. */
  maxAnswerBytes: number;
}

/** A process in the sandbox that answers questions for as long as it lives. */
export interface Worker {
  /** Rejects with WorkerEnded when the process ended before it answered, and with WorkerFailed when it could not. */
  ask(asked: unknown, timeoutMs?: number): Promise<unknown>;
  /** Kills it. What it was asked fails, and so does whatever it is asked from now on. */
  stop(reason: string): void;
  ended: Promise<void>;
  /** Whether it keeps the service alive. */
  ref(): void;
  unref(): void;
}

export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
}

class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timeoutMs: number;
}

export function startWorker({ name, timeoutMs: usualMs, maxAnswerBytes, ...command }: WorkerOptions): Worker {
  const child = startSandboxed({ ...command, hasInput: true, results: 'channel' });
  const waiting = new Map<number, Waiting>();
  let ended: WorkerEnded | undefined;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  const settle = (id: number, act: (question: Waiting) => void): void => {
    const question = waiting.get(id);
    if (question === undefined) return;
    waiting.delete(id);
    act(question);
  };
  const stop = (reason: string): void => {
    ended ??= new WorkerEnded(reason);
    clearTimeout(timer);
    child.kill();
    const error = ended;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  };
  const waitForNext = (): void => {
    clearTimeout(timer);
    const [next] = waiting.values();
    if (next === undefined) return;
    timer = setTimeout(() => stop(`${name} did not answer in ${next.timeoutMs} ms`), next.timeoutMs);
  };
  readFrames(child.results, {
    maxFrameBytes: maxAnswerBytes,
    onFault: (reason) => stop(`${name} sent ${reason}`),
    onValue: (value) => {
      if (!isAnswer(value)) return stop(`${name} sent something that is no answer`);
      settle(value.id, ({ resolve, reject }) =>
        'error' in value ? reject(new WorkerFailed(value.error)) : resolve(value.value),
      );
      waitForNext();
    },
  });
  const waitForEnd = async (): Promise<void> => {
    const { excess, fault, exitCode, signalName } = await child.ended;
    if (fault !== undefined) stop(`${name} cannot be started: ${fault.message}`);
    else if (excess !== undefined) stop(`${name} went over its limit of ${excess}`);
    else stop(`${name} ended with ${signalName ?? exitCode}: ${child.messages().tail.trim().slice(-500)}`);
  };

  return {
    ask: (asked, timeoutMs = usualMs) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) return reject(ended);
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject, timeoutMs });
        if (waiting.size === 1) waitForNext();
        child.stdin?.write(encodeFrame({ id, asked }));
      }),
    stop,
    ended: waitForEnd(),
    ref: child.ref,
    unref: child.unref,
  };
}
