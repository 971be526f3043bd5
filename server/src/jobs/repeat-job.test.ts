import { expect, test } from 'vitest';
import { TEST_ORIGIN } from '../testing/context.ts';
import { readJob, startTestWorker, waitForJob } from '../testing/jobs.ts';
import { JobError } from './job-errors.ts';
import { repeatJob } from './repeat-job.ts';
import { setUpJobs } from '../testing/set-up.ts';

const { context, place } = await setUpJobs();

test('a failed job is done again by a new one with the same input, and stays as it is', async () => {
  let runs = 0;
  startTestWorker(context, async ({ input }) => {
    runs += 1;
    if (runs === 1) throw new JobError('unlucky', 'Not this time.');
    return { input };
  });
  const first = await place.enqueue({ input: { blobId: 'blob_1' }, taskType: 'audio_transcription' });
  const failed = await waitForJob(context, first, ({ status }) => status === 'failed');
  const second = await repeatJob(context, TEST_ORIGIN, first);
  const done = await waitForJob(context, second, ({ status }) => status === 'completed');
  expect(done).toMatchObject({
    task_type: 'audio_transcription',
    client_id: failed.client_id,
    created_by: failed.created_by,
    result: { input: { blobId: 'blob_1' } },
  });
  expect(await readJob(context, first)).toEqual(failed);
});

test('what has not ended, and what is not there, is not repeated', async () => {
  await expect(repeatJob(context, TEST_ORIGIN, await place.enqueue())).rejects.toMatchObject({ code: 'job_not_ended' });
  await expect(repeatJob(context, TEST_ORIGIN, 'job_unknown')).rejects.toMatchObject({ code: 'job_not_found' });
});
