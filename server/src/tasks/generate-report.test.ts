import { type EvidenceSource, parseSources } from '@casewright/document';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatTranscript } from '../intake/audio/format-transcript.ts';
import { countJobAudits } from '../testing/jobs.ts';
import { type Behaviour, type ModelServer, openStream, startModelServer, streamAnswer } from '../testing/model-server.ts';
import { listMarks } from '../testing/model-writing.ts';
import { createTaskPlace, type JobRow, type TaskPlace } from '../testing/task-place.ts';

const SLOW_MS = 120_000;

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

const prompt = (id: string, label: string, instruction: string): string =>
  `\`\`\`prompt\nid: ${id}\nlabel: ${label}\n\n${instruction}\n\`\`\`\n`;
const MOOD = prompt('mood', 'Mood', 'Describe the mood and the sleep of the client.');
const PLAN = prompt('plan', 'Plan', 'What are the next steps?');
const REPORT = `# Report on {{client.full_name}}\n\n## Mood\n\n${MOOD}\n## Plan\n\n${PLAN}\nWritten by {{clinician.name}}.\n`;
const LETTER =
  'Dear {{client.first_name}} {{client.last_name}}, born {{client.date_of_birth}},\n\n' +
  '{{practice.name}}, {{date.today}}, {{clinician.name}}, {{clinician.email}}\n';

function readReport(job: JobRow) {
  return place.context.db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', String(job.result?.['document_id']))
    .executeTakeFirstOrThrow();
}

const readWriting = (job: JobRow) =>
  place.context.db
    .selectFrom('report_writings')
    .selectAll()
    .where('report_id', '=', String(job.result?.['document_id']))
    .executeTakeFirstOrThrow();

const countReports = async (): Promise<number> =>
  (await place.context.db.selectFrom('reports').select('id').execute()).length;

describe('a template without prompts', { timeout: SLOW_MS }, () => {
  test('is saved as it is, its variables filled, and called after itself, the client and the day', async () => {
    const templateId = await place.addTemplate(LETTER, 'Letter');
    const jobId = await place.askReport({ templateId, noteIds: [] });
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(job).toMatchObject({ status: 'completed', progress: 100 });
    const report = await readReport(job);
    expect(job.result).toEqual({ document_id: report.id, client_id: place.clients.organisation });
    const clinician = await place.context.db
      .selectFrom('members')
      .select(['name', 'email'])
      .where('id', '=', place.practice.clinicianId)
      .executeTakeFirstOrThrow();
    expect(report).toMatchObject({
      title: 'Letter – First0 Client, 2 March 2026',
      client_id: place.clients.organisation,
      created_by: place.practice.clinicianId,
    });
    expect(report.markdown).toBe(
      `Dear First0 Client, born not recorded,\n\n` +
        `${/Practice \d+/.exec(report.markdown)?.[0]}, 2 March 2026, ${clinician.name}, ${clinician.email}`,
    );
    expect(await readWriting(job)).toMatchObject({
      template_id: templateId,
      note_ids: [],
      record: { provider: 'offline', sections: [] },
    });
    expect(await countJobAudits(place.context, report.id)).toEqual({ 'report.created': 1 });
  });

  test('takes the title that was given', async () => {
    const templateId = await place.addTemplate(LETTER);
    const jobId = await place.askReport({ templateId, noteIds: [], title: 'For the school' });
    place.work();
    expect(await readReport(await place.waitForOutcome(jobId))).toMatchObject({ title: 'For the school' });
  });

  test('is used as it was when the report was asked for', async () => {
    const templateId = await place.addTemplate('The words of then.\n', 'Then');
    const jobId = await place.askReport({ templateId, noteIds: [] });
    await place.context.db.deleteFrom('templates').where('id', '=', templateId).execute();
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(await readReport(job)).toMatchObject({ markdown: 'The words of then.' });
    expect(await readReport(job)).toMatchObject({ title: expect.stringMatching(/^Then – /) });
  });

  test('has a title within the limit, however long its own is', async () => {
    const templateId = await place.addTemplate('Words.\n', 'T'.repeat(255));
    const jobId = await place.askReport({ templateId, noteIds: [] });
    place.work();
    const { title } = await readReport(await place.waitForOutcome(jobId));
    expect(title).toMatch(/^T+ – First0 Client, 2 March 2026$/);
    expect(title).toHaveLength(255);
  });
});

