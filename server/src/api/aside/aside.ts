import path from 'node:path';
import { createThreadPool } from '../../lib/thread-pool.ts';
import { type DescribeWriting, describeWriting } from '../console/describe-writing.ts';
import type { ReadLargeBody } from '../http/validation/large-body.ts';

/** What the APIs do in a thread, beside the event loop. */
export interface Aside {
  readLargeBody: ReadLargeBody;
  describeWriting: DescribeWriting;
  close(): Promise<void>;
}

/** Shorter texts are handled at once: sending them to the thread and back would take longer. */
const AT_ONCE_CHARACTERS = 20_000;

const PROGRAM = path.join(import.meta.dirname, 'aside-thread.ts');

export function createAside(): Aside {
  const pool = createThreadPool(PROGRAM);
  return {
    readLargeBody: (body) => pool.ask({ body }),
    describeWriting: async (writing) => {
      const { content, template, record } = writing;
      const isSmall = content.length + template.length + record.length <= AT_ONCE_CHARACTERS;
      return isSmall ? describeWriting(writing) : pool.ask({ writing });
    },
    close: pool.close,
  };
}
