import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../lib/clock.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { countJobAudits, createWorkplace, waitForJob, type Workplace } from '../testing/jobs.ts';
import { UNHURRIED } from '../testing/patience.ts';

let context: TestContext;
let place: Workplace;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  context = await createTestContext();
  // Real processes have the real time.
  context.clock.now = systemClock.now;
  place = await createWorkplace(context);
});
afterEach(async () => {
  await Promise.all([...children].map((child) => (child.kill('SIGKILL'), once(child, 'exit'))));
  await context.db.deleteFrom('jobs').execute();
});
afterAll(() => context.drop());

interface WorkerProcess {
  child: ChildProcess;
  started: Promise<void>;
  ended: Promise<unknown[]>;
}

/** By this name PostgreSQL knows the connections of the workers from those of the test. */
const WORKER = 'casewright worker of a test';

function startProcess(): WorkerProcess {
  const url = `${context.url}${context.url.includes('?') ? '&' : '?'}application_name=${encodeURIComponent(WORKER)}`;
  const child = fork(path.join(import.meta.dirname, 'testing/worker-process.ts'), [url]);
  children.add(child);
  const ended = once(child, 'exit').finally(() => children.delete(child));
  return { child, started: once(child, 'message').then(() => undefined), ended };
}

async function countWorkerSessions(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and application_name = ${WORKER}`.execute(
    context.db,
  );
  return rows.length;
}

/**
 * As if the leases of the dead had run out. What a process asked for just before it died, PostgreSQL still does: a claim
 * that came after this would hold its jobs for an hour.
 */
async function expireLeases(): Promise<void> {
  await vi.waitFor(async () => expect(await countWorkerSessions()).toBe(0), UNHURRIED);
  await sql`update jobs set lease_until = ${new Date(0)} where status = 'running'`.execute(context.db);
}

test('a job whose worker is killed with -9 is taken up by another and done once', async () => {
  const id = await place.enqueue({ input: { act: 'wait' } });
  const first = startProcess();
  await first.started;
  expect(await countWorkerSessions()).toBeGreaterThan(0);
  first.child.kill('SIGKILL');
  expect(await first.ended).toEqual([null, 'SIGKILL']);
  await sql`update jobs set input = '{}' where id = ${id}`.execute(context.db);
  await expireLeases();
  const second = startProcess();
  const job = await waitForJob(context, id, ({ status }) => status === 'completed');
  expect(job).toMatchObject({ deaths: 1, claims: 2, attempts: 0, result: { worker: second.child.pid } });
});

test('jobs that a worker killed with -9 had at hand, begun or not, are done by another, each once', async () => {
  const { child, ended } = startProcess();
  const quick: string[] = [];
  for (let count = 0; count < 30; count += 1) quick.push(await place.enqueue());
  for (const id of quick) await waitForJob(context, id, ({ status }) => status === 'completed');
  const held: string[] = [];
  for (let count = 0; count < 30; count += 1) held.push(await place.enqueue({ input: { act: 'wait' } }));
  for (const id of held.slice(0, 8)) await waitForJob(context, id, ({ status }) => status === 'running');
  child.kill('SIGKILL');
  await ended;
  await sql`update jobs set input = '{}' where status in ('queued', 'running')`.execute(context.db);
  await expireLeases();
  const { pid } = startProcess().child;
  for (const id of held) {
    const job = await waitForJob(context, id, ({ status }) => status === 'completed');
    expect(job).toMatchObject({ attempts: 0, result: { worker: pid } });
    expect(job.deaths).toBeLessThanOrEqual(1);
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
  }
});

test('a job that kills its worker three times fails, and what ran beside it is done', async () => {
  const killer = await place.enqueue({ input: { act: 'crash' } });
  const bystanders: string[] = [];
  for (let count = 0; count < 5; count += 1) bystanders.push(await place.enqueue({ input: { act: 'wait' } }));
  for (let death = 1; death <= 3; death += 1) {
    const { ended } = startProcess();
    expect(await ended).toEqual([null, 'SIGKILL']);
    await expireLeases();
  }
  // The third time the killer ran without those that had died with it twice.
  await sql`update jobs set input = '{}' where id <> ${killer} and status in ('queued', 'running')`.execute(context.db);
  startProcess();
  expect(await waitForJob(context, killer, ({ status }) => status === 'failed')).toMatchObject({
    deaths: 3,
    error: { code: 'worker_crashed', message: expect.stringContaining('given up') as string },
  });
  for (const id of bystanders) await waitForJob(context, id, ({ status }) => status === 'completed');
  const audits = await context.db
    .selectFrom('audit_events')
    .select(['action', 'details'])
    .where('subject_id', '=', killer)
    .where('action', '=', 'job.failed')
    .execute();
  expect(audits).toEqual([{ action: 'job.failed', details: { task_type: 'pdf_processing', code: 'worker_crashed' } }]);
});

test('a process that is told to stop gives its job back without a death', async () => {
  const id = await place.enqueue({ input: { act: 'wait' } });
  const first = startProcess();
  await first.started;
  first.child.disconnect();
  expect(await first.ended).toEqual([0, null]);
  expect(await waitForJob(context, id, ({ status }) => status === 'queued')).toMatchObject({ deaths: 0, attempts: 0 });
});
