import { sql } from 'kysely';
import type { Context } from '../server/src/db/context.ts';
import { type ClaimedJob, claimJobs } from '../server/src/jobs/claim-jobs.ts';
import { completeJobs } from '../server/src/jobs/end-job.ts';
import { areHeld } from '../server/src/jobs/lease.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients } from '../server/src/testing/records.ts';
import { type Figure, printFigure } from './figure.ts';
import { insertJobs } from './insert-jobs.ts';
import { measureProcessorTime, showProcessorTime } from './processor-time.ts';

const JOBS = 10_000;
const BATCH = 100;

/** What the audit row of a completed job costs: the same completions with it and without, a hundred in a statement. */
export async function measureAuditPrice(context: Context): Promise<Figure> {
  const { db, clock } = context;
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  const measure = async (complete: (jobs: ClaimedJob[]) => Promise<unknown>): Promise<string> => {
    await insertJobs({ db, practice, clientId }, JOBS);
    const held = await claimAll(context);
    const time = await measureProcessorTime(db, async () => {
      for (const jobs of held) await complete(jobs);
    });
    return showProcessorTime(time, JOBS);
  };
  const withRow = (jobs: ClaimedJob[]): Promise<unknown> =>
    completeJobs(
      context,
      jobs.map((job) => ({ job, result: {} })),
    );
  const without = (jobs: ClaimedJob[]): Promise<unknown> =>
    sql`
      update jobs set status = 'completed', progress = 100, result = '{}', lease_until = null,
        ended_at = ${clock.now()}::timestamptz
      where ${areHeld(jobs)}`.execute(db);
  await measure(withRow);
  const figure = {
    what: 'processor time of completing a job, with its audit row',
    ours: await measure(withRow),
    beside: `without one ${await measure(without)}`,
    ratio: '',
    aim: '',
  };
  printFigure(figure);
  return figure;
}

async function claimAll(context: Context): Promise<ClaimedJob[][]> {
  const held: ClaimedJob[][] = [];
  const options = {
    taskType: 'pdf_processing',
    limit: BATCH,
    afterPractice: '',
    leaseMs: 60_000,
    workerId: 'bench',
  } as const;
  for (;;) {
    const jobs = await claimJobs(context, options);
    if (jobs.length === 0) return held;
    held.push(jobs);
  }
}
