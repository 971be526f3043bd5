import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startEvilServer } from '../intake/audio/testing/evil-server.ts';
import { modelFault, recording } from '../intake/audio/testing/recordings.ts';
import { fixture } from '../intake/pdf/testing/fixtures.ts';
import { systemClock } from '../lib/clock.ts';
import { readJob, waitForJob } from '../testing/jobs.ts';
import { startModelServer, streamAnswer } from '../testing/model-server.ts';
import { UNHURRIED } from '../testing/patience.ts';
import { type CasewrightProcess, killLeftovers, runCasewright } from '../testing/process.ts';
import { createTaskPlace, formatPrompt, type TaskPlace } from '../testing/task-place.ts';
import { listFiles } from '../testing/uploads.ts';

const SLOW_MS = 600_000;

let place: TaskPlace;
beforeAll(async () => {
  place = await createTaskPlace();
  // Real processes have the real time.
  place.context.clock.now = systemClock.now;
});
afterEach(killLeftovers);
afterAll(() => place.drop());

function startWork(settings: Record<string, string> = {}): CasewrightProcess {
  return runCasewright(['work'], {
    DATABASE_URL: place.context.url,
    DATA_DIR: place.folder,
    BLOB_KEY: Buffer.alloc(32).toString('base64'),
    LOG_LEVEL: 'info',
    ...settings,
  });
}

async function kill({ child, ended }: CasewrightProcess): Promise<void> {
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

/** As if the time of its lease had passed. */
async function expireLease(jobId: string): Promise<void> {
  await sql`update jobs set lease_until = ${new Date(0)} where id = ${jobId} and status = 'running'`.execute(
    place.context.db,
  );
}

/** So that the workers of the tests behind this one do not take it. */
async function putOff(jobId: string): Promise<void> {
  await sql`update jobs set run_at = ${new Date('9999-01-01')} where id = ${jobId}`.execute(place.context.db);
}

const countSteps = async (jobId: string): Promise<number> =>
  (await place.context.db.selectFrom('job_steps').select('step').where('job_id', '=', jobId).execute()).length;

const isCompleted = ({ status }: { status: string }): boolean => status === 'completed';

const listCopies = (): Promise<string[]> => listFiles(path.join(place.folder, 'in-work'));

/** The processes of which a command line names the data directory. */
async function countChildren(): Promise<number> {
  let count = 0;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const commandLine = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(place.folder)) count += 1;
  }
  return count;
}

test('a PDF of which the reader was killed becomes one note', { timeout: SLOW_MS }, async () => {
  const jobId = await place.upload('pdf_processing', readFileSync(fixture('mixed.pdf')), 'mixed.pdf');
  const first = startWork();
  await vi.waitFor(async () => expect((await readJob(place.context, jobId)).progress).toBeGreaterThan(0), UNHURRIED);
  await kill(first);
  expect(await listCopies()).toEqual(['upload']);
  expect(await readJob(place.context, jobId)).toMatchObject({ status: 'running', claims: 1 });
  await vi.waitFor(async () => expect(await countChildren()).toBe(0), UNHURRIED);

  await expireLease(jobId);
  const second = startWork();
  const job = await waitForJob(place.context, jobId, isCompleted, UNHURRIED);
  expect(job).toMatchObject({ claims: 2, deaths: 1, progress: 100 });
  expect(await place.noteOf(job)).toMatchObject({ blob_id: job.input['blobId'] });
  expect(await place.countNotes()).toBe(1);
  expect(await listCopies()).toEqual([]);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test.skipIf(modelFault !== undefined)(
  'a recording goes on behind the pieces that were heard before its worker was killed',
  { timeout: SLOW_MS },
  async () => {
    const asked: string[] = [];
    let isHanging = true;
    const server = await startEvilServer(async (response, { form }) => {
      const piece = await (form.get('file') as File).arrayBuffer();
      asked.push(createHash('sha256').update(Buffer.from(piece)).digest('hex'));
      if (!isHanging || asked.length === 1) response.end(JSON.stringify({ text: `piece ${asked.length}` }));
    });
    const settings = { TRANSCRIPTION_URL: server.baseUrl };
    const before = await place.countNotes();
    const jobId = await place.upload('audio_transcription', readFileSync(recording('clinical.ogg')), 'visit.ogg');
    const first = startWork(settings);
    await vi.waitFor(async () => expect(await countSteps(jobId)).toBe(1), UNHURRIED);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), UNHURRIED);
    await kill(first);
    expect(await listCopies()).toEqual(['upload']);
    const [heard, ...unheard] = asked.splice(0);
    isHanging = false;

    await expireLease(jobId);
    const second = startWork(settings);
    const job = await waitForJob(place.context, jobId, isCompleted, UNHURRIED);
    expect(asked).not.toContain(heard);
    expect(asked).toEqual(expect.arrayContaining(unheard));
    expect(job).toMatchObject({ claims: 2, deaths: 1 });
    const note = await place.noteOf(job);
    expect(note.places).toHaveLength(asked.length + 1);
    expect(await place.countNotes()).toBe(before + 1);
    expect(await countSteps(jobId)).toBe(0);
    expect(await listCopies()).toEqual([]);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    await server.close();
  },
);

test.skipIf(modelFault !== undefined)(
  'a worker that is told to stop gives its recording back at once, and leaves nothing of it in the clear',
  { timeout: SLOW_MS },
  async () => {
    const server = await startEvilServer(() => undefined);
    const jobId = await place.upload('audio_transcription', readFileSync(recording('short.wav')));
    const worker = startWork({ TRANSCRIPTION_URL: server.baseUrl });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), UNHURRIED);
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(await readJob(place.context, jobId)).toMatchObject({ status: 'queued', deaths: 0, attempts: 0 });
    await putOff(jobId);
    expect(await listCopies()).toEqual([]);
    await vi.waitFor(async () => expect(await countChildren()).toBe(0), UNHURRIED);
    await server.close();
  },
);

test('a report goes on behind the sections that were there when its worker died', { timeout: SLOW_MS }, async () => {
  const server = await startModelServer();
  const settings = { ...server.settings, WRITING_SECOND_READER: 'off' };
  const prompt = (id: string): string => formatPrompt(id, `Section ${id}`, 'Describe the mood.');
  const sectionsAsked = (): string[] => server.requests.map(({ text }) => /Section (\w+)/.exec(text)?.[1] ?? '');
  const noteId = await place.addNote('Mood low.');
  const jobId = await place.askReport({
    templateId: await place.addTemplate(['one', 'two', 'three'].map(prompt).join('\n')),
    noteIds: [noteId],
  });
  server.behave((response, { text }) => {
    if (!text.includes('Section three')) streamAnswer(response, 'Mood low. [#1]');
  });
  const first = startWork(settings);
  await vi.waitFor(() => expect(sectionsAsked()).toEqual(['one', 'two', 'three']), UNHURRIED);
  expect(await countSteps(jobId)).toBe(2);
  await kill(first);

  server.behave((response) => streamAnswer(response, 'Mood low. [#1]'));
  await expireLease(jobId);
  const second = startWork(settings);
  const job = await waitForJob(place.context, jobId, isCompleted, UNHURRIED);
  expect(sectionsAsked()).toEqual(['three']);
  expect(job).toMatchObject({ claims: 2, deaths: 1, progress: 100 });
  const reports = await place.context.db.selectFrom('reports').select(['id', 'markdown']).execute();
  expect(reports).toEqual([{ id: job.result?.['document_id'], markdown: 'Mood low.\n\nMood low.\n\nMood low.' }]);
  expect(await countSteps(jobId)).toBe(0);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await server.close();
});
