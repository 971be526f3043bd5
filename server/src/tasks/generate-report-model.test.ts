import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type Behaviour,
  type ModelServer,
  openStream,
  startModelServer,
  streamAnswer,
} from '../testing/model-server.ts';
import { createTaskPlace, formatPrompt, type TaskPlace, TWO_SECTIONS } from '../testing/task-place.ts';
import type { JobRow } from '../testing/task-results.ts';

let place: TaskPlace;
let server: ModelServer;
beforeAll(async () => {
  place = await createTaskPlace();
  server = await startModelServer();
});
afterEach(() => place.stop());
afterAll(async () => {
  await server.close();
  await place.drop();
});

const countReports = async (): Promise<number> =>
  (await place.context.db.selectFrom('reports').select('id').execute()).length;

const settings = (): Record<string, string> => ({
  ...server.settings,
  WRITING_ATTEMPTS: '1',
  // These tests count the calls that write.
  WRITING_SECOND_READER: 'off',
});

async function write(behaviour: Behaviour, template = TWO_SECTIONS, more?: Record<string, string>): Promise<JobRow> {
  server.behave(behaviour);
  const noteId = await place.addNote('First0 sleeps 4 hours. Mood low. We meet again next week.');
  const jobId = await place.askReport({ templateId: await place.addTemplate(template), noteIds: [noteId] });
  place.work({ ...settings(), ...more });
  return place.waitForOutcome(jobId);
}

test('a model that lies is marked where it does, and the record says who wrote it', async () => {
  const job = await write((response) =>
    streamAnswer(response, 'The client sleeps 4 hours. [#1] The client was admitted to hospital after a fall. [#2]'),
  );
  expect((await place.reportOf(job)).markdown).toContain('after a fall. (not found in the notes)');
  expect((await place.writingOf(job)).record).toMatchObject({
    provider: 'openai-compatible',
    model: 'local',
    promptVersion: 'section-2',
    sections: [{ promptId: 'mood', unsupported: 1 }, { promptId: 'plan' }],
  });
  expect(server.requests[0]?.text).not.toContain('First0');
});

