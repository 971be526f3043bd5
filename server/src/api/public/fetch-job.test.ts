import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimJobs } from '../../jobs/claim-jobs.ts';
import { completeJob, failJob, putOffJob } from '../../jobs/end-job.ts';
import { saveProgress } from '../../jobs/lease.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/app.ts';
import { createWorkplace, type Workplace } from '../../testing/jobs.ts';

let app: TestApp;
let place: Workplace;
let other: Workplace;
beforeAll(async () => {
  app = await createTestApp();
  place = await createWorkplace(app.context);
  other = await createWorkplace(app.context);
});
afterAll(() => app.close());

const fetchJob = (id: string, token = place.practice.keys.organisation): Promise<TestAnswer> =>
  app.call(`/v1/public/jobs/${id}`, { token });

async function claim(taskType: 'pdf_processing' | 'audio_transcription' | 'report_generation') {
  const worker = { workerId: 'work_test', leaseMs: 30_000 };
  const [job] = await claimJobs(app.context, { ...worker, taskType, limit: 1, afterPractice: '' });
  if (job === undefined) throw new Error('there was nothing to claim');
  return job;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a job from its beginning to its success', async () => {
  const id = await place.enqueue({ taskType: 'pdf_processing' });
  const queued = await fetchJob(id);
  expect(queued.status).toBe(200);
  expect(Object.entries(queued.body)).toEqual([
    ['job_id', id],
    ['task_type', 'pdf_processing'],
    ['status', 'queued'],
    ['progress', 0],
    ['start_timestamp', null],
    ['end_timestamp', null],
    ['error', null],
    ['result', null],
  ]);

  const job = await claim('pdf_processing');
  const startedAt = app.context.clock.now().toISOString();
  await saveProgress(app.context.db, job, 42);
  app.context.clock.advance(5000);
  expect((await fetchJob(id)).body).toEqual({
    ...queued.body,
    status: 'running',
    progress: 42,
    start_timestamp: startedAt,
  });

  await completeJob(app.context, job, async () => ({ note_id: 'note_1' }));
  const { body } = await fetchJob(id);
  expect(body).toEqual({
    ...queued.body,
    status: 'completed',
    progress: 100,
    start_timestamp: startedAt,
    end_timestamp: app.context.clock.now().toISOString(),
    result: { note_id: 'note_1' },
  });
  expect(body.end_timestamp).toMatch(TIME);
});

test('a report tells its id and its client', async () => {
  const id = await place.enqueue({ taskType: 'report_generation' });
  const result = { document_id: 'rep_1', client_id: place.clients.organisation };
  await completeJob(app.context, await claim('report_generation'), async () => result);
  expect((await fetchJob(id)).body).toMatchObject({ task_type: 'report_generation', status: 'completed', result });
});

test('a job that failed says why, in a word and a sentence, and keeps its progress below 100', async () => {
  const id = await place.enqueue({ taskType: 'audio_transcription' });
  const job = await claim('audio_transcription');
  await saveProgress(app.context.db, job, 99);
  const error = { code: 'no_speech', message: 'No speech was found in the recording.' };
  await failJob(app.context, job, error);
  expect((await fetchJob(id)).body).toMatchObject({
    task_type: 'audio_transcription',
    status: 'failed',
    progress: 99,
    start_timestamp: expect.stringMatching(TIME),
    end_timestamp: expect.stringMatching(TIME),
    error,
    result: null,
  });
});

test('a job that is tried again goes on: it takes no step back, says nothing of the fault, and keeps its progress', async () => {
  const id = await place.enqueue();
  const job = await claim('pdf_processing');
  await saveProgress(app.context.db, job, 30);
  await putOffJob(app.context, job, { retryInMs: 60_000, fault: { code: 'busy', message: 'Busy.' } });
  expect((await fetchJob(id)).body).toMatchObject({
    status: 'running',
    progress: 30,
    start_timestamp: expect.stringMatching(TIME),
    end_timestamp: null,
    error: null,
    result: null,
  });
});

describe('a job is seen by whoever sees its client', () => {
  test('the job of an organisation client by every key of its practice', async () => {
    const id = await place.enqueue();
    for (const token of Object.values(place.practice.keys)) expect((await fetchJob(id, token)).status).toBe(200);
    expect((await fetchJob(id, other.practice.keys.organisation)).body).toEqual({ detail: 'Job not found' });
  });

  test('the job of a private client by its clinician alone', async () => {
    const { keys } = place.practice;
    const id = await place.enqueue();
    await sql`update jobs set client_id = ${place.clients.clinician} where id = ${id}`.execute(app.context.db);
    const statuses = await Promise.all(
      [keys.clinician, keys.otherClinician, keys.organisation].map(async (key) => (await fetchJob(id, key)).status),
    );
    expect(statuses).toEqual([200, 404, 404]);
  });

  test.each(['job_unknown', 'job_01jng3v8x0k6ywq2m9d4c7t5ab', '%00', 'x'.repeat(5000), "' or 1=1 --"])(
    '%s is nobody’s',
    async (id) => {
      const { status, body } = await fetchJob(encodeURIComponent(id));
      expect([status, body]).toEqual([404, { detail: 'Job not found' }]);
    },
  );

  test('a null character in the id is no id', async () => {
    expect((await fetchJob('job%00')).status).toBe(422);
  });

  test('without a key is 401', async () => {
    expect((await app.call('/v1/public/jobs/job_x')).status).toBe(401);
  });
});
