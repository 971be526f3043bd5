import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { enqueueJob, type NewJob } from '../../jobs/enqueue-job.ts';
import { JobError, RetryableError } from '../../jobs/job-errors.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { readJob, startTestWorker, stopTestWorkers, waitForJob } from '../../testing/jobs.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterEach(stopTestWorkers);
afterAll(() => place.app.close());

const enqueue = (by: TestPerson, clientId: number, more: Partial<NewJob> = {}): Promise<string> =>
  enqueueJob(
    place.app.context,
    TEST_ORIGIN,
    { practiceId: place.practiceId, memberId: by.id },
    {
      taskType: 'pdf_processing',
      clientId,
      input: { fileName: 'Letter.pdf', blobId: 'blob_secret' },
      createdBy: by.id,
      ...more,
    },
  );
const fetchJob = (by: TestPerson, id: string) => by.call(`/v1/console/jobs/${id}`);
const repeat = (by: TestPerson, id: string) => by.call(`/v1/console/jobs/${id}/repeat`, undefined, { method: 'POST' });
const list = (by: TestPerson, clientId: number, query = '') => by.call(`/v1/console/clients/${clientId}/jobs${query}`);

test('a job is shown with what people know it by, and nothing else of its input', async () => {
  const { clinician, clients } = place;
  const created_at = place.app.context.clock.now().toISOString();
  const id = await enqueue(clinician, clients.organisation);
  const answer = await fetchJob(place.other, id);
  expect(answer.body).toEqual({
    job_id: id,
    client_id: clients.organisation,
    task_type: 'pdf_processing',
    status: 'queued',
    progress: 0,
    created_at,
    start_timestamp: null,
    end_timestamp: null,
    error: null,
    result: null,
    file_name: 'Letter.pdf',
    template_title: null,
    section_label: null,
    retry: null,
  });
  expect(await place.actionsOf(answer)).toEqual([]);
  const input = { templateTitle: 'Brief', template: { secret: true } };
  const report = await enqueue(clinician, clients.organisation, { taskType: 'report_generation', input });
  expect((await fetchJob(clinician, report)).body).toMatchObject({ file_name: null, template_title: 'Brief' });
  const listed = await list(clinician, clients.organisation);
  expect(listed.text).not.toMatch(/secret/);
  expect(await place.actionsOf(listed)).toEqual(['jobs.listed']);
});

test('the newest come first, a page at a time', async () => {
  const { clinician, clients } = place;
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    place.app.context.clock.advance(1000);
    ids.push(await enqueue(clinician, clients.clinician));
  }
  const { body } = await list(clinician, clients.clinician, '?limit=2&page=1');
  expect(body).toMatchObject({ total: 3, page: 1, limit: 2 });
  expect(body.results.map((job: { job_id: string }) => job.job_id)).toEqual([ids[2], ids[1]]);
  expect((await list(clinician, clients.clinician, '?limit=2&page=2')).body.results).toMatchObject([
    { job_id: ids[0] },
  ]);
});

test('a job that waits for another try says why and until when, and has no error', async () => {
  startTestWorker(place.app.context, async ({ attempt }) => {
    if (attempt === 1) throw new RetryableError('provider_unavailable', 'The service does not answer.');
    return { note_id: 'note_1' };
  });
  const id = await enqueue(place.clinician, place.clients.organisation);
  const { run_at } = await waitForJob(place.app.context, id, ({ attempts }) => attempts === 1);
  const retry = { code: 'provider_unavailable', message: 'The service does not answer.', at: run_at.toISOString() };
  expect((await fetchJob(place.clinician, id)).body).toMatchObject({ status: 'queued', error: null, retry });
  expect((await list(place.clinician, place.clients.organisation)).body.results[0]).toMatchObject({ retry });
  place.app.context.clock.advance(10_000);
  await waitForJob(place.app.context, id, ({ status }) => status === 'completed');
  expect((await fetchJob(place.clinician, id)).body).toMatchObject({ error: null, retry: null });
});

test('what is out of sight is like what does not exist', async () => {
  const id = await enqueue(place.clinician, place.clients.clinician);
  for (const person of [place.other, place.admin, place.stranger]) {
    const answers = await Promise.all([
      fetchJob(person, id),
      repeat(person, id),
      person.call(`/v1/console/jobs/${id}/sections`),
    ]);
    for (const { status, body } of answers) expect([status, body]).toEqual([404, { detail: 'Job not found' }]);
    expect((await list(person, place.clients.clinician)).body).toEqual({ detail: 'Client not found' });
  }
});

test('an ended job is repeated in the name of whoever asks, one that has not ended is not', async () => {
  startTestWorker(place.app.context, () => Promise.reject(new JobError('pdf_damaged', 'The PDF is damaged.')));
  const id = await enqueue(place.clinician, place.clients.organisation);
  await waitForJob(place.app.context, id, ({ status }) => status === 'failed');
  await stopTestWorkers();
  expect((await fetchJob(place.clinician, id)).body).toMatchObject({
    status: 'failed',
    error: { code: 'pdf_damaged', message: 'The PDF is damaged.' },
    end_timestamp: expect.any(String),
  });
  const answer = await repeat(place.other, id);
  expect(await place.actionsOf(answer)).toEqual(['job.created']);
  const job = await readJob(place.app.context, answer.body.job_id);
  expect(job).toMatchObject({ created_by: place.other.id, input: { fileName: 'Letter.pdf', blobId: 'blob_secret' } });
  const early = await repeat(place.other, answer.body.job_id);
  expect([early.status, early.body]).toEqual([409, { detail: 'The job has not ended yet' }]);
});

test('steps of other kinds of work are no sections', async () => {
  const saved = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  startTestWorker(place.app.context, async (job) => {
    await job.saveStep({ text: 'what was said', startMs: 0 });
    saved.resolve();
    await going.promise;
    return { note_id: 'note_1' };
  });
  const id = await enqueue(place.clinician, place.clients.organisation, { taskType: 'audio_transcription' });
  await saved.promise;
  expect((await place.clinician.call(`/v1/console/jobs/${id}/sections`)).body).toEqual([]);
  going.resolve();
});

test('the list is read from an index', async () => {
  const { rows } = await place.app.context.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from jobs where practice_id = ${place.practiceId} and client_id = ${place.clients.organisation}
      order by created_at desc, id desc limit 20`.execute(trx);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('jobs_by_client');
});
