import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { countJobAudits, readJob } from '../testing/jobs.ts';
import { setUpJobs } from '../testing/set-up.ts';
import { claimJobs, type ClaimedJob } from './claim-jobs.ts';
import { gatherCompletions } from './gather-completions.ts';
import { LeaseLostError } from './job-errors.ts';
import { PATIENTLY } from '../testing/patience.ts';

const { context, place } = await setUpJobs();

async function claimSome(count: number): Promise<ClaimedJob[]> {
  for (let made = 0; made < count; made += 1) await place.enqueue();
  return claimAll();
}

function claimAll(): Promise<ClaimedJob[]> {
  const options = { workerId: 'work_test', leaseMs: 30_000, taskType: 'pdf_processing', limit: 100 } as const;
  return claimJobs(context, { ...options, afterPractice: '' });
}

test('jobs that end at once are completed together, each with its result and its audit row', async () => {
  const jobs = await claimSome(5);
  const complete = gatherCompletions(context);
  const first = complete(jobs[0] as ClaimedJob, { note_id: 'note_0' });
  await Promise.all(jobs.slice(1).map((job, index) => complete(job, { note_id: `note_${index + 1}` })));
  await first;
  for (const [index, { id, practiceId, clientId }] of jobs.entries()) {
    expect(await readJob(context, id)).toMatchObject({
      status: 'completed',
      progress: 100,
      result: { note_id: `note_${index}` },
      lease_until: null,
      ended_at: context.clock.now(),
    });
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
    const audits = context.db.selectFrom('audit_events').selectAll().where('subject_id', '=', id);
    expect(await audits.where('action', '=', 'job.completed').executeTakeFirst()).toMatchObject({
      practice_id: practiceId,
      at: context.clock.now(),
      actor_type: 'system',
      actor_id: null,
      subject_type: 'job',
      client_id: clientId,
      details: { task_type: 'pdf_processing' },
    });
  }
});

test('one that is no longer ours is told so, and leaves neither a result nor an audit row', async () => {
  const jobs = await claimSome(3);
  const [kept, lost, ended] = jobs as [ClaimedJob, ClaimedJob, ClaimedJob];
  await sql`update jobs set claims = claims + 1 where id = ${lost.id}`.execute(context.db);
  const complete = gatherCompletions(context);
  await complete(ended, { number: 1 });
  const outcomes = await Promise.allSettled([kept, lost, ended].map((job) => complete(job, { number: 2 })));
  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' || outcome.reason)).toEqual([
    true,
    expect.any(LeaseLostError),
    expect.any(LeaseLostError),
  ]);
  expect(await readJob(context, kept.id)).toMatchObject({ status: 'completed', result: { number: 2 } });
  expect(await readJob(context, lost.id)).toMatchObject({ status: 'running', result: null });
  expect(await readJob(context, ended.id)).toMatchObject({ result: { number: 1 } });
  expect(await countJobAudits(context, lost.id)).toEqual({ 'job.created': 1 });
  expect(await countJobAudits(context, ended.id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
});

test('of two claims on one job that end together, the later one counts', async () => {
  const [old] = (await claimSome(1)) as [ClaimedJob];
  await sql`update jobs set status = 'queued', lease_until = null where id = ${old.id}`.execute(context.db);
  const [later] = (await claimAll()) as [ClaimedJob];
  const complete = gatherCompletions(context);
  const outcomes = await Promise.allSettled([complete(old, { by: 'old' }), complete(later, { by: 'later' })]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await readJob(context, old.id)).toMatchObject({ status: 'completed', result: { by: 'later' }, claims: 2 });
});

test('a result that cannot be stored is the fault of its own job alone', async () => {
  const jobs = await claimSome(3);
  const [one, bad, other] = jobs as [ClaimedJob, ClaimedJob, ClaimedJob];
  const unstorable = {
    toJSON: (): never => {
      throw new Error('not to be written down');
    },
  };
  const complete = gatherCompletions(context);
  const outcomes = await Promise.allSettled([
    complete(one, { number: 1 }),
    complete(bad, unstorable),
    complete(other, { number: 3 }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await readJob(context, bad.id)).toMatchObject({ status: 'running' });
  expect(await readJob(context, other.id)).toMatchObject({ status: 'completed', result: { number: 3 } });
});

test('one whose statement is not answered holds up no others, and is completed when it is', async () => {
  const [stuck, free] = (await claimSome(2)) as [ClaimedJob, ClaimedJob];
  const complete = gatherCompletions(context, { patienceMs: 20 });
  let ended: Promise<void> | undefined;
  await context.db.transaction().execute(async (trx) => {
    await sql`select from jobs where id = ${stuck.id} for update`.execute(trx);
    ended = complete(stuck, { number: 1 });
    await vi.waitFor(async () => expect(await countStuck()).toBe(1), PATIENTLY);
    await complete(free, { number: 2 });
    expect(await readJob(context, free.id)).toMatchObject({ status: 'completed', result: { number: 2 } });
    expect(await readJob(context, stuck.id)).toMatchObject({ status: 'running' });
  });
  await ended;
  expect(await readJob(context, stuck.id)).toMatchObject({ status: 'completed', result: { number: 1 } });
});

/** Statements that wait for a row that another has locked. */
async function countStuck(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%update jobs%'`.execute(context.db);
  return rows[0]?.count ?? 0;
}