test('a name that stands for a pronoun is in the report and not in what the model reads', async () => {
  const template = `{{client.they}} {{client.were}} seen.\n\n## {{client.first_name_possessive}} mood\n\n${TWO_SECTIONS}`;
  const job = await write((response) => streamAnswer(response, 'Mood low. [#2]'), template);
  expect((await place.reportOf(job)).markdown).toMatch(/^First0 was seen\.\n\n## First0's mood/);
  const sent = server.requests.map(({ text }) => text);
  expect(sent).toHaveLength(2);
  expect(sent.join('')).not.toContain('First0');
});

test.each<[string, Behaviour, Record<string, string>?]>([
  ['hangs', (response) => openStream(response), { WRITING_STALL_SECONDS: '1' }],
  ['is down', (response) => void response.writeHead(503).end()],
  ['breaks off', (response) => void response.destroy()],
  ['sends what is no stream', (response) => void response.writeHead(200).end('<html>busy</html>')],
])('a model that %s is asked again later, and the report is then written', async (_case, behaviour, more) => {
  const before = await countReports();
  const putOff = await write(behaviour, TWO_SECTIONS, more);
  expect(putOff).toMatchObject({ status: 'queued', attempts: 1, error: null });
  // Whoever asks again is patient: on a busy machine a second is soon over.
  await place.stop();
  place.work(settings());
  server.behave((response) => streamAnswer(response, 'Mood low. [#2]'));
  place.context.clock.advance(putOff.run_at.getTime() - place.context.clock.now().getTime());
  const job = await place.waitForOutcome(putOff.id);
  expect(job).toMatchObject({ status: 'completed' });
  expect(await countReports()).toBe(before + 1);
});

test('a model that is down for good fails the report in the end, with a sentence that names nobody', async () => {
  let job = await write((response) => void response.writeHead(500).end('the key sk-1 of Anna'));
  for (let tries = 1; job.status === 'queued' && tries < 10; tries += 1) {
    expect(job.attempts).toBe(tries);
    place.context.clock.advance(job.run_at.getTime() - place.context.clock.now().getTime());
    job = await place.waitForOutcome(job.id);
  }
  expect(job).toMatchObject({ status: 'failed', attempts: 6, error: { code: 'provider_unavailable' } });
  expect(place.logged()).not.toMatch(/sk-1|Anna/);
});

test.each<[string, Behaviour, string]>([
  ['refuses the key', (response) => void response.writeHead(401).end('sk-1'), 'provider_misconfigured'],
  ['forbids', (response) => void response.writeHead(403).end(), 'provider_misconfigured'],
  [
    'sends elsewhere',
    (response) => void response.writeHead(302, { location: '/login' }).end(),
    'provider_misconfigured',
  ],
  [
    'is a web page',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    'provider_misconfigured',
  ],
  ['sends garbage', (response) => streamAnswer(response, '```\n<<<'), 'provider_invalid_answer'],
  ['sends nothing', (response) => streamAnswer(response, ' '), 'provider_invalid_answer'],
  ['is cut off', (response) => streamAnswer(response, 'Mood', 'length'), 'provider_invalid_answer'],
  ['refuses', (response) => streamAnswer(response, 'x', 'content_filter'), 'provider_refused'],
])('a model that %s fails the report at once, and nothing of it is kept', async (_case, behaviour, code) => {
  const before = await countReports();
  expect(await write(behaviour)).toMatchObject({ status: 'failed', claims: 1, error: { code } });
  expect(await countReports()).toBe(before);
  expect(await place.context.db.selectFrom('job_steps').selectAll().execute()).toEqual([]);
});

test('a model is asked for the sections alone that are not there yet', async () => {
  const { db } = place.context;
  // Both are asked for at once: the other one is there before this one fails.
  const failOnceHalfIsThere = async (response: ServerResponse): Promise<void> => {
    await expect.poll(() => db.selectFrom('jobs').select('id').where('progress', '=', 50).execute()).toHaveLength(1);
    response.writeHead(503).end();
  };
  const putOff = await write((response, request) => {
    if (request.text.includes('next steps')) void failOnceHalfIsThere(response);
    else streamAnswer(response, 'Mood low. [#2]');
  });
  expect(putOff).toMatchObject({ status: 'queued', progress: 50 });
  server.behave((response) => streamAnswer(response, 'We meet again next week. [#3]'));
  place.context.clock.advance(putOff.run_at.getTime() - place.context.clock.now().getTime());
  const job = await place.waitForOutcome(putOff.id);
  expect(server.requests.map(({ text }) => text.includes('next steps'))).toEqual([true]);
  expect((await place.reportOf(job)).markdown).toMatch(/Mood low\.[^]*We meet again next week\./);
});

test('sections that are ready at the same moment are all kept', async () => {
  const prompts = Array.from({ length: 8 }, (_, index) => formatPrompt(`s${index}`, `S${index}`, 'Describe the mood.'));
  server.behave((response) => streamAnswer(response, 'Mood low. [#2]'));
  const noteId = await place.addNote('First0 sleeps 4 hours. Mood low.');
  const jobId = await place.askReport({ templateId: await place.addTemplate(prompts.join('\n')), noteIds: [noteId] });
  place.work({ ...settings(), WRITING_CONCURRENCY: '8' });
  expect(await place.waitForOutcome(jobId)).toMatchObject({ status: 'completed', attempts: 0 });
});

test('a report for a client who goes out of sight meanwhile is not kept', async () => {
  const before = await countReports();
  const move = (owner: string | null) =>
    sql`update clients set owner_id = ${owner} where id = ${place.clients.organisation}`.execute(place.context.db);
  const job = await write((response) => {
    void move(place.practice.otherClinicianId).then(() => streamAnswer(response, 'Mood low. [#2]'));
  });
  await move(null);
  expect(job).toMatchObject({ status: 'failed', error: { code: 'client_not_found' } });
  expect(await countReports()).toBe(before);
});
