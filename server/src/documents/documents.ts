import path from 'node:path';
import { createThreadPool, type ThreadPoolOptions } from '../lib/thread-pool.ts';
import type { DocumentTasks } from './document-tasks.ts';

type Input<Name extends keyof DocumentTasks> = Parameters<DocumentTasks[Name]>[0];
type Output<Name extends keyof DocumentTasks> = Awaited<ReturnType<DocumentTasks[Name]>>;

/** Work on documents that holds the event loop for a few milliseconds at most, however large they are. */
export interface Documents {
  /** Throws `unavailable` when too much waits to be done, or it takes too long. */
  work<Name extends keyof DocumentTasks>(task: Name, input: Input<Name>): Promise<Output<Name>>;
  close(): Promise<void>;
}

export interface DocumentsOptions extends ThreadPoolOptions {
  /** A text no longer than this is handled at once: the way to the thread and back takes longer. */
  atOnceCharacters?: number;
}

const PROGRAM = path.join(import.meta.dirname, 'document-thread.ts');

export function createDocuments({ atOnceCharacters = 10_000, ...options }: DocumentsOptions = {}): Documents {
  const pool = createThreadPool(PROGRAM, options);
  return {
    work: async <Name extends keyof DocumentTasks>(task: Name, input: Input<Name>): Promise<Output<Name>> => {
      if (countCharacters(input) > atOnceCharacters) return pool.ask<Output<Name>>({ task, input });
      // Loaded only once the service answers (`service/listen.ts`).
      const { DOCUMENT_TASKS } = await import('./document-tasks.ts');
      const run = DOCUMENT_TASKS[task] as unknown as (given: Input<Name>) => Output<Name> | Promise<Output<Name>>;
      return run(input);
    },
    close: pool.close,
  };
}

function countCharacters(input: object): number {
  return Object.values(input).reduce((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
}
