import type { Context } from '../db/context.ts';
import { createNote, NOTE_LIMITS, type NoteUpload } from '../records/notes/create-note.ts';
import type { UploadTask } from './request-note.ts';
import type { TaskJob } from './task-handler.ts';
import type { TaskResult } from './task-table.ts';

export interface UploadNote extends NoteUpload {
  title: string;
  markdown: string;
}

/** The note and the end of its job are one transaction: there is one note, or none and a job to be done again. */
export function saveUploadNote(
  context: Context,
  job: TaskJob<UploadTask>,
  { title, markdown, ...upload }: UploadNote,
): Promise<TaskResult<UploadTask>> {
  return job.complete(async (trx) => {
    // Made in the name of the member who asked for it, and only if that member still sees the client.
    const scope = { practiceId: job.practiceId, memberId: job.createdBy };
    const noteId = await createNote({ ...context, db: trx }, job.origin, scope, {
      clientId: job.clientId,
      title: [...title].slice(0, NOTE_LIMITS.titleLength).join(''),
      markdown,
      upload,
      createdBy: job.createdBy,
      createdAt: context.clock.now(),
    });
    return { note_id: noteId };
  });
}
