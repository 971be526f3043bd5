import { Logger, run as runGraphile } from 'graphile-worker';
import type { PgBoss } from 'pg-boss';
import pg from 'pg';
import type { Context } from '../server/src/db/context.ts';
import { startWorker } from '../server/src/jobs/worker.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients } from '../server/src/testing/records.ts';
import { insertJobs } from './insert-jobs.ts';

export const JOBS = 5000;
export const AT_ONCE = 4;
export const QUEUE = 'bench';

/** Puts jobs in, which is not timed, and gives what drains them. */
export type Fill = () => Promise<() => Promise<void>>;

export async function prepareOurs(context: Context, url: string, atOnce: number): Promise<Fill> {
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  return async () => {
    await insertJobs({ db: context.db, practice, clientId }, JOBS);
    return () => drainOurs(context, url, atOnce);
  };
}

/** To the last job stored, not only handled: a worker that is told to stop stores what has ended. */
async function drainOurs(context: Context, databaseUrl: string, atOnce: number): Promise<void> {
  const drained = Promise.withResolvers<void>();
  let left = JOBS;
  const handler = async (): Promise<object> => {
    left -= 1;
    if (left === 0) drained.resolve();
    return {};
  };
  const worker = startWorker({
    context,
    databaseUrl,
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
    handlers: { pdf_processing: handler, audio_transcription: handler, report_generation: handler },
    concurrency: { pdf_processing: atOnce, audio_transcription: 0, report_generation: 0 },
  });
  await drained.promise;
  await worker.stop();
}

export async function fillBoss(boss: PgBoss, batchSize: number): Promise<() => Promise<void>> {
  await boss.deleteAllJobs(QUEUE);
  await boss.insert(
    QUEUE,
    Array.from({ length: JOBS }, () => ({ data: {} })),
  );
  return () =>
    inParallel(async () => {
      for (;;) {
        const jobs = await boss.fetch(QUEUE, { batchSize });
        if (jobs.length === 0) return;
        await boss.complete(
          QUEUE,
          jobs.map(({ id }) => id),
        );
      }
    });
}

export async function fillGraphile(connectionString: string, modes: object): Promise<() => Promise<void>> {
  const drained = Promise.withResolvers<void>();
  let left = JOBS;
  const work = async (): Promise<void> => {
    left -= 1;
    if (left === 0) drained.resolve();
  };
  const client = new pg.Client({ connectionString });
  await client.connect();
  const start = (): ReturnType<typeof runGraphile> =>
    runGraphile({
      connectionString,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
      taskList: { [QUEUE]: work },
      preset: { worker: { ...modes, concurrentJobs: AT_ONCE, maxPoolSize: AT_ONCE + 2 } },
    });
  // The first start of all creates its tables.
  await (await start()).stop();
  await client.query(`select graphile_worker.add_job($1, '{}') from generate_series(1, $2)`, [QUEUE, JOBS]);
  await client.end();
  return async () => {
    const runner = await start();
    await drained.promise;
    await runner.stop();
  };
}

const BARE_CLAIM = `
  update bare_queue set status = 'running', lease_until = now() + interval '30 seconds'
  where id = any (array(select id from bare_queue where status = 'queued' limit 1 for update skip locked))
  returning id`;

export async function fillBare(pool: pg.Pool): Promise<() => Promise<void>> {
  await pool.query('delete from bare_queue');
  await pool.query(`insert into bare_queue select gen_random_uuid(), 'queued' from generate_series(1, $1)`, [JOBS]);
  await pool.query('vacuum analyze bare_queue');
  return () =>
    inParallel(async () => {
      for (;;) {
        const { rows } = await pool.query<{ id: string }>({ name: 'claim', text: BARE_CLAIM, values: [] });
        if (rows[0] === undefined) return;
        const text = `update bare_queue set status = 'completed' where id = $1`;
        await pool.query({ name: 'end', text, values: [rows[0].id] });
      }
    });
}

async function inParallel(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
