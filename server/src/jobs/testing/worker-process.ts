import { openDatabase } from '../../db/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { createIdMaker } from '../../lib/ids.ts';
import { createLogger } from '../../lib/logger.ts';
import type { JobHandler } from '../job.ts';
import { startWorker } from '../worker.ts';

/**
 * A worker in a process of its own. What a job's input says, it does: `crash` ends the process the
 * hard way, `wait` never returns. It tells its parent of every job it starts.
 */
const [url = ''] = process.argv.slice(2);
const db = openDatabase({ url, maxConnections: 6 });

const handler: JobHandler = async (job) => {
  process.send?.({ started: job.id, attempt: job.attempt });
  if (job.input['act'] === 'crash') process.kill(process.pid, 'SIGKILL');
  if (job.input['act'] === 'wait') await new Promise(() => undefined);
  return { worker: process.pid };
};

const worker = startWorker({
  context: { db, clock: systemClock, makeId: createIdMaker(systemClock) },
  databaseUrl: url,
  logger: createLogger(systemClock, 'silent', { write: () => undefined }),
  handlers: { pdf_processing: handler, audio_transcription: handler, report_generation: handler },
  concurrency: { pdf_processing: 8, audio_transcription: 8, report_generation: 8 },
  // Never over by itself: on a busy machine a process may stand still for seconds.
  leaseMs: 3_600_000,
  heartbeatMs: 100,
  pollMs: 50,
  graceMs: 100,
});
process.on('disconnect', () => void worker.stop().then(() => process.exit()));
