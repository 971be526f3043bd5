import type { HttpServer } from '../http/create-http-server.ts';
import { createPdfUpload } from '../uploads/pdf-upload.ts';
import { registerUpload } from '../uploads/register-upload.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { describeUpload } from './openapi.ts';

export function registerUploadNote(app: HttpServer, api: PublicApi): void {
  registerUpload(app, api, {
    path: '/clients/:client_id/notes/upload',
    kind: createPdfUpload(api.uploads),
    schema: describeUpload({
      operationId: 'uploadNote',
      summary: 'Make a note of a PDF',
      description:
        'The text of the PDF becomes a note, with its headings, lists and tables; pages that are pictures are read by ' +
        'text recognition. The answer comes when the file is stored; poll the job for the note. What is not a PDF by its ' +
        'content is refused, whatever its name.',
      fileDescription: 'The PDF.',
    }),
    requesterOf: principalOf,
    originOf,
  });
}
