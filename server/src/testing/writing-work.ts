import type { JobHandler } from '../jobs/job.ts';
import { createTaskHandlers } from '../tasks/create-handlers.ts';
import type { Language } from '../writing/language/language.ts';
import type { WritingProvider } from '../writing/writing-provider.ts';
import type { TestContext } from './context.ts';
import { startTestWorker } from './jobs.ts';

const refuse: JobHandler = () => Promise.reject(new Error('not its work'));

/** A worker that writes reports and nothing else. `around` may stand between the queue and what is done. */
export function startWritingWorker(
  context: TestContext,
  tools: { language: Language; provider: WritingProvider },
  around: (handler: JobHandler) => JobHandler = (handler) => handler,
): void {
  // Uploads are not its work, so it has no use for what those need.
  const handlers = createTaskHandlers({ context, ...tools } as unknown as Parameters<typeof createTaskHandlers>[0]);
  startTestWorker(context, refuse, {
    handlers: { pdf_processing: refuse, audio_transcription: refuse, report_generation: around(handlers.report_generation) },
  });
}
