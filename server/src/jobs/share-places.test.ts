import { expect, test, vi } from 'vitest';
import { createGate, createWorkplace, readJob, startTestWorker, waitForJob } from '../testing/jobs.ts';
import type { RunningJob } from './job.ts';
import { chooseLeaver } from './share-places.ts';
import { setUpJobs } from '../testing/set-up.ts';
import { PATIENTLY } from '../testing/patience.ts';

const TURN_MS = 120_000;
const LEASE_MS = 30_000;
const ONE_PLACE = { pdf_processing: 1, audio_transcription: 1, report_generation: 1 };

const { context, place: busy } = await setUpJobs();
const other = await createWorkplace(context);

/** Moves the clock in steps shorter than a lease, each when the worker has renewed it. */
async function letTimePass(jobId: string, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20_000) {
    context.clock.advance(20_000);
    const renewed = context.clock.now().getTime() + LEASE_MS;
    await waitForJob(context, jobId, (job) => job.status !== 'running' || job.lease_until?.getTime() === renewed);
  }
}

test('a long job gives its place to a practice that has none, and goes on afterwards', async () => {
  const gate = createGate();
  const order: string[] = [];
  const handler = async (job: RunningJob): Promise<object> => {
    order.push(job.practiceId);
    if (job.practiceId === busy.practice.id) return gate.handler(job);
    return {};
  };
  startTestWorker(context, handler, { concurrency: ONE_PLACE });
  const long = await busy.enqueue();
  await gate.started;
  await busy.enqueue();
  const short = await other.enqueue();
  await letTimePass(long, TURN_MS - 20_000);
  expect(await readJob(context, short)).toMatchObject({ status: 'queued' });
  await letTimePass(long, 20_000);
  await waitForJob(context, short, ({ status }) => status === 'completed');
  await vi.waitFor(() => expect(order.length).toBeGreaterThanOrEqual(3), PATIENTLY);
  gate.open();
  const done = await waitForJob(context, long, ({ status }) => status === 'completed');
  // It was put back as if it had not been started.
  expect(done).toMatchObject({ attempts: 0, deaths: 0, claims: 2 });
});

test('it keeps its place as long as nobody else is left out', async () => {
  const gate = createGate();
  startTestWorker(context, gate.handler, { concurrency: ONE_PLACE });
  const long = await busy.enqueue();
  await gate.started;
  await busy.enqueue();
  await letTimePass(long, 3 * TURN_MS);
  expect(await readJob(context, long)).toMatchObject({ status: 'running', claims: 1 });
  expect(gate.reasons).toEqual([]);
});

test('the practice with most places leaves one first; a second turn is twice as long', () => {
  const at = (minutes: number): Date => new Date(minutes * 60_000);
  const work = (practiceId: string, startedAt: Date, claims = 1) => ({ practiceId, startedAt, claims });
  const [first, alone, second] = [work('a', at(1)), work('b', at(0)), work('a', at(2))];
  expect(chooseLeaver([first, alone, second], at(10))).toBe(first);
  expect(chooseLeaver([first, second], at(2.5))).toBeUndefined();
  expect(chooseLeaver([work('a', at(0), 2)], at(3))).toBeUndefined();
  expect(chooseLeaver([work('a', at(0), 2)], at(4))).toBeDefined();
});
