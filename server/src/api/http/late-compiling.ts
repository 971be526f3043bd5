import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /** Compiles all schemas that no request has needed yet, with requests in between. */
    compileSchemas(): Promise<void>;
  }
}

type Compiled<Given extends unknown[], Answer> = (...given: Given) => Answer;

/**
 * What is compiled from schemas is not needed before the first request of its route. Compiled before the service answers
 * at all, it would take a third of the time to start.
 */
export interface LateCompiling {
  /** A function that is compiled when it is first called, unless it was compiled before. */
  add<Given extends unknown[], Answer>(compile: () => Compiled<Given, Answer>): Compiled<Given, Answer>;
  /** Compiles all that nobody has called yet, one after the other, with requests in between. */
  finish(signal: AbortSignal): Promise<void>;
}

export function createLateCompiling(): LateCompiling {
  const waiting = new Set<() => void>();
  return {
    add(compile) {
      let compiled: ReturnType<typeof compile> | undefined;
      const get = (): ReturnType<typeof compile> => {
        waiting.delete(get);
        return (compiled ??= compile());
      };
      waiting.add(get);
      return (...given) => (compiled ?? get())(...given);
    },
    async finish(signal) {
      for (const get of waiting) {
        await nextTurn();
        if (signal.aborted) return;
        get();
      }
    },
  };
}

export function installLateCompiling(app: FastifyInstance, late: LateCompiling): void {
  const closing = new AbortController();
  app.decorate('compileSchemas', () => late.finish(closing.signal));
  app.addHook('preClose', async () => closing.abort());
}
