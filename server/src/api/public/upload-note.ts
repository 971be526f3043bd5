import { isPdf } from '../../intake/pdf/is-pdf.ts';
import { fileIssue } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import type { PublicApi } from './deps.ts';
import { registerUpload } from './upload.ts';

export function registerUploadNote(app: HttpServer, api: PublicApi): void {
  registerUpload(app, api, {
    path: '/clients/:client_id/notes/upload',
    operationId: 'uploadNote',
    summary: 'Make a note of a PDF',
    description:
      'The text of the PDF becomes a note, with its headings, lists and tables; pages that are pictures are read by ' +
      'text recognition. The answer comes when the file is stored; poll the job for the note. What is not a PDF by its ' +
      'content is refused, whatever its name.',
    fileDescription: 'The PDF.',
    taskType: 'pdf_processing',
    limitBytes: api.uploads.maxPdfBytes,
    checkHead: (head) => {
      if (!isPdf(head)) throw fileIssue({ msg: 'Value error, the file is not a PDF', type: 'value_error' });
    },
  });
}
