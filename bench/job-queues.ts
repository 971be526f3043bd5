import { Logger, run as runGraphile } from 'graphile-worker';
import { PgBoss } from 'pg-boss';
import pg from 'pg';
import { type Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { startWorker } from '../server/src/jobs/worker.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { createTestPractice } from '../server/src/testing/practice.ts';
import { createTestClients } from '../server/src/testing/records.ts';
import { insertJobs } from './insert-jobs.ts';
import { compare, type Side } from './compare.ts';
import type { Figure } from './figure.ts';

const ROUNDS = 5;
const JOBS = 2000;
const AT_ONCE = 4;
const MANY_AT_ONCE = 64;
const BATCH = 100;
const QUEUE = 'bench';

/** Puts jobs in, which is not timed, and gives what drains them. */
type Fill = () => Promise<() => Promise<void>>;

/**
 * Jobs that do nothing, drained by our queue, by two libraries and by a bare loop, in turn and several times over. The
 * libraries neither write an audit row nor give practices their turns; in their batched modes they also hold more jobs
 * than they work on. Each side has as many connections as it works on jobs at once, and two more.
 */
export async function benchJobQueues(databaseUrl: string): Promise<Figure[]> {
  const db = openDatabase({ url: databaseUrl, maxConnections: AT_ONCE + 2 });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const boss = new PgBoss({ connectionString: databaseUrl, max: AT_ONCE + 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(QUEUE);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE + 2 });
  await pool.query('create table bare_queue (id text primary key, status text not null, lease_until timestamptz)');
  await pool.query(`create index bare_queue_due on bare_queue (id) where status = 'queued'`);

  const batched = { localQueue: { size: BATCH }, completeJobBatchDelay: 0 };
  const peers = {
    'pg-boss, one by one': { run: timed(() => fillBoss(boss, 1)), aim: 2 },
    'graphile-worker': { run: timed(() => fillGraphile(databaseUrl, {})), aim: 1 },
    'bare lease loop': { run: timed(() => fillBare(pool)) },
    'pg-boss, batches': { run: timed(() => fillBoss(boss, BATCH)), aim: 0.5 },
    'graphile-worker, batches': { run: timed(() => fillGraphile(databaseUrl, batched)), aim: 0.5 },
  };
  const figures: Figure[] = [];
  for (const atOnce of [AT_ONCE, MANY_AT_ONCE]) {
    const ours = timed(await prepareOurs(context, databaseUrl, atOnce));
    const what = `jobs that do nothing, ${atOnce} at once`;
    figures.push(...(await compare({ what, unit: '/s', rounds: ROUNDS, ours, peers })));
  }
  await boss.stop({ graceful: false });
  await pool.end();
  await db.destroy();
  return figures;
}

/** Jobs a second, from the first to the last. */
function timed(fill: Fill): Side {
  return async () => {
    const drain = await fill();
    const startMs = performance.now();
    await drain();
    return JOBS / ((performance.now() - startMs) / 1000);
  };
}

async function prepareOurs(context: Context, url: string, atOnce: number): Promise<Fill> {
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

async function fillBoss(boss: PgBoss, batchSize: number): Promise<() => Promise<void>> {
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

async function fillGraphile(connectionString: string, modes: object): Promise<() => Promise<void>> {
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

async function fillBare(pool: pg.Pool): Promise<() => Promise<void>> {
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
