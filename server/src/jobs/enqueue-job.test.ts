import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { AppError } from '../errors.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { createWorkplace, startTestWorker, stopTestWorkers, waitForJob, type Workplace } from '../testing/jobs.ts';
import { enqueueJob } from './enqueue-job.ts';
import { findJob } from './find-job.ts';

const NEVER_MS = 3_600_000;

let context: TestContext;
let place: Workplace;
let elsewhere: Workplace;
beforeAll(async () => {
  context = await createTestContext();
  [place, elsewhere] = [await createWorkplace(context), await createWorkplace(context)];
});
afterEach(stopTestWorkers);
afterAll(() => context.drop());

/** Resolves with the session of the worker's listener once it listens. */
async function waitForListener(besides = 0): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and application_name = 'casewright listener' and query like 'listen%'
        and state = 'idle' and pid <> ${besides}::integer`.execute(context.db);
    if (rows[0] !== undefined) return rows[0].pid;
  }
}

test('a job is seen by whoever sees its client, and by nobody else', async () => {
  const id = await enqueueJob(
    context,
    TEST_ORIGIN,
    { practiceId: place.practice.id, memberId: place.practice.clinicianId },
    {
      taskType: 'audio_transcription',
      clientId: place.clients.clinician,
      input: {},
      createdBy: place.practice.clinicianId,
    },
  );
  expect(id).toMatch(/^job_/);
  const scope = { practiceId: place.practice.id, memberId: place.practice.clinicianId };
  expect(await findJob(context.db, scope, id)).toEqual({
    id,
    clientId: place.clients.clinician,
    taskType: 'audio_transcription',
    status: 'queued',
    progress: 0,
    startedAt: null,
    endedAt: null,
    error: null,
    result: null,
  });
  for (const blind of [
    { ...scope, memberId: null },
    { ...scope, memberId: place.practice.otherClinicianId },
    { practiceId: elsewhere.practice.id, memberId: place.practice.clinicianId },
  ]) {
    expect(await findJob(context.db, blind, id)).toBeUndefined();
  }
  expect(await findJob(context.db, scope, 'job_none')).toBeUndefined();
});

test('a client out of scope gets no job, and no audit row tells of one', async () => {
  const before = await context.db.selectFrom('audit_events').select('id').execute();
  for (const clientId of [place.clients.clinician, elsewhere.clients.organisation]) {
    await expect(place.enqueue({ clientId })).rejects.toEqual(new AppError('client_not_found'));
  }
  expect(await context.db.selectFrom('audit_events').select('id').execute()).toEqual(before);
});

test('in a transaction that is rolled back there was no job', async () => {
  const made = context.db.transaction().execute(async (trx) => {
    await enqueueJob(
      { ...context, db: trx },
      TEST_ORIGIN,
      { practiceId: place.practice.id, memberId: null },
      {
        taskType: 'pdf_processing',
        clientId: place.clients.organisation,
        input: { marker: 'undone' },
        createdBy: place.practice.adminId,
      },
    );
    throw new Error('undo');
  });
  await expect(made).rejects.toThrow('undo');
  const { rows } = await sql`select from jobs where input ->> 'marker' = 'undone'`.execute(context.db);
  expect(rows).toEqual([]);
});

test('a worker that never looks by itself hears of a job when it is committed', async () => {
  startTestWorker(context, async () => ({}), { pollMs: NEVER_MS, heartbeatMs: NEVER_MS });
  await waitForListener();
  for (let count = 0; count < 3; count += 1) {
    const job = await waitForJob(context, await place.enqueue(), ({ status }) => status === 'completed');
    expect(job.claims).toBe(1);
  }
});

test('a listener whose connection is cut listens again, and what it missed is done', async () => {
  startTestWorker(context, async () => ({}), { pollMs: NEVER_MS, heartbeatMs: NEVER_MS });
  const pid = await waitForListener();
  await sql`select pg_terminate_backend(${pid}::integer)`.execute(context.db);
  const missed = await place.enqueue();
  await waitForJob(context, missed, ({ status }) => status === 'completed');
  await waitForListener(pid);
  const heard = await place.enqueue();
  expect(await waitForJob(context, heard, ({ status }) => status === 'completed')).toMatchObject({ claims: 1 });
});
