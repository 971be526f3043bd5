import type { NotePlace } from '@casewright/document';
import type { PdfNote } from '../intake/pdf/note.ts';
import { readPdf } from '../intake/pdf/read-pdf.ts';
import type { SpareEngine } from '../intake/pdf/spare-engine.ts';
import { saveUploadNote } from './save-upload-note.ts';
import type { TaskHandler } from './task-handler.ts';
import type { TaskTools } from './task-tools.ts';
import { withUpload } from './with-upload.ts';

export interface PdfTools {
  /** Without it an engine is started for each document. */
  spareEngine?: SpareEngine;
}

/** PDF -> note. Nothing is kept on the way: a second run reads the file from its beginning. */
export function createPdfHandler(tools: TaskTools & PdfTools): TaskHandler<'pdf_processing'> {
  const spare = tools.spareEngine && { spare: tools.spareEngine };
  return async (job) => {
    const { blobId, fileName } = job.input;
    const note = await withUpload(tools, job, blobId, (file) =>
      readPdf({ file, fileName, onProgress: job.setProgress, signal: job.signal, ...spare }),
    );
    const { title, markdown } = note;
    return saveUploadNote(tools.context, job, {
      source: 'pdf',
      blobId,
      fileName,
      title,
      markdown,
      places: placesOf(note),
    });
  };
}

function placesOf({ pages }: PdfNote): NotePlace[] {
  return pages.map(({ page, startOffset, endOffset, source }) => ({
    startOffset,
    endOffset,
    page,
    ...(source === 'ocr' && { isScan: true }),
  }));
}
