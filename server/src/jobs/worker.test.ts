import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLog } from '../audit/testing/log.ts';
import { countJobAudits, readJob, startTestWorker, stopTestWorkers, waitForJob } from '../testing/jobs.ts';
import { JobError, LeaseLostError, RetryableError } from './job-errors.ts';
import { RETRY_DELAYS_MS } from './retry-policy.ts';
import { setUpJobs } from '../testing/set-up.ts';

const NEVER_MS = 3_600_000;

const { context, place } = await setUpJobs();

describe('a job that succeeds', () => {
  test('gets its input, tells its result, and leaves its audit rows', async () => {
    startTestWorker(context, async (job) => ({ note_id: `note for ${String(job.input['file'])}`, try: job.attempt }));
    const id = await place.enqueue({ input: { file: 'a\0b.pdf' } });
    const job = await waitForJob(context, id, ({ status }) => status === 'completed');
    expect(job).toMatchObject({
      result: { note_id: 'note for a\uFFFDb.pdf', try: 1 },
      error: null,
      progress: 100,
      lease_until: null,
      started_at: context.clock.now(),
      ended_at: context.clock.now(),
    });
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
  });

  test('its last writes are kept with the completion, or not at all', async () => {
    startTestWorker(context, async (job) =>
      job.complete(async (trx) => {
        await sql`update practices set name = ${`Written in try ${job.attempt}`} where id = ${job.practiceId}`.execute(
          trx,
        );
        if (job.attempt === 1) throw new Error('between work and commit');
        return { done: true };
      }),
    );
    const id = await place.enqueue();
    await waitForJob(context, id, ({ attempts }) => attempts === 1);
    const readName = async (): Promise<string> =>
      (await sql<{ name: string }>`select name from practices where id = ${place.practice.id}`.execute(context.db))
        .rows[0]?.name ?? '';
    expect(await readName()).not.toContain('Written');
    context.clock.advance(RETRY_DELAYS_MS[0] ?? 0);
    await waitForJob(context, id, ({ status }) => status === 'completed');
    expect(await readName()).toBe('Written in try 2');
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
  });

  test('one that completes twice, or fails after its completion, stays as it was completed', async () => {
    startTestWorker(context, async (job) => {
      await job.complete(async () => ({ number: 1 }));
      await expect(job.complete(async () => ({ number: 2 }))).rejects.toThrow(LeaseLostError);
      throw new JobError('too_late', 'This is never told.');
    });
    const id = await place.enqueue();
    await waitForJob(context, id, ({ status }) => status === 'completed');
    await stopTestWorkers();
    expect(await readJob(context, id)).toMatchObject({ status: 'completed', result: { number: 1 }, error: null });
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
  });
});

describe('a job that fails', () => {
  test('for good: at once, with its code and sentence', async () => {
    startTestWorker(context, async () => {
      throw new JobError('pdf_encrypted', 'The PDF is protected by a password.');
    });
    const id = await place.enqueue();
    expect(await waitForJob(context, id, ({ status }) => status === 'failed')).toMatchObject({
      error: { code: 'pdf_encrypted', message: 'The PDF is protected by a password.' },
      result: null,
      claims: 1,
      ended_at: context.clock.now(),
    });
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.failed': 1 });
  });

  test('for now: tried again after each pause and not before, then failed with the last word', async () => {
    startTestWorker(context, async (job) => {
      throw new RetryableError('provider_unavailable', `No answer in try ${job.attempt}.`);
    });
    const id = await place.enqueue();
    for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
      const job = await waitForJob(context, id, ({ attempts }) => attempts === index + 1);
      expect(job).toMatchObject({ status: 'queued', error: null });
      expect(job.run_at.getTime() - context.clock.now().getTime()).toBe(delayMs);
      context.clock.advance(delayMs - 1);
      // Whatever is due now is done now; this one is not yet.
      const other = await place.enqueue({ taskType: 'report_generation' });
      await waitForJob(context, other, ({ claims }) => claims === 1);
      expect(await readJob(context, id)).toMatchObject({ status: 'queued', claims: index + 1 });
      context.clock.advance(1);
    }
    expect(await waitForJob(context, id, ({ status }) => status === 'failed')).toMatchObject({
      error: { code: 'provider_unavailable', message: 'No answer in try 6.' },
    });
  });

  test('a service that asks for patience gets it', async () => {
    startTestWorker(context, async (job) => {
      if (job.attempt === 1) throw new RetryableError('busy', 'Busy.', { afterMs: 90_000 });
      return {};
    });
    const id = await place.enqueue();
    const job = await waitForJob(context, id, ({ attempts }) => attempts === 1);
    expect(job.run_at.getTime() - context.clock.now().getTime()).toBe(90_000);
  });

  test('by what nobody foresaw: three tries, then a sentence without internals', async () => {
    const log = createLog();
    startTestWorker(
      context,
      async () => {
        throw new TypeError('cannot read property of secret-table');
      },
      { logger: log.logger },
    );
    const id = await place.enqueue();
    await waitForJob(context, id, ({ attempts }) => attempts === 1);
    context.clock.advance(NEVER_MS);
    await waitForJob(context, id, ({ attempts }) => attempts === 2);
    context.clock.advance(NEVER_MS);
    const job = await waitForJob(context, id, ({ status }) => status === 'failed');
    expect(job).toMatchObject({ claims: 3, error: { code: 'internal_error' } });
    expect(JSON.stringify(job.error)).not.toContain('secret');
  });
});

