import type { Selectable } from 'kysely';
import { vi } from 'vitest';
import type { JobTable } from '../db/tables.ts';
import { enqueueJob, type NewJob } from '../jobs/enqueue-job.ts';
import type { JobHandler } from '../jobs/job.ts';
import { startWorker, type Worker, type WorkerOptions } from '../jobs/worker.ts';
import { createLogger } from '../lib/logger.ts';
import { TEST_ORIGIN, type TestContext } from './context.ts';
import { createTestPractice, type TestPractice } from './practice.ts';
import { createTestClients, type TestClients } from './records.ts';
import { PATIENTLY } from './patience.ts';

export interface Workplace {
  practice: TestPractice;
  clients: TestClients;
  enqueue(more?: Partial<NewJob>): Promise<string>;
}

/** A practice with clients, and a short way to give it jobs. */
export async function createWorkplace(context: TestContext): Promise<Workplace> {
  const practice = await createTestPractice(context);
  const clients = await createTestClients(context, practice);
  return {
    practice,
    clients,
    enqueue: (more) =>
      enqueueJob(
        context,
        TEST_ORIGIN,
        { practiceId: practice.id, memberId: null },
        {
          taskType: 'pdf_processing',
          clientId: clients.organisation,
          input: {},
          createdBy: practice.clinicianId,
          ...more,
        },
      ),
  };
}

export const SILENT_LOGGER = createLogger({ now: () => new Date(0) }, 'silent', { write: () => undefined });

const started = new Set<Worker>();

/** A worker that does every kind of job with one handler and polls often. Stop the workers in `afterEach`. */
export function startTestWorker(context: TestContext, handler: JobHandler, more: Partial<WorkerOptions> = {}): Worker {
  const worker = startWorker({
    context,
    databaseUrl: context.url,
    logger: SILENT_LOGGER,
    handlers: { pdf_processing: handler, audio_transcription: handler, report_generation: handler },
    concurrency: { pdf_processing: 4, audio_transcription: 4, report_generation: 4 },
    heartbeatMs: 10,
    pollMs: 10,
    graceMs: 0,
    progressEveryMs: 0,
    ...more,
  });
  started.add(worker);
  return worker;
}

export async function stopTestWorkers(): Promise<void> {
  await Promise.all([...started].map((worker) => worker.stop()));
  started.clear();
}

export function readJob({ db }: TestContext, id: string): Promise<Selectable<JobTable>> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Resolves with the row once it matches. */
export function waitForJob(
  context: TestContext,
  id: string,
  isWanted: (job: Selectable<JobTable>) => boolean,
  patience = PATIENTLY,
): Promise<Selectable<JobTable>> {
  return vi.waitFor(async () => {
    const job = await readJob(context, id);
    if (!isWanted(job)) throw new Error(`the job is ${job.status} after ${job.claims} claims`);
    return job;
  }, patience);
}

export interface Gate {
  handler: JobHandler;
  started: Promise<void>;
  open: () => void;
  /** The reasons with which its signals were aborted. */
  reasons: unknown[];
}

/** A handler that waits until it is told to go on, or its signal is aborted. */
export function createGate(): Gate {
  const begun = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const reasons: unknown[] = [];
  const handler: JobHandler = async ({ signal }) => {
    begun.resolve();
    const aborted = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => {
      reasons.push(signal.reason);
      aborted.resolve();
    });
    await Promise.race([opened.promise, aborted.promise]);
    signal.throwIfAborted();
    return { attempt: 'gate' };
  };
  return { handler, started: begun.promise, open: opened.resolve, reasons };
}

/** How often each action was recorded for a job. */
export async function countJobAudits({ db }: TestContext, jobId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['action', ({ fn }) => fn.countAll<number>().as('count')])
    .where('subject_id', '=', jobId)
    .groupBy('action')
    .execute();
  return Object.fromEntries(rows.map(({ action, count }) => [action, count]));
}
