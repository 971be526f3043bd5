import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepOutgoingText } from '../records/outgoing/keep-outgoing-text.ts';
import { decideOutgoingTexts } from '../records/outgoing/decide-outgoing-texts.ts';
import { listOutgoingTexts } from '../records/outgoing/list-outgoing-texts.ts';
import { sweepOutgoingTexts } from '../records/outgoing/sweep-outgoing-texts.ts';
import { addClientPerson } from '../records/people/client-people.ts';
import { updatePractice } from '../practice/practices.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import { createSecretBox } from '../lib/secret-box.ts';
import { TEST_SECRET_BOX } from '../testing/app.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { type ModelServer, startModelServer, streamAnswer } from '../testing/model-server.ts';
import { approveSending } from './approve-sending.ts';
import { createTaskPlace, type TaskPlace, TWO_SECTIONS } from '../testing/task-place.ts';
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

const scope = () => ({ practiceId: place.practice.id, memberId: place.practice.clinicianId });
const clientId = () => place.clients.organisation;
const tools = () => ({ context: place.context, secretBox: TEST_SECRET_BOX });

async function ask(markdown: string): Promise<string> {
  server.behave((response) => streamAnswer(response, 'The client sleeps 4 hours. [#1]'));
  const noteId = await place.addNote(markdown, { title: 'Call with First0_mum.pdf' });
  return place.askReport({ templateId: await place.addTemplate(TWO_SECTIONS), noteIds: [noteId] });
}

const work = (): void => place.work(server.settings);

async function write(markdown: string): Promise<JobRow> {
  const jobId = await ask(markdown);
  work();
  return place.waitForOutcome(jobId);
}

test('what was sent can be read to the letter, and stands in the trail', async () => {
  const job = await write('First0 sleeps 4 hours. Her sister Cara rang from 07700 900123.');
  const reportId = String(job.result?.['document_id']);
  const sent = await listOutgoingTexts(tools(), scope(), { clientId: clientId(), reportId });
  expect(sent.map(({ purpose, state, host, model }) => [purpose, state, host, model])).toEqual([
    ['section Mood', 'sent', new URL(server.url).host, 'local'],
    ['second reading', 'sent', new URL(server.url).host, 'local'],
    ['section Plan', 'sent', new URL(server.url).host, 'local'],
    ['second reading', 'sent', new URL(server.url).host, 'local'],
  ]);
  for (const [index, { text }] of sent.entries()) {
    const messages = server.requests[index]?.body.messages ?? [];
    expect(text).toBe(messages.map(({ content }) => String(content)).join('\n\n'));
    for (const name of ['First0', 'Cara', '900123']) expect(text).not.toContain(name);
  }
  const rows = await place.context.db
    .selectFrom('audit_events')
    .select(['details', 'client_id'])
    .where('action', '=', 'model.called')
    .execute();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ client_id: clientId(), details: { model: 'local', job: job.id, hidden: 4 } });
  const stored = await place.context.db.selectFrom('outgoing_texts').select('sealed_text').execute();
  for (const { sealed_text: sealed } of stored) expect(sealed.toString('latin1')).not.toContain('sleeps 4 hours');
  const other = { ...tools(), secretBox: createSecretBox(Buffer.alloc(32)) };
  const unread = await listOutgoingTexts(other, scope(), { clientId: clientId(), reportId });
  expect(new Set(unread.map(({ text }) => text))).toEqual(
    new Set(['(This text cannot be read any more. It was kept under another SECRET_KEY.)']),
  );
});

