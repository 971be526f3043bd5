import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { enqueueJob } from '../server/src/jobs/enqueue-job.ts';
import type { JobHandler } from '../server/src/jobs/job.ts';
import { startWorker, type Worker } from '../server/src/jobs/worker.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { createLogger } from '../server/src/lib/logger.ts';
import { TEST_ORIGIN } from '../server/src/testing/context.ts';
import { createTestPractice, type TestPractice } from '../server/src/testing/practice.ts';
import { createTestClients } from '../server/src/testing/records.ts';
import { insertJobs } from './insert-jobs.ts';
import { compare } from './compare.ts';
import { type Figure, tell } from './figure.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
const JOBS = 4000;
const CONNECTIONS = 16;
/** More than connections: while some jobs wait to be claimed, others keep every connection busy. */
const PLACES = 64;
const FLOOD = 100_000;
const STARTS = 100;
const AIM = 0.7;

interface Bench extends Context {
  url: string;
  practice: TestPractice;
  clientId: number;
}

/** Jobs drained a second beside bare loops with as many connections; each job writes one row with its completion. */
export async function benchJobs(databaseUrl: string): Promise<Figure[]> {
  const db = openDatabase({ url: databaseUrl, maxConnections: CONNECTIONS });
  const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  const practice = await createTestPractice(context);
  const { organisation: clientId } = await createTestClients(context, practice);
  const bench: Bench = { ...context, url: databaseUrl, practice, clientId };
  await sql`create table bench_results (job_id text primary key)`.execute(db);
  await sql`create table bare_jobs (id text primary key, status text not null, run_at timestamptz not null, lease_until timestamptz)`.execute(
    db,
  );
  await sql`create index bare_jobs_due on bare_jobs (run_at) where status = 'queued'`.execute(db);

  const drained = await compare({
    what: 'jobs that write a row',
    unit: '/s',
    rounds: ROUNDS,
    ours: () => drainOurs(bench),
    peers: {
      'bare loop, one job a transaction, locked while it is worked on': {
        run: () => drainBare(bench, drainSingly),
        aim: AIM,
      },
      'bare loop, four jobs a claim with a lease, each completed in a transaction': {
        run: () => drainBare(bench, drainLeased),
        aim: AIM,
      },
    },
  });
  const quiet = await measureStarts(bench, 'from the call to the start');
  const other = { ...bench, practice: await createTestPractice(context) };
  const { organisation } = await createTestClients(context, other.practice);
  await insertJobs(bench, FLOOD);
  const what = `the same with ${FLOOD} jobs of another practice waiting`;
  const flooded = await measureStarts({ ...other, clientId: organisation }, what);
  await db.destroy();
  return [...drained, quiet, flooded];
}

function startBenchWorker({ url, ...context }: Bench, handler: JobHandler, concurrency: number): Worker {
  return startWorker({
    context,
    databaseUrl: url,
    logger: createLogger(systemClock, 'silent', { write: () => undefined }),
    handlers: { pdf_processing: handler, audio_transcription: handler, report_generation: handler },
    concurrency: { pdf_processing: concurrency, audio_transcription: 0, report_generation: 0 },
  });
}

async function drainOurs(bench: Bench): Promise<number> {
  await insertJobs(bench, JOBS);
  const drained = Promise.withResolvers<void>();
  let left = JOBS;
  const startMs = performance.now();
  const worker = startBenchWorker(
    bench,
    async (job) => {
      const result = await job.complete(async (trx) => {
        await sql`insert into bench_results (job_id) values (${job.id})`.execute(trx);
        return { note_id: job.id };
      });
      left -= 1;
      if (left === 0) drained.resolve();
      return result;
    },
    PLACES,
  );
  await drained.promise;
  const seconds = (performance.now() - startMs) / 1000;
  await worker.stop();
  return JOBS / seconds;
}

/** Neither lets practices take turns, writes an audit row, or guards against a worker that comes back. */
async function drainBare({ db, url }: Bench, drain: (client: pg.PoolClient) => Promise<void>): Promise<number> {
  await sql`delete from bare_jobs`.execute(db);
  await sql`
    insert into bare_jobs select 'job_' || gen_random_uuid(), 'queued', now() - interval '1 second'
    from generate_series(1, ${JOBS}::integer)`.execute(db);
  await sql`vacuum analyze bare_jobs`.execute(db);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = await pool.connect();
      await drain(client);
      client.release();
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  await pool.end();
  return JOBS / seconds;
}

const BARE_LOCK = `
  select id from bare_jobs where status = 'queued' and run_at <= now()
  order by run_at limit 1 for update skip locked`;
const BARE_CLAIM = `
  update bare_jobs set status = 'running', lease_until = now() + interval '30 seconds'
  where id = any (array(
    select id from bare_jobs where status = 'queued' and run_at <= now()
    order by run_at limit $1 for update skip locked
  ))
  returning id`;

async function drainSingly(client: pg.PoolClient): Promise<void> {
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>({ name: 'lock', text: BARE_LOCK });
    if (rows[0] !== undefined) await finishBare(client, rows[0].id);
    await client.query('commit');
    if (rows[0] === undefined) return;
  }
}

async function drainLeased(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ id: string }>({ name: 'claim', text: BARE_CLAIM, values: [4] });
    if (rows.length === 0) return;
    for (const { id } of rows) {
      await client.query('begin');
      await finishBare(client, id);
      await client.query('commit');
    }
  }
}

async function finishBare(client: pg.PoolClient, id: string): Promise<void> {
  await client.query({ name: 'write', text: 'insert into bench_results (job_id) values ($1)', values: [id] });
  await client.query({ name: 'end', text: `update bare_jobs set status = 'completed' where id = $1`, values: [id] });
}

/** How long after `enqueueJob` was called the handler runs, jobs coming one by one. */
async function measureStarts(bench: Bench, what: string): Promise<Figure> {
  let begun = Promise.withResolvers<void>();
  const worker = startBenchWorker(
    bench,
    async (job) => {
      if (job.practiceId === bench.practice.id) begun.resolve();
      else await sleep(5);
      return {};
    },
    4,
  );
  const times: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    begun = Promise.withResolvers();
    const startMs = performance.now();
    await enqueueJob(
      bench,
      TEST_ORIGIN,
      { practiceId: bench.practice.id, memberId: null },
      { taskType: 'pdf_processing', clientId: bench.clientId, input: {}, createdBy: bench.practice.clinicianId },
    );
    await begun.promise;
    times.push(performance.now() - startMs);
  }
  await worker.stop();
  const timed = times.slice(5);
  const ours = `median ${median(timed).toFixed(1)} ms, worst ${Math.max(...timed).toFixed(1)} ms of ${STARTS}`;
  return tell(what, ours);
}
