import type { Context } from '../db/context.ts';
import { JobError } from '../jobs/job-errors.ts';
import type { RunningJob } from '../jobs/job.ts';
import { findNotes, type Note } from '../records/notes.ts';
import type { SourceNote } from '../writing/source-note.ts';

/** The notes that a job writes from. */
export async function readNotes(context: Context, job: RunningJob, noteIds: readonly string[]): Promise<SourceNote[]> {
  const notes = await findNotes(context, job, job.clientId, noteIds);
  return notes.map((note) => {
    if (note === undefined) throw new JobError('note_not_found', 'One of the notes is no longer there.');
    return toSourceNote(note);
  });
}

function toSourceNote({ id, title, markdown, places, createdAt }: Note): SourceNote {
  return { id, title, markdown, writtenAt: createdAt, ...(places !== null && { places }) };
}
