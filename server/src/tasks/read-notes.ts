import type { Context } from '../db/context.ts';
import { JobError } from '../jobs/job-errors.ts';
import { onWallClock } from '../lib/wall-clock.ts';
import { countNoteCharacters, findNotes, type Note } from '../records/notes/find-notes.ts';
import { listNotes } from '../records/notes/list-notes.ts';
import type { CheckBasis } from '../records/reports/rechecks.ts';
import { MAX_MATERIAL_CHARACTERS } from '../writing/evidence/material.ts';
import type { MemberScope, Scope } from '../practice/scope.ts';
import type { SourceNote } from '../writing/source-note.ts';
import { WritingError } from '../writing/writing-error.ts';
import type { WritingJob } from './task-handler.ts';

/** The notes that a report is written from. */
export async function readNotes(context: Context, job: WritingJob, noteIds: readonly string[]): Promise<SourceNote[]> {
  const scope = { practiceId: job.practiceId, memberId: job.createdBy };
  // A hundred notes may be a hundred megabytes: what is refused in the end is not read first.
  const characters = await countNoteCharacters(context, scope, job.clientId, noteIds);
  if (characters > MAX_MATERIAL_CHARACTERS) throw new WritingError('notes_too_long');
  const notes = await findNotes(context, scope, job.clientId, noteIds);
  return notes.map((note) => {
    if (note === undefined) throw new JobError('note_not_found', 'One of the notes is no longer there.');
    return toSourceNote(note);
  });
}

/** For a section that is written again: a note that was taken away since is left out, and does not bar it for good. */
export async function readNotesLeft(
  context: Context,
  job: WritingJob,
  noteIds: readonly string[],
): Promise<SourceNote[]> {
  const scope = { practiceId: job.practiceId, memberId: job.createdBy };
  const notes = await findReadableNotes(context, scope, job.clientId, noteIds);
  if (notes === null) throw new WritingError('notes_too_long');
  if (notes.length === 0) throw new JobError('note_not_found', 'None of the notes is there any more.');
  return notes;
}

/** The notes of a report that are still there and in sight; null where they are too long to be read. */
export async function findReadableNotes(
  context: Pick<Context, 'db'>,
  scope: MemberScope,
  clientId: number,
  noteIds: readonly string[],
): Promise<SourceNote[] | null> {
  const characters = await countNoteCharacters(context, scope, clientId, noteIds);
  if (characters > MAX_MATERIAL_CHARACTERS) return null;
  const notes = await findNotes(context, scope, clientId, noteIds);
  return notes.flatMap((note) => (note === undefined ? [] : [toSourceNote(note)]));
}

/** What a report rests on that is written from these notes. */
export function basisOf(notes: readonly SourceNote[]): CheckBasis {
  return { revisions: new Map(notes.map(({ id, revision = 1 }) => [id, revision])), waiting: [] };
}

const LATEST = 100;
const MOST_CHARACTERS = 500_000;

/** The latest notes of a client, as many as can be read while somebody waits. */
export async function readNotesOfClient(context: Context, scope: Scope, clientId: number): Promise<SourceNote[]> {
  const { notes: listed } = await listNotes(context, scope, clientId, { page: 1, limit: LATEST });
  let characters = 0;
  const ids = listed.filter((note) => (characters += note.characters) <= MOST_CHARACTERS).map(({ id }) => id);
  const notes = await findNotes(context, scope, clientId, ids);
  return notes.flatMap((note) => (note === undefined ? [] : [toSourceNote(note)]));
}

function toSourceNote({ id, title, markdown, places, revision, sessionDate, ...note }: Note): SourceNote {
  return {
    id,
    title,
    markdown,
    revision,
    writtenAt: onWallClock(note.createdAt),
    // Whoever uploads a letter or a report of somebody else is not its author.
    ...(note.source === 'pdf' ? { isUploaded: true } : { writtenBy: note.createdBy }),
    ...(sessionDate !== null && { sessionDate: new Date(`${sessionDate}T00:00:00Z`) }),
    ...(places !== null && { places }),
  };
}
