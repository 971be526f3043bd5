import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { readJob } from '../testing/jobs.ts';
import { type ClaimedJob, claimJobs } from './claim-jobs.ts';
import { completeJob, failJob } from './end-job.ts';
import { reapJobs } from './reap-jobs.ts';
import { loadSteps, saveStep } from './steps.ts';
import { setUpJobs } from '../testing/set-up.ts';
import { PATIENTLY } from '../testing/patience.ts';

const LEASE_MS = 30_000;

const { context, place } = await setUpJobs();

async function claim(db = context.db): Promise<ClaimedJob> {
  const order = { workerId: 'work_test', leaseMs: LEASE_MS, limit: 1, afterPractice: '' };
  const [job] = await claimJobs({ ...context, db }, { ...order, taskType: 'pdf_processing' });
  if (job === undefined) throw new Error('there was nothing to claim');
  return job;
}

async function claimFresh(): Promise<ClaimedJob> {
  await place.enqueue();
  return claim();
}

/** How many connections to this database wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
  return rows[0]?.count ?? 0;
}

async function waitForWaiting(count: number): Promise<void> {
  await vi.waitFor(async () => expect(await countWaiting()).toBe(count), PATIENTLY);
}

test('steps come back in the order in which they were saved, and belong to their job alone', async () => {
  const job = await claimFresh();
  const other = await claimFresh();
  for (const number of [3, 1, 2]) expect(await saveStep(context.db, job, { number })).toBe(true);
  expect(await saveStep(context.db, other, { number: 9 })).toBe(true);
  expect(await loadSteps(context.db, job.id)).toEqual([{ number: 3 }, { number: 1 }, { number: 2 }]);
});

test('steps that end at the same moment are all saved', async () => {
  const job = await claimFresh();
  const numbers = Array.from({ length: 6 }, (_, number) => number);
  // All of them have begun, and wait, before the first one can end.
  const saves = await context.db.transaction().execute(async (trx) => {
    await sql`select from jobs where id = ${job.id} for update`.execute(trx);
    const waiting = numbers.map((number) => saveStep(context.db, job, { number }));
    await waitForWaiting(numbers.length);
    return { waiting };
  });
  expect(await Promise.all(saves.waiting)).toEqual(numbers.map(() => true));
  const saved = await loadSteps(context.db, job.id);
  expect(saved.map(({ number }) => number).toSorted()).toEqual(numbers);
});

test('what a file put into a step can be stored', async () => {
  const job = await claimFresh();
  await saveStep(context.db, job, { text: 'a\0b\ud800c' });
  expect(await loadSteps(context.db, job.id)).toEqual([{ text: 'a\ufffdb\ufffdc' }]);
});

describe('a worker that was given up for dead', () => {
  test('adds nothing once another has claimed the job', async () => {
    const stale = await claimFresh();
    context.clock.advance(LEASE_MS + 1);
    await reapJobs(context);
    expect(await saveStep(context.db, stale, { from: 'the dead' })).toBe(false);
    const holder = await claim();
    expect(holder).toMatchObject({ id: stale.id, claims: 2 });
    expect(await saveStep(context.db, stale, { from: 'the dead' })).toBe(false);
    expect(await saveStep(context.db, holder, { from: 'the living' })).toBe(true);
    expect(await loadSteps(context.db, stale.id)).toEqual([{ from: 'the living' }]);
  });

  test('adds nothing though it began to write before the other had claimed', async () => {
    const stale = await claimFresh();
    const race = await context.db.transaction().execute(async (trx) => {
      await sql`update jobs set status = 'queued', lease_until = null where id = ${stale.id}`.execute(trx);
      expect((await claim(trx)).claims).toBe(2);
      const saving = saveStep(context.db, stale, { from: 'the dead' });
      await waitForWaiting(1);
      return { saving };
    });
    expect(await race.saving).toBe(false);
    expect(await loadSteps(context.db, stale.id)).toEqual([]);
  });

  test('that is quicker than the other keeps the job to itself until its step is safe', async () => {
    const slow = await claimFresh();
    context.clock.advance(LEASE_MS + 1);
    await context.db.transaction().execute(async (trx) => {
      expect(await saveStep(trx, slow, { from: 'the slow' })).toBe(true);
      expect(await reapJobs(context)).toEqual([]);
    });
    expect(await reapJobs(context)).toEqual([slow.id]);
    expect(await loadSteps(context.db, slow.id)).toEqual([{ from: 'the slow' }]);
  });
});

describe('an ended job', () => {
  test.each([
    ['completed', (job: ClaimedJob) => completeJob(context, job, async () => ({ note_id: 'note_1' }))],
    ['failed', (job: ClaimedJob) => failJob(context, job, { code: 'no_speech', message: 'Silence.' })],
  ] as const)('that is %s has no steps and gets none', async (status, end) => {
    const job = await claimFresh();
    await saveStep(context.db, job, { number: 1 });
    await end(job);
    expect(await saveStep(context.db, job, { number: 2 })).toBe(false);
    expect(await loadSteps(context.db, job.id)).toEqual([]);
    expect((await readJob(context, job.id)).status).toBe(status);
  });

  test('keeps its steps if its end did not come to be', async () => {
    const job = await claimFresh();
    await saveStep(context.db, job, { number: 1 });
    const failing = completeJob(context, job, async () => {
      throw new Error('the note could not be written');
    });
    await expect(failing).rejects.toThrow('could not be written');
    expect(await loadSteps(context.db, job.id)).toEqual([{ number: 1 }]);
  });
});