describe('a report written offline', { timeout: SLOW_MS }, () => {
  test('cites the page of a document and the time of a recording, and never the line that calls it a draft', async () => {
    const pages = ['She feels low in mood most days and sleeps four hours.', 'The plan is to meet again next week.'];
    const offset = (pages[0]?.length ?? 0) + 2;
    const pdfNote = await place.addNote(pages.join('\n\n'), {
      upload: {
        source: 'pdf',
        blobId: 'blob_none',
        places: [
          { startOffset: 0, endOffset: offset, page: 1 },
          { startOffset: offset, endOffset: offset + (pages[1]?.length ?? 0), page: 2 },
        ],
      },
    });
    const transcript = formatTranscript(
      [
        { index: 0, startMs: 1000, endMs: 5000, text: 'Her mood is anxious and she wakes at night.' },
        { index: 1, startMs: 65_000, endMs: 70_000, text: 'The next step is a letter to the school.' },
      ],
      { title: 'Recording' },
    );
    const audioNote = await place.addNote(transcript.markdown, {
      upload: { source: 'audio', blobId: 'blob_none', places: transcript.places },
    });
    const templateId = await place.addTemplate(REPORT);
    const jobId = await place.askReport({ templateId, noteIds: [pdfNote, audioNote] });
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(job.error).toBeNull();
    const report = await readReport(job);
    expect(report.markdown).toContain('# Report on First0 Client');
    expect(report.markdown).not.toMatch(/Draft made by a machine|names of medicines/);
    const cited: EvidenceSource[] = listMarks(report.content)
      .filter(({ mark }) => mark.startsWith('evidence '))
      .flatMap(({ mark }) => parseSources(mark.slice('evidence '.length)));
    expect(cited).toContainEqual(expect.objectContaining({ note: pdfNote, page: 1, startMs: null }));
    expect(cited).toContainEqual(expect.objectContaining({ note: audioNote, page: null, startMs: 1000 }));
    const writing = await readWriting(job);
    expect(writing).toMatchObject({
      template_id: templateId,
      note_ids: [pdfNote, audioNote],
      template: job.input['template'],
      record: {
        provider: 'offline',
        model: 'casewright-selection',
        promptVersion: 'selection-1',
        templateHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        sections: [{ promptId: 'mood' }, { promptId: 'plan' }],
      },
    });
    expect(await place.context.db.selectFrom('job_steps').selectAll().execute()).toEqual([]);
    expect(place.logged()).not.toMatch(/anxious|First0/);
  });

  test('fails where the notes are longer than can be read, before they are', async () => {
    const noteIds = [];
    for (let count = 0; count < 3; count += 1) noteIds.push(await place.addNote('x'.repeat(900_000)));
    const jobId = await place.askReport({ templateId: await place.addTemplate(REPORT), noteIds });
    place.work();
    expect(await place.waitForOutcome(jobId)).toMatchObject({
      status: 'failed',
      claims: 1,
      error: { code: 'notes_too_long' },
    });
  });

  test('fails where a note is gone by then', async () => {
    const noteId = await place.addNote('Sleeps well.');
    const jobId = await place.askReport({ templateId: await place.addTemplate(REPORT), noteIds: [noteId] });
    await place.context.db.deleteFrom('notes').where('id', '=', noteId).execute();
    place.work();
    expect(await place.waitForOutcome(jobId)).toMatchObject({ status: 'failed', error: { code: 'note_not_found' } });
  });
});

