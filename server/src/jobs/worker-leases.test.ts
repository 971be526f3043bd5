import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { countJobAudits, createGate, readJob, startTestWorker, waitForJob } from '../testing/jobs.ts';
import { LeaseLostError } from './job-errors.ts';
import type { RunningJob } from './job.ts';
import { setUpJobs } from '../testing/set-up.ts';
import { PATIENTLY } from '../testing/patience.ts';

const LEASE_MS = 30_000;
const NEVER_MS = 3_600_000;

const { context, place } = await setUpJobs();

describe('leases', () => {
  test('a heartbeat keeps the job; without it another worker gets it, and the first can change nothing more', async () => {
    const first = createGate();
    let lostJob: RunningJob | undefined;
    const silent = startTestWorker(
      context,
      (job) => {
        lostJob = job;
        return first.handler(job);
      },
      // One place, which the lost job keeps: so it cannot be this worker that gets it again.
      { heartbeatMs: NEVER_MS, concurrency: { pdf_processing: 1, audio_transcription: 0, report_generation: 0 } },
    );
    const id = await place.enqueue();
    await first.started;
    const second = createGate();
    startTestWorker(context, second.handler);
    context.clock.advance(LEASE_MS + 1);
    await second.started;
    const taken = await readJob(context, id);
    expect(taken).toMatchObject({ status: 'running', claims: 2, deaths: 1 });

    await expect(lostJob?.complete(async () => ({ from: 'the dead' }))).rejects.toThrow(LeaseLostError);
    await expect(lostJob?.saveStep({ from: 'the dead' })).rejects.toThrow(LeaseLostError);
    lostJob?.setProgress(77);
    first.open();
    await silent.stop();
    expect(await readJob(context, id)).toMatchObject({ status: 'running', claims: 2, progress: 0 });

    context.clock.advance(LEASE_MS - 1);
    await vi.waitFor(async () => {
      expect((await readJob(context, id)).lease_until?.getTime()).toBe(context.clock.now().getTime() + LEASE_MS);
    }, PATIENTLY);
    second.open();
    await waitForJob(context, id, ({ status }) => status === 'completed');
    expect(await countJobAudits(context, id)).toEqual({ 'job.created': 1, 'job.completed': 1 });
  });

  test('a worker that meets its own lost job again cannot finish it with the old hand', async () => {
    const jobs: RunningJob[] = [];
    const gate = createGate();
    startTestWorker(context, async (job) => {
      jobs.push(job);
      return gate.handler(job);
    });
    const id = await place.enqueue();
    await gate.started;
    await sql`update jobs set status = 'queued', lease_until = null where id = ${id}`.execute(context.db);
    await vi.waitFor(() => expect(jobs).toHaveLength(2), PATIENTLY);
    await vi.waitFor(() => expect(jobs[0]?.signal.reason).toBeInstanceOf(LeaseLostError), PATIENTLY);
    expect(jobs[1]?.signal.aborted).toBe(false);
    await expect(jobs[0]?.complete(async () => ({}))).rejects.toThrow(LeaseLostError);
    gate.open();
    expect(await waitForJob(context, id, ({ status }) => status === 'completed')).toMatchObject({ claims: 2 });
  });
});

describe('stopping', () => {
  test('a job that ends in time is completed', async () => {
    const gate = createGate();
    const worker = startTestWorker(context, gate.handler, { graceMs: NEVER_MS });
    const id = await place.enqueue();
    await gate.started;
    const stopped = worker.stop();
    gate.open();
    await stopped;
    expect(await readJob(context, id)).toMatchObject({ status: 'completed', deaths: 0 });
  });

  test('one that does not is put back at once: no try and no death, and another worker has it by notification', async () => {
    const gate = createGate();
    const worker = startTestWorker(context, gate.handler);
    const id = await place.enqueue();
    await gate.started;
    await worker.stop();
    expect(await readJob(context, id)).toMatchObject({ status: 'queued', attempts: 0, deaths: 0, claims: 1 });
    expect(gate.reasons).toMatchObject([{ message: 'the worker stops' }]);
    startTestWorker(context, async () => ({}));
    await waitForJob(context, id, ({ status }) => status === 'completed');
  });

  test('after the stop nothing is claimed', async () => {
    const worker = startTestWorker(context, async () => ({}));
    await worker.stop();
    const id = await place.enqueue();
    await worker.stop();
    expect(await readJob(context, id)).toMatchObject({ status: 'queued', claims: 0 });
  });
});
