import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { createWorkplace, startTestWorker, stopTestWorkers, type Workplace } from '../testing/jobs.ts';
import { claimJobs, type ClaimedJob, claimSuspect } from './claim-jobs.ts';

let context: TestContext;
let places: [Workplace, Workplace, Workplace];
beforeAll(async () => {
  context = await createTestContext();
  const [a, b, c] = [await createWorkplace(context), await createWorkplace(context), await createWorkplace(context)];
  places = [a, b, c].toSorted((x, y) => (x.practice.id < y.practice.id ? -1 : 1)) as typeof places;
});
afterEach(async () => {
  await stopTestWorkers();
  await context.db.deleteFrom('jobs').execute();
});
afterAll(() => context.drop());

async function enqueueMany(place: Workplace, count: number): Promise<void> {
  const { practice, clients } = place;
  await sql`
    insert into jobs (
      id, practice_id, client_id, task_type, status, progress, attempts, deaths, claims, run_at, created_by, created_at, input
    )
    select 'job_' || ${practice.id}::text || lpad(number::text, 6, '0'), ${practice.id}, ${clients.organisation}::bigint,
      'pdf_processing', 'queued', 0, 0, 0, 0, ${context.clock.now()}::timestamptz, ${practice.clinicianId},
      ${context.clock.now()}::timestamptz, '{}'
    from generate_series(1, ${count}::integer) as number`.execute(context.db);
}

function claim(limit: number, afterPractice = '', db: Database = context.db): Promise<ClaimedJob[]> {
  const options = { workerId: 'work_test', leaseMs: 30_000, taskType: 'pdf_processing', limit, afterPractice } as const;
  return claimJobs({ ...context, db }, options);
}

function countByPractice(jobs: ClaimedJob[]): number[] {
  return places.map(({ practice }) => jobs.filter((job) => job.practiceId === practice.id).length);
}

test('a batch is shared out evenly among the practices that wait', async () => {
  await enqueueMany(places[0], 50);
  await enqueueMany(places[1], 1);
  await enqueueMany(places[2], 50);
  expect(countByPractice(await claim(9))).toEqual([3, 1, 3]);
  expect(countByPractice(await claim(8))).toEqual([4, 0, 4]);
});

test('with one place at a time, practices take turns in a circle', async () => {
  for (const place of places) await enqueueMany(place, 4);
  const order: number[][] = [];
  let after = places[1].practice.id;
  for (let turn = 0; turn < 6; turn += 1) {
    const jobs = await claim(1, after);
    order.push(countByPractice(jobs));
    after = jobs[0]?.practiceId ?? '';
  }
  expect(order).toEqual([
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ]);
});

test('what is not due, of another kind or in other hands is passed by', async () => {
  await enqueueMany(places[0], 3);
  await places[1].enqueue({ taskType: 'report_generation' });
  await enqueueMany(places[2], 2);
  const later = new Date(context.clock.now().getTime() + 1);
  await sql`update jobs set run_at = ${later} where practice_id = ${places[2].practice.id}`.execute(context.db);
  const holder = await context.db.startTransaction().execute();
  await sql`select from jobs where practice_id = ${places[0].practice.id} order by id limit 1 for update`.execute(
    holder,
  );
  const jobs = await claim(10);
  expect(countByPractice(jobs)).toEqual([2, 0, 0]);
  await holder.rollback().execute();
  expect(countByPractice(await claim(10))).toEqual([1, 0, 0]);
  expect(await claim(10)).toEqual([]);
});

test('one that two workers died over is claimed apart from the others, one at a time', async () => {
  await enqueueMany(places[0], 2);
  await sql`update jobs set deaths = 2 where practice_id = ${places[0].practice.id}`.execute(context.db);
  expect(await claim(10)).toEqual([]);
  const options = { workerId: 'work_test', leaseMs: 30_000 };
  expect(await claimSuspect(context, { ...options, taskTypes: ['report_generation'] })).toBeUndefined();
  expect(await claimSuspect(context, { ...options, taskTypes: ['pdf_processing'] })).toMatchObject({
    isSuspect: true,
    claims: 1,
  });
});

test('of twenty thousand of one practice, a claim reads only what it takes; the other practice is not held up', async () => {
  await enqueueMany(places[0], 20_000);
  await enqueueMany(places[2], 1);
  await sql`analyze jobs`.execute(context.db);
  // The sixth run of a named statement is the first with a plan made without its values.
  for (let round = 0; round < 8; round += 1) {
    const { jobs, rowsRead } = await claimAndCount();
    expect(countByPractice(jobs)).toEqual(round === 0 ? [4, 0, 1] : [8, 0, 0]);
    expect(rowsRead).toBeLessThan(200);
  }
});

test('a claim reads no more when all of them came after its plan was made', async () => {
  await sql`vacuum analyze jobs`.execute(context.db);
  for (let round = 0; round < 8; round += 1) expect(await claim(8)).toEqual([]);
  await enqueueMany(places[0], 10_000);
  const { jobs, rowsRead } = await claimAndCount();
  expect(jobs).toHaveLength(8);
  expect(rowsRead).toBeLessThan(200);
});

/** The connection also counts what it read in transactions before, until it has told the others: at most once a second. */
function claimAndCount(): Promise<{ jobs: ClaimedJob[]; rowsRead: number }> {
  return context.db.transaction().execute(async (trx) => {
    const before = await countRowsRead(trx);
    const jobs = await claim(8, '', trx);
    return { jobs, rowsRead: (await countRowsRead(trx)) - before };
  });
}

async function countRowsRead(trx: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'jobs'`.execute(trx);
  return rows[0]?.read ?? 0;
}

test('two workers drain two thousand jobs, each exactly once', async () => {
  await enqueueMany(places[0], 1200);
  await enqueueMany(places[1], 400);
  await enqueueMany(places[2], 400);
  const runs: string[] = [];
  const done = Promise.withResolvers<void>();
  const handler = async ({ id }: { id: string }): Promise<Record<string, unknown>> => {
    runs.push(id);
    if (runs.length === 2000) done.resolve();
    return {};
  };
  const options = {
    concurrency: { pdf_processing: 20, audio_transcription: 1, report_generation: 1 },
    graceMs: 10_000,
  };
  const workers = [startTestWorker(context, handler, options), startTestWorker(context, handler, options)];
  await done.promise;
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(new Set(runs).size).toBe(2000);
  expect(runs).toHaveLength(2000);
  const { rows } = await sql<{ status: string; claims: number; count: number; workers: number }>`
    select status, claims, count(*), count(distinct worker_id) as workers from jobs group by status, claims`.execute(
    context.db,
  );
  expect(rows).toEqual([{ status: 'completed', claims: 1, count: 2000, workers: 2 }]);
});
