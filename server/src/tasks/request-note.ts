import type { AuditOrigin } from '../audit/entry.ts';
import { keepUpload, type Upload } from '../blobs/store-upload.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { TaskType } from '../db/tables.ts';
import { enqueueTask } from './enqueue-task.ts';
import type { Requester } from './requester.ts';

/** The jobs that make a note of an upload. */
export type UploadTask = Extract<TaskType, 'pdf_processing' | 'audio_transcription'>;

export interface NoteRequest {
  taskType: UploadTask;
  clientId: number;
  upload: Upload;
  fileName: string;
}

/** From here on the bytes belong to the job: they are kept exactly if it exists. */
export async function requestNote(
  context: Context,
  origin: AuditOrigin,
  requester: Requester,
  { taskType, clientId, upload, fileName }: NoteRequest,
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    await keepUpload({ db: trx }, requester.practiceId, upload);
    const input = { blobId: upload.blobId, fileName };
    return enqueueTask({ ...context, db: trx }, origin, requester, { taskType, clientId, input });
  });
}
