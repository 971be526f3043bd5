import { createTaskHandlers } from '../tasks/create-handlers.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { Language } from '../writing/language/language.ts';
import type { WritingProvider } from '../writing/writing-provider.ts';
import type { TestContext } from './context.ts';
import { startTestWorker } from './jobs.ts';

/** A worker that writes reports and nothing else. `around` may stand between the queue and what is done. */
export function startWritingWorker(
  context: TestContext,
  tools: { language: Language; provider: WritingProvider },
  around: (handler: JobHandler) => JobHandler = (handler) => handler,
): void {
  // Uploads are not its work, so it has no use for what those need.
  const handlers = createTaskHandlers({ context, ...tools } as unknown as Parameters<typeof createTaskHandlers>[0]);
  const never: JobHandler = () => Promise.reject(new Error('not its work'));
  startTestWorker(context, never, {
    handlers: { pdf_processing: never, audio_transcription: never, report_generation: around(handlers.report_generation) },
  });
}