describe('an ended job', () => {
  test.for(['completed', 'failed'] as const)('%s: the database itself refuses any change', async (status) => {
    startTestWorker(context, async () => {
      if (status === 'failed') throw new JobError('no', 'No.');
      return {};
    });
    const id = await place.enqueue();
    await waitForJob(context, id, (job) => job.status === status);
    for (const change of [`status = 'queued'`, `result = '{}'`, `progress = 100`, `run_at = '2030-01-01'`]) {
      await expect(sql.raw(`update jobs set ${change} where id = '${id}'`).execute(context.db)).rejects.toThrow(
        'never',
      );
    }
  });
});

describe('progress', () => {
  test('never falls, also from one run to the next, and is below 100 until the end', async () => {
    const seen: number[] = [];
    const reach = async (id: string, percent: number): Promise<void> => {
      seen.push((await waitForJob(context, id, ({ progress }) => progress >= percent)).progress);
    };
    startTestWorker(context, async (job) => {
      if (job.attempt === 1) {
        job.setProgress(40);
        job.setProgress(10);
        job.setProgress(Number.NaN);
        await reach(job.id, 40);
        throw new RetryableError('again', 'Again.');
      }
      job.setProgress(5);
      await job.saveStep({ marker: 1 });
      await reach(job.id, 5);
      job.setProgress(1000);
      await reach(job.id, 99);
      return {};
    });
    const id = await place.enqueue();
    await waitForJob(context, id, ({ attempts }) => attempts === 1);
    context.clock.advance(NEVER_MS);
    await waitForJob(context, id, ({ status }) => status === 'completed');
    expect(seen).toEqual([40, 40, 99]);
  });
  test('cannot be made to fall in the database', async () => {
    const id = await place.enqueue();
    const setProgress = (percent: number) =>
      sql`update jobs set progress = ${percent} where id = ${id}`.execute(context.db);
    expect((await setProgress(5)).numAffectedRows).toBe(1n);
    await expect(setProgress(4)).rejects.toThrow('never falls');
  });
});

describe('steps', () => {
  test.each(['completed', 'failed'])('are there in the next run, and gone when the job has %s', async (outcome) => {
    startTestWorker(context, async (job) => {
      const steps = await job.loadSteps();
      if (steps.length === 0) {
        await job.saveStep({ piece: 'one\0' });
        await job.saveStep({ piece: 'two' });
        throw new RetryableError('again', 'Again.');
      }
      if (outcome === 'failed') throw new JobError('wrong', JSON.stringify(steps));
      return { steps };
    });
    const id = await place.enqueue();
    await waitForJob(context, id, ({ attempts }) => attempts === 1);
    context.clock.advance(NEVER_MS);
    const job = await waitForJob(context, id, ({ status }) => status === outcome);
    expect(JSON.stringify(job.result?.['steps'] ?? JSON.parse(job.error?.message ?? ''))).toBe(
      JSON.stringify([{ piece: 'one\uFFFD' }, { piece: 'two' }]),
    );
    expect(await context.db.selectFrom('job_steps').selectAll().where('job_id', '=', id).execute()).toEqual([]);
  });
});
