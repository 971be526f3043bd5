import { type EvidenceSource, parseSources } from '@casewright/document';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatTranscript } from '../intake/audio/format-transcript.ts';
import { countJobAudits } from '../testing/jobs.ts';
import { listMarks } from '../testing/model-writing.ts';
import { createTaskPlace, type TaskPlace, TWO_SECTIONS } from '../testing/task-place.ts';

let place: TaskPlace;
beforeAll(async () => {
  place = await createTaskPlace();
});
afterEach(() => place.stop());
afterAll(() => place.drop());

const LETTER =
  'Dear {{client.first_name}} {{client.last_name}}, born {{client.date_of_birth}},\n\n' +
  '{{practice.name}}, {{date.today}}, {{clinician.name}}, {{clinician.email}}\n';

describe('a template without prompts', () => {
  test('is saved as it is, its variables filled, and called after itself, the client and the day', async () => {
    const templateId = await place.addTemplate(LETTER, 'Letter');
    const jobId = await place.askReport({ templateId, noteIds: [] });
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(job).toMatchObject({ status: 'completed', progress: 100 });
    const report = await place.reportOf(job);
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
    expect(await place.writingOf(job)).toMatchObject({
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
    expect(await place.reportOf(await place.waitForOutcome(jobId))).toMatchObject({ title: 'For the school' });
  });

  test('is used as it was when the report was asked for', async () => {
    const templateId = await place.addTemplate('The words of then.\n', 'Then');
    const jobId = await place.askReport({ templateId, noteIds: [] });
    await place.context.db.deleteFrom('templates').where('id', '=', templateId).execute();
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(await place.reportOf(job)).toMatchObject({ markdown: 'The words of then.' });
    expect(await place.reportOf(job)).toMatchObject({ title: expect.stringMatching(/^Then – /) });
  });

  test('has the day that the practice has, where it is another one in UTC', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    onTestFinished(() => void vi.unstubAllEnvs());
    // From nine in the morning in UTC to one in the morning there.
    place.context.clock.advance(2 * 3_600_000);
    const noteId = await place.addNote('Mood low.');
    const templateId = await place.addTemplate(`{{date.today}}\n\n${TWO_SECTIONS}`, 'Letter');
    const jobId = await place.askReport({ templateId, noteIds: [noteId] });
    place.work();
    const report = await place.reportOf(await place.waitForOutcome(jobId));
    expect(report.title).toBe('Letter – First0 Client, 3 March 2026');
    expect(report.markdown).toMatch(/^3 March 2026\n/);
    expect(report.markdown).not.toContain('2 March');
  });

  test('has a title within the limit, however long its own is', async () => {
    const templateId = await place.addTemplate('Words.\n', 'T'.repeat(255));
    const jobId = await place.askReport({ templateId, noteIds: [] });
    place.work();
    const { title } = await place.reportOf(await place.waitForOutcome(jobId));
    expect(title).toMatch(/^T+ – First0 Client, 2 March 2026$/);
    expect(title).toHaveLength(255);
  });
});

describe('a report written offline', () => {
  test('cites the page of a document and the time of a recording, never the line that calls it a draft', async () => {
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
    const templateId = await place.addTemplate(TWO_SECTIONS);
    const jobId = await place.askReport({ templateId, noteIds: [pdfNote, audioNote] });
    place.work();
    const job = await place.waitForOutcome(jobId);
    expect(job.error).toBeNull();
    const report = await place.reportOf(job);
    expect(report.markdown).toContain('# Report on First0 Client');
    expect(report.markdown).not.toMatch(/Draft made by a machine|names of medicines/);
    const cited: EvidenceSource[] = listMarks(report.content)
      .filter(({ mark }) => mark.startsWith('evidence '))
      .flatMap(({ mark }) => parseSources(mark.slice('evidence '.length)));
    expect(cited).toContainEqual(expect.objectContaining({ note: pdfNote, page: 1, startMs: null }));
    expect(cited).toContainEqual(expect.objectContaining({ note: audioNote, page: null, startMs: 1000 }));
    const writing = await place.writingOf(job);
    expect(writing).toMatchObject({
      template_id: templateId,
      note_ids: [pdfNote, audioNote],
      template: job.input['template'],
      record: {
        provider: 'offline',
        model: 'casewright-sorting',
        promptVersion: 'sorting-23',
        templateHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        sections: [{ promptId: 'mood' }, { promptId: 'plan' }],
      },
    });
    expect(await place.context.db.selectFrom('job_steps').selectAll().execute()).toEqual([]);
    expect(place.logged()).not.toMatch(/anxious|First0/);
  });

  test('names nobody as the clinician where the notes are letters that somebody uploaded', async () => {
    const letter = await place.addNote('Dear colleague, she sleeps badly.', {
      upload: { source: 'pdf', blobId: 'blob_none', places: [] },
    });
    const jobId = await place.askReport({ templateId: await place.addTemplate(TWO_SECTIONS), noteIds: [letter] });
    place.work();
    const { markdown } = await place.reportOf(await place.waitForOutcome(jobId));
    expect(markdown).toContain('Written by not recorded.');
  });

  test('fails where the notes are longer than can be read, before they are', async () => {
    const noteIds = [];
    for (let count = 0; count < 3; count += 1) noteIds.push(await place.addNote('x'.repeat(900_000)));
    const jobId = await place.askReport({ templateId: await place.addTemplate(TWO_SECTIONS), noteIds });
    place.work();
    expect(await place.waitForOutcome(jobId)).toMatchObject({
      status: 'failed',
      claims: 1,
      error: { code: 'notes_too_long' },
    });
  });

  test('fails where a note is gone by then', async () => {
    const noteId = await place.addNote('Sleeps well.');
    const jobId = await place.askReport({ templateId: await place.addTemplate(TWO_SECTIONS), noteIds: [noteId] });
    await place.context.db.deleteFrom('notes').where('id', '=', noteId).execute();
    place.work();
    expect(await place.waitForOutcome(jobId)).toMatchObject({ status: 'failed', error: { code: 'note_not_found' } });
  });
});
