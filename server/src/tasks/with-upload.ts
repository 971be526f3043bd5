import { BlobNotFoundError } from '../blobs/blob-store.ts';
import { readUpload } from '../blobs/store-upload.ts';
import { JobError } from '../jobs/job-errors.ts';
import type { UploadTask } from './request-note.ts';
import type { TaskJob } from './task-handler.ts';
import type { TaskTools } from './task-tools.ts';

/** The upload as a file, for as long as `use` takes. */
export async function withUpload<T>(
  { context, blobs, copies }: TaskTools,
  { practiceId, signal }: TaskJob<UploadTask>,
  blobId: string,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const bytes = await readUpload(context, blobs, practiceId, blobId).catch((error: unknown) => {
    if (!(error instanceof BlobNotFoundError)) throw error;
    throw new JobError('upload_expired', 'The uploaded file is no longer kept. Please upload it again.', {
      cause: error,
    });
  });
  return copies.withFile(bytes, signal, use);
}
