// The thread that works on large documents; see documents.ts for who starts it.
import { serveThread } from '../lib/serve-thread.ts';
import { DOCUMENT_TASKS, type DocumentTasks } from './document-tasks.ts';

interface Message {
  task: keyof DocumentTasks;
  input: unknown;
}

serveThread(({ task, input }: Message) => (DOCUMENT_TASKS[task] as (input: unknown) => unknown)(input));