test('the row is there before the bytes go', async () => {
  const jobId = await ask('First0 sleeps 4 hours.');
  const seen: number[] = [];
  server.behave((response) => {
    const look = async (): Promise<void> => {
      const rows = await place.context.db
        .selectFrom('outgoing_texts')
        .select('id')
        .where('job_id', '=', jobId)
        .execute();
      seen.push(rows.length);
      streamAnswer(response, 'The client sleeps 4 hours. [#1]');
    };
    void look();
  });
  work();
  await place.waitForOutcome(jobId);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test('a confirmed person is hidden and comes back; what is nobody stays', async () => {
  const person = (name: string, status: 'confirmed' | 'not_a_person') =>
    addClientPerson(place.context, TEST_ORIGIN, scope(), clientId(), { name, role: null, status });
  await person('Sky', 'confirmed');
  await person('Zorblax', 'not_a_person');
  const jobId = await ask("Sky's cat is ill. Plays Zorblax.");
  server.behave((response, request) => {
    const [placeholder = ''] = /\[PERSON-\d+[A-Z]{2}\]/.exec(request.text) ?? [];
    streamAnswer(response, `${placeholder}'s cat is ill. [#1]`);
  });
  work();
  const job = await place.waitForOutcome(jobId);
  expect(server.requests[0]?.text).not.toContain('Sky');
  expect(server.requests[0]?.text).toContain('Zorblax');
  expect((await place.reportOf(job)).markdown).toContain("Sky's cat is ill.");
});

test('where the practice looks first, nothing goes until somebody has approved it', async () => {
  await updatePractice(place.context, TEST_ORIGIN, place.practice.id, { looksBeforeSending: true });
  const held = await write('First0 sleeps 4 hours. He has a cat.');
  expect(held).toMatchObject({ status: 'failed', error: { code: 'look_required' } });
  expect(server.requests).toHaveLength(0);
  const waiting = await listOutgoingTexts(tools(), scope(), { clientId: clientId(), isWaiting: true });
  expect(waiting.map(({ purpose }) => purpose)).toEqual(['section Mood', 'section Plan']);
  const decision = { clientId: clientId(), jobId: held.id };
  const again = await approveSending(place.context, TEST_ORIGIN, scope(), decision);
  const job = await place.waitForOutcome(again);
  expect(job).toMatchObject({ status: 'completed' });
  // What is read a second time are passages that somebody has looked at, so it goes with them.
  const reportId = String(job.result?.['document_id']);
  const sent = await listOutgoingTexts(tools(), scope(), { clientId: clientId(), reportId });
  expect(sent.map(({ purpose }) => purpose).toSorted()).toEqual([
    'second reading',
    'second reading',
    'section Mood',
    'section Plan',
  ]);
  expect(server.requests).toHaveLength(4);
});

test('a second reading of passages that nobody has looked at does not go', async () => {
  const job = { id: 'job_unseen', practiceId: place.practice.id, clientId: clientId(), origin: TEST_ORIGIN };
  const call = {
    purpose: 'second reading',
    provider: 'p',
    host: 'h',
    model: 'm',
    noteIds: [],
    hidden: 0,
    tokens: 1,
    text: 'a\n[#1] Slept.',
    plainText: 'a\n[#1] Slept.',
    isOptional: true,
  };
  expect(await keepOutgoingText(tools(), job, { ...call, passages: ['[#1] Slept.'] })).toBe('waiting');
});

test('what cannot be done again is not approved either', async () => {
  const held = await write('First0 sleeps 7 hours.');
  const decision = { clientId: clientId(), jobId: held.id };
  const broken = { ...place.context, makeId: () => held.id };
  await expect(approveSending(broken, TEST_ORIGIN, scope(), decision)).rejects.toThrow('duplicate key');
  const waiting = await listOutgoingTexts(tools(), scope(), { clientId: clientId(), isWaiting: true });
  expect(waiting.filter(({ jobId }) => jobId === held.id)).toHaveLength(2);
  // Two who approve at once make one job.
  const both = await Promise.allSettled(
    [1, 2].map(() => approveSending(place.context, TEST_ORIGIN, scope(), decision)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const made of both) if (made.status === 'fulfilled') await place.waitForOutcome(made.value);
});

test('what was refused never goes', async () => {
  const held = await write('First0 sleeps 6 hours.');
  const decision = { clientId: clientId(), jobId: held.id, isApproved: false, reason: 'The school is named.' };
  expect(await decideOutgoingTexts(place.context, TEST_ORIGIN, scope(), decision)).toBe(2);
  const rows = await place.context.db
    .selectFrom('audit_events')
    .select('details')
    .where('action', '=', 'outgoing_text.refused')
    .execute();
  expect(rows.map(({ details }) => details)).toEqual(
    Array.from({ length: 2 }, () => ({ job: held.id, reason: 'The school is named.' })),
  );
  const again = await repeatJob(place.context, TEST_ORIGIN, held.id, scope());
  expect(await place.waitForOutcome(again)).toMatchObject({ status: 'failed', error: { code: 'sending_refused' } });
  expect(server.requests).toHaveLength(0);
  await expect(decideOutgoingTexts(place.context, TEST_ORIGIN, scope(), decision)).rejects.toThrow('job_not_found');
});

test('texts go with the practice’s retention', async () => {
  await updatePractice(place.context, TEST_ORIGIN, place.practice.id, { uploadRetentionDays: 30 });
  expect(await sweepOutgoingTexts(place.context)).toBe(0);
  place.context.clock.advance(31 * 24 * 3_600_000);
  expect(await sweepOutgoingTexts(place.context)).toBeGreaterThan(5);
  expect(await place.context.db.selectFrom('outgoing_texts').select('id').execute()).toEqual([]);
});
