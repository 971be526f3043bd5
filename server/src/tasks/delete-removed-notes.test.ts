import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { measureUpload } from '../blobs/store-upload.ts';
import { sweepBlobs } from '../blobs/sweep-blobs.ts';
import { createNote } from '../records/notes/create-note.ts';
import { removeNote, restoreNote } from '../records/notes/remove-note.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { readJob } from '../testing/jobs.ts';
import { createTestReport } from '../testing/records.ts';
import { createTaskPlace, type TaskPlace, TWO_SECTIONS } from '../testing/task-place.ts';
import { listFiles } from '../testing/uploads.ts';
import { deleteRemovedNotes } from './delete-removed-notes.ts';

const DAY_MS = 24 * 60 * 60_000;
const RETENTION_DAYS = 30;

let place: TaskPlace;
let scope: { practiceId: string; memberId: string };
beforeAll(async () => {
  place = await createTaskPlace();
  scope = { practiceId: place.practice.id, memberId: place.practice.clinicianId };
});
afterEach(() => place.stop());
afterAll(() => place.drop());

async function storeFile(): Promise<string> {
  const jobId = await place.upload('audio_transcription', randomBytes(500));
  return String((await readJob(place.context, jobId)).input['blobId']);
}

function addNote(blobId: string): Promise<string> {
  return createNote(place.context, TEST_ORIGIN, scope, {
    clientId: place.clients.organisation,
    title: 'Call',
    markdown: 'Slept well.',
    upload: { source: 'audio', blobId, places: [] },
    createdBy: scope.memberId,
    createdAt: place.context.clock.now(),
  });
}

const takeAway = (noteId: string) => removeNote(place.context, TEST_ORIGIN, scope, noteId, 'Of another client');
const isThere = async (noteId: string): Promise<boolean> =>
  (await place.context.db.selectFrom('notes').select('id').where('id', '=', noteId).execute()).length === 1;

test('a note that was taken away goes when its time is over, with its file, and leaves an audit row', async () => {
  const blobId = await storeFile();
  const noteId = await addNote(blobId);
  await takeAway(noteId);
  place.context.clock.advance(RETENTION_DAYS * DAY_MS - 1);
  expect(await deleteRemovedNotes(place.context)).toBe(0);
  expect(await isThere(noteId)).toBe(true);
  place.context.clock.advance(1);
  expect(await deleteRemovedNotes(place.context)).toBe(1);
  expect(await isThere(noteId)).toBe(false);
  // The bytes are no longer given out at once, and are gone with the next sweep.
  expect(await measureUpload(place.context, scope.practiceId, blobId)).toBeUndefined();
  await sweepBlobs(place.context, place.blobs);
  expect((await listFiles(`${place.folder}/blobs`)).join(' ')).not.toContain(blobId);
  const { rows } = await sql<{ action: string; subject_id: string; details: object }>`
    select action, subject_id, details from audit_events
    where subject_id = any (${[noteId, blobId]}::text[]) and action like '%deleted' order by action`.execute(
    place.context.db,
  );
  expect(rows).toEqual([
    { action: 'note.deleted', subject_id: noteId, details: { reason: 'retention' } },
    { action: 'upload.deleted', subject_id: blobId, details: { reason: 'note_deleted' } },
  ]);
  expect(await deleteRemovedNotes(place.context)).toBe(0);
});

test('one that was brought back stays, and so does a file that another note was made from', async () => {
  const [first, second] = [await storeFile(), await storeFile()];
  const [kept, gone, other] = [await addNote(first), await addNote(second), await addNote(second)];
  await takeAway(kept);
  await takeAway(gone);
  await restoreNote(place.context, TEST_ORIGIN, scope, kept);
  // Files that are not so old yet: only the notes' time is over.
  place.context.clock.advance(RETENTION_DAYS * DAY_MS);
  await sql`update blobs set created_at = ${place.context.clock.now()} where state = 'stored'`.execute(
    place.context.db,
  );
  expect(await deleteRemovedNotes(place.context)).toBe(1);
  expect([await isThere(kept), await isThere(gone), await isThere(other)]).toEqual([true, false, true]);
  expect(await measureUpload(place.context, scope.practiceId, second)).toBe(500);
});

test('one that a signed report rests on stays as long as the report', async () => {
  const noteId = await addNote(await storeFile());
  const markdown = `Slept well. (${noteId}~1@0-11)`;
  const reportId = await createTestReport(place.context, place.practice, place.clients.organisation, { markdown });
  await sql`update reports set state = 'signed' where id = ${reportId}`.execute(place.context.db);
  await takeAway(noteId);
  place.context.clock.advance(3 * RETENTION_DAYS * DAY_MS);
  expect(await deleteRemovedNotes(place.context)).toBe(0);
  expect(await isThere(noteId)).toBe(true);
});

test('what it said stands no longer in the record of a report that was written from it', async () => {
  const [gone, kept] = [await place.addNote('Told of the burglary.'), await place.addNote('Slept badly.')];
  const templateId = await place.addTemplate(TWO_SECTIONS);
  const jobId = await place.askReport({ templateId, noteIds: [gone, kept] });
  place.work();
  const job = await place.waitForOutcome(jobId);
  const readRecord = async () => JSON.stringify((await place.writingOf(job)).record);
  expect(await readRecord()).toMatch(/burglary.*Slept badly/);
  await takeAway(gone);
  place.context.clock.advance(RETENTION_DAYS * DAY_MS);
  expect(await deleteRemovedNotes(place.context)).toBe(1);
  expect(await readRecord()).toContain('Slept badly');
  expect(await readRecord()).not.toContain('burglary');
});

test('a process that dies before its batch is stored leaves note and file as they were', async () => {
  const blobId = await storeFile();
  const noteId = await addNote(blobId);
  await takeAway(noteId);
  place.context.clock.advance(RETENTION_DAYS * DAY_MS);
  await sql`update blobs set created_at = ${place.context.clock.now()} where state = 'stored'`.execute(
    place.context.db,
  );
  // Anything that fails behind the deletion takes it back, as a killed process would.
  const failing = { ...place.context, clock: { now: failAt(2) } };
  await expect(deleteRemovedNotes(failing)).rejects.toThrow('killed');
  expect([await isThere(noteId), await measureUpload(place.context, scope.practiceId, blobId)]).toEqual([true, 500]);
  expect(await deleteRemovedNotes(place.context)).toBe(1);
});

/** A clock that fails when it is asked for the time that often. */
function failAt(call: number): () => Date {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls >= call) throw new Error('killed');
    return place.context.clock.now();
  };
}
