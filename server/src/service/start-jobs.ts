import { startBlobSweeper } from '../blobs/sweeper.ts';
import { repeat } from '../lib/repeat.ts';
import { sweepOutgoingTexts } from '../records/outgoing/sweep-outgoing-texts.ts';
import { sweepTryOuts } from '../records/templates/try-outs.ts';
import type { Config } from '../config.ts';
import { createDocuments } from '../documents/documents.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Logger } from '../lib/logger.ts';
import { createTaskHandlers } from '../tasks/create-handlers.ts';
import { deleteRemovedNotes } from '../tasks/delete-removed-notes.ts';
import { recheckReports } from '../tasks/recheck-reports.ts';
import { openSpeech } from '../tasks/speech.ts';
import type { Language } from '../writing/language/language.ts';
import { createWritingProvider } from '../writing/create-provider.ts';
import { aboutProvider } from '../writing/write-report.ts';
import { createThreadWriter } from '../writing/writer/thread-writer.ts';
import { DEFAULT_PDF_LIMITS } from '../intake/pdf/limits.ts';
import { createSpareEngine } from '../intake/pdf/spare-engine.ts';
import type { Installation } from './installation.ts';

const SWEEP_MS = 10 * 60_000;
/** How long after a change of a note the reports that rest on it are checked. */
const RECHECK_MS = 2_000;

/**
 * Works on jobs, deletes uploads that are older than their practice keeps them, and checks reports whose notes were
 * changed.
 */
export function startJobs(
  config: Config,
  installation: Installation,
  language: Language,
  logger: Logger,
): { stop(): Promise<void> } {
  const { context, databaseUrl, blobs, copies, secretBox } = installation;
  const documents = createDocuments();
  const about = aboutProvider(createWritingProvider(config.writing, { language }));
  const writer = createThreadWriter({ provider: config.writing, about });
  const spareEngine = createSpareEngine(DEFAULT_PDF_LIMITS);
  const worker = startWorker({
    context,
    logger,
    databaseUrl,
    concurrency: config.concurrency,
    handlers: createTaskHandlers({
      context,
      secretBox,
      documents,
      spareEngine,
      blobs,
      copies,
      speech: openSpeech(config, context.clock),
      writer,
    }),
  });
  const sweeper = startBlobSweeper({ context, store: blobs, logger });
  const textSweeper = repeat(SWEEP_MS, async (signal) => {
    try {
      await sweepOutgoingTexts(context, signal);
      await sweepTryOuts(context, signal);
    } catch (error) {
      if (!signal.aborted)
        logger.warn({ err: error }, 'texts that were sent or tried out could not be deleted and will be next time');
    }
  });
  const copySweeper = repeat(SWEEP_MS, () =>
    copies
      .sweep()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'copies of uploads could not be deleted and will be next time'),
      ),
  );
  const noteSweeper = repeat(SWEEP_MS, async (signal) => {
    try {
      const deleted = await deleteRemovedNotes(context, signal);
      if (deleted > 0) logger.info({ deleted }, 'notes that had been taken away were deleted');
    } catch (error) {
      if (!signal.aborted)
        logger.warn({ err: error }, 'notes that had been taken away could not be deleted and will be next time');
    }
  });
  const tellFailure = (error: unknown): void =>
    logger.warn({ err: error }, 'a report could not be checked against its notes and will be next time');
  const rechecks = repeat(RECHECK_MS, (signal) =>
    recheckReports({ context, documents, language }, tellFailure, signal),
  );
  return {
    stop: async () => {
      const sweepers = [sweeper, textSweeper, copySweeper, noteSweeper];
      await Promise.all([worker, ...sweepers, rechecks].map((part) => part.stop()));
      spareEngine.close();
      await Promise.all([writer.close(), documents.close()]);
    },
  };
}
