import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepBlobs } from '../blobs/sweep-blobs.ts';
import { buildOnePage, buildPdf, CATALOGUE, writeLines } from '../intake/pdf/testing/build-pdf.ts';
import { fixture } from '../intake/pdf/testing/fixtures.ts';
import { countJobAudits, readJob } from '../testing/jobs.ts';
import { createTaskPlace, type TaskPlace } from '../testing/task-place.ts';
import type { JobRow } from '../testing/task-results.ts';
import { listFiles } from '../testing/uploads.ts';

const DAY_MS = 24 * 60 * 60_000;

let place: TaskPlace;
beforeAll(async () => {
  place = await createTaskPlace();
});
afterEach(() => place.stop());
afterAll(() => place.drop());

const upload = (bytes: Uint8Array, fileName?: string): Promise<string> =>
  place.upload('pdf_processing', bytes, fileName);
/** The only place where an upload lies in the clear is empty by then, whatever became of the job. */
async function outcomeOf(jobId: string): Promise<JobRow> {
  const job = await place.waitForOutcome(jobId);
  expect(await listFiles(path.join(place.folder, 'in-work'))).toEqual([]);
  return job;
}

const uploadFixture = (name: string): Promise<string> => upload(readFileSync(fixture(name)), name);

describe('a PDF becomes a note', () => {
  test('with its text and the places of its pages, in the name of who sent it', async () => {
    const jobId = await uploadFixture('report-libreoffice.pdf');
    place.work();
    const job = await outcomeOf(jobId);
    expect(job).toMatchObject({ status: 'completed', progress: 100, error: null, attempts: 0, claims: 1 });
    expect(job.result).toEqual({ note_id: expect.stringMatching(/^note_/) });
    const note = await place.noteOf(job);
    expect(note).toMatchObject({
      practice_id: place.practice.id,
      client_id: place.clients.organisation,
      created_by: place.practice.clinicianId,
      source: 'pdf',
      blob_id: job.input['blobId'],
    });
    const pages = note.places ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
    expect(pages.some(({ isScan }) => isScan)).toBe(false);
    for (const { startOffset, endOffset } of pages) {
      expect(note.markdown.slice(startOffset, endOffset).trim()).not.toBe('');
    }
    expect(await countJobAudits(place.context, jobId)).toEqual({ 'job.created': 1, 'job.completed': 1 });
    expect(await countJobAudits(place.context, note.id)).toEqual({ 'note.created': 1 });
  });

  test('in which the pages that are pictures are marked as such', async () => {
    const jobId = await uploadFixture('mixed.pdf');
    place.work();
    const { places } = await place.noteOf(await outcomeOf(jobId));
    const marks = (places ?? []).map(({ page, isScan }) => ({ page, isScan: isScan ?? false }));
    expect(marks).toContainEqual({ page: expect.any(Number), isScan: true });
    expect(marks).toContainEqual({ page: expect.any(Number), isScan: false });
  });

  test.each([
    ['a name that is a path', '../../Visit 3 March.pdf', 'Visit 3 March'],
    ['no name', '', 'PDF'],
    ['a name as long as may be', `${'n'.repeat(250)}.pdf`, expect.stringMatching(/^n{190,255}…?$/)],
  ])('called after %s', async (_case, fileName, title) => {
    const jobId = await upload(buildOnePage({ content: writeLines(['The patient was seen today.']) }), fileName);
    place.work();
    expect(await place.noteOf(await outcomeOf(jobId))).toMatchObject({ title });
  });

  test('and no word of it gets into the log', async () => {
    const words = 'Wilhelmina takes sertraline';
    const jobId = await upload(buildOnePage({ content: writeLines([words]) }), 'Featherstone.pdf');
    place.work();
    expect((await place.noteOf(await outcomeOf(jobId))).markdown).toContain(words);
    expect(place.logged()).not.toMatch(/Wilhelmina|sertraline|Featherstone/);
  });
});

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const pages = Array.from({ length: count }, () => page);
  return buildPdf([CATALOGUE, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages]);
}

describe('a PDF that cannot be read fails at once, with a word and a sentence', () => {
  test.each([
    ['with a password', () => readFileSync(fixture('encrypted.pdf')), 'pdf_encrypted'],
    ['cut off', () => readFileSync(fixture('truncated.pdf')), 'pdf_damaged'],
    ['of noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'noise')]), 'pdf_damaged'],
    ['without a word', () => readFileSync(fixture('blank.pdf')), 'no_text_found'],
    ['of more pages than anybody reads', () => manyPages(501), 'pdf_too_large'],
  ])('%s', async (_case, make, code) => {
    const before = await place.countNotes();
    const jobId = await upload(make());
    place.work();
    expect(await outcomeOf(jobId)).toMatchObject({
      status: 'failed',
      claims: 1,
      result: null,
      error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) },
    });
    expect(await place.countNotes()).toBe(before);
    expect(await countJobAudits(place.context, jobId)).toEqual({ 'job.created': 1, 'job.failed': 1 });
  });

  test('whose upload is no longer kept', async () => {
    const jobId = await uploadFixture('letter-weasyprint.pdf');
    place.context.clock.advance(31 * DAY_MS);
    expect(await sweepBlobs(place.context, place.blobs)).toBeGreaterThan(0);
    place.work();
    expect(await outcomeOf(jobId)).toMatchObject({ status: 'failed', error: { code: 'upload_expired' } });
  });

  test('whose client went out of sight', async () => {
    const jobId = await uploadFixture('letter-weasyprint.pdf');
    const before = await place.countNotes();
    const move = (owner: string | null) =>
      sql`update clients set owner_id = ${owner} where id = ${place.clients.organisation}`.execute(place.context.db);
    await move(place.practice.otherClinicianId);
    place.work();
    const job = await outcomeOf(jobId);
    await move(null);
    expect(job).toMatchObject({ status: 'failed', error: { code: 'client_not_found' } });
    expect(await place.countNotes()).toBe(before);
  });
});

test('an upload whose bytes were changed on the disk is not read, and is tried again later', async () => {
  const jobId = await uploadFixture('letter-weasyprint.pdf');
  const blobId = String((await readJob(place.context, jobId)).input['blobId']);
  const file = path.join(place.folder, 'blobs', blobId.slice(-2), blobId);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
  writeFileSync(file, bytes);
  place.work();
  expect(await outcomeOf(jobId)).toMatchObject({ status: 'queued', attempts: 1, error: null });
});
