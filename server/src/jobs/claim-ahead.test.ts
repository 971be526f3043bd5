import { expect, test, vi } from 'vitest';
import { createGate, readJob, startTestWorker, waitForJob } from '../testing/jobs.ts';
import { PATIENTLY } from '../testing/patience.ts';
import { setUpJobs } from '../testing/set-up.ts';
import type { RunningJob } from './job.ts';

const { context, place } = await setUpJobs();

const ONE_PLACE = { pdf_processing: 1, audio_transcription: 0, report_generation: 0 };

async function enqueueMany(count: number, input: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await place.enqueue({ input }));
  return ids;
}

const readAll = (ids: string[]) => Promise.all(ids.map((id) => readJob(context, id)));
const countRunning = async (ids: string[]): Promise<number> =>
  (await readAll(ids)).filter(({ status }) => status === 'running').length;

/** A worker with one place which found twenty jobs quick, and now works on one that is not, with others at hand. */
async function startWithJobsAtHand(): Promise<{
  gate: ReturnType<typeof createGate>;
  ids: string[];
  stop(): Promise<void>;
}> {
  const gate = createGate();
  const handler = async (job: RunningJob): Promise<object> => (job.input['slow'] === true ? gate.handler(job) : {});
  const worker = startTestWorker(context, handler, { concurrency: ONE_PLACE });
  const quick = await enqueueMany(20);
  await waitForJob(context, quick.at(-1) ?? '', ({ status }) => status === 'completed');
  const ids = await enqueueMany(6, { slow: true });
  await gate.started;
  return { gate, ids, stop: worker.stop };
}

test('no more jobs are worked on at once than there are places, however many are at hand', async () => {
  let running = 0;
  let most = 0;
  startTestWorker(context, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return {};
  });
  const ids = await enqueueMany(40);
  for (const id of ids) await waitForJob(context, id, ({ status }) => status === 'completed');
  expect(most).toBeLessThanOrEqual(4);
  expect((await readAll(ids)).map(({ claims, deaths }) => [claims, deaths])).toEqual(ids.map(() => [1, 0]));
});

test('jobs at hand behind one that takes long are given back, and another worker does them', async () => {
  const { gate, ids } = await startWithJobsAtHand();
  startTestWorker(context, async () => ({ by: 'another' }), { concurrency: ONE_PLACE });
  const done = async (): Promise<unknown> => {
    const jobs = await readAll(ids);
    return jobs.filter(({ status }) => status === 'completed').length;
  };
  await vi.waitFor(async () => expect(await done()).toBe(ids.length - 1), PATIENTLY);
  expect(await countRunning(ids)).toBe(1);
  gate.open();
  await vi.waitFor(async () => expect(await done()).toBe(ids.length), PATIENTLY);
  expect((await readAll(ids)).every(({ deaths, attempts }) => deaths === 0 && attempts === 0)).toBe(true);
});

test('a worker that stops gives back what it has at hand at once, without a death', async () => {
  const { ids, stop } = await startWithJobsAtHand();
  await stop();
  const jobs = await readAll(ids);
  expect(jobs.map(({ status, deaths, attempts }) => [status, deaths, attempts])).toEqual(
    ids.map(() => ['queued', 0, 0]),
  );
});