describe('a report written by a model', { timeout: SLOW_MS }, () => {
  const settings = (): Record<string, string> => ({
    WRITING_PROVIDER: 'openai-compatible',
    WRITING_URL: `${server.url}/v1`,
    WRITING_MODEL: 'local',
    WRITING_ATTEMPTS: '1',
    WRITING_STALL_SECONDS: '1',
    WRITING_CONCURRENCY: '1',
  });

  async function write(behaviour: Behaviour, template = REPORT): Promise<JobRow> {
    server.behave(behaviour);
    const noteId = await place.addNote('First0 sleeps 4 hours. Mood low. We meet again next week.');
    const jobId = await place.askReport({ templateId: await place.addTemplate(template), noteIds: [noteId] });
    place.work(settings());
    return place.waitForOutcome(jobId);
  }

  test('that lies is marked where it does, and the record says who wrote it', async () => {
    const job = await write((response) =>
      streamAnswer(response, 'The client sleeps 4 hours. [#1] The client was admitted to hospital after a fall. [#2]'),
    );
    expect((await readReport(job)).markdown).toContain('after a fall. (not found in the notes)');
    expect((await readWriting(job)).record).toMatchObject({
      provider: 'openai-compatible',
      model: 'local',
      promptVersion: 'section-1',
      sections: [{ promptId: 'mood', unsupported: 1 }, { promptId: 'plan' }],
    });
    expect(server.requests[0]?.text).not.toContain('First0');
  });

  test.each<[string, Behaviour]>([
    ['hangs', (response) => openStream(response)],
    ['is down', (response) => void response.writeHead(503).end()],
    ['breaks off', (response) => void response.destroy()],
    ['sends what is no stream', (response) => void response.writeHead(200).end('<html>busy</html>')],
  ])('that %s is asked again later, and the report is then written', async (_case, behaviour) => {
    const before = await countReports();
    const putOff = await write(behaviour);
    expect(putOff).toMatchObject({ status: 'queued', attempts: 1, error: null });
    server.behave((response) => streamAnswer(response, 'Mood low. [#2]'));
    place.context.clock.advance(putOff.run_at.getTime() - place.context.clock.now().getTime());
    const job = await place.waitForOutcome(putOff.id);
    expect(job).toMatchObject({ status: 'completed' });
    expect(await countReports()).toBe(before + 1);
  });

  test('that is down for good fails the report in the end, with a sentence that names nobody', async () => {
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
    ['sends garbage', (response) => streamAnswer(response, '```\n<<<'), 'provider_invalid_answer'],
    ['sends nothing', (response) => streamAnswer(response, ' '), 'provider_invalid_answer'],
    ['is cut off', (response) => streamAnswer(response, 'Mood', 'length'), 'provider_invalid_answer'],
    ['refuses', (response) => streamAnswer(response, 'x', 'content_filter'), 'provider_refused'],
  ])('that %s fails the report at once, and nothing of it is kept', async (_case, behaviour, code) => {
    const before = await countReports();
    expect(await write(behaviour)).toMatchObject({ status: 'failed', claims: 1, error: { code } });
    expect(await countReports()).toBe(before);
    expect(await place.context.db.selectFrom('job_steps').selectAll().execute()).toEqual([]);
  });

  test('is asked for the sections alone that are not there yet', async () => {
    const putOff = await write((response, request) => {
      if (request.text.includes('next steps')) response.writeHead(503).end();
      else streamAnswer(response, 'Mood low. [#2]');
    });
    expect(putOff).toMatchObject({ status: 'queued', progress: 50 });
    server.behave((response) => streamAnswer(response, 'We meet again next week. [#3]'));
    place.context.clock.advance(putOff.run_at.getTime() - place.context.clock.now().getTime());
    const job = await place.waitForOutcome(putOff.id);
    expect(server.requests.map(({ text }) => text.includes('next steps'))).toEqual([true]);
    expect((await readReport(job)).markdown).toMatch(/Mood low\.[^]*We meet again next week\./);
  });

  test('keeps sections that are ready at the same moment', async () => {
    const many = Array.from({ length: 8 }, (_, index) => prompt(`s${index}`, `S${index}`, 'Describe the mood.')).join('\n');
    server.behave((response) => streamAnswer(response, 'Mood low. [#2]'));
    const noteId = await place.addNote('First0 sleeps 4 hours. Mood low.');
    const jobId = await place.askReport({ templateId: await place.addTemplate(many), noteIds: [noteId] });
    place.work({ ...settings(), WRITING_CONCURRENCY: '8' });
    expect(await place.waitForOutcome(jobId)).toMatchObject({ status: 'completed', attempts: 0 });
  });

  test('for a client who goes out of sight meanwhile is not kept', async () => {
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
});
