import { Type } from '../../lib/schema.ts';
import { BlobNotFoundError } from '../../blobs/blob-store.ts';
import { openUpload } from '../../blobs/open-upload.ts';
import { AppError } from '../../errors.ts';
import { isPdf } from '../../intake/pdf/is-pdf.ts';
import { PdfError } from '../../intake/pdf/pdf-error.ts';
import { findNoteOriginal } from '../../records/notes/find-note.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { NoteIdParams } from './schemas.ts';

const MOST_PAGES = 10_000;

const PageParams = Type.Object({
  ...NoteIdParams.properties,
  page: Type.Integer({ minimum: 1, maximum: MOST_PAGES }),
});

/** A page of the PDF that a note was made from, as a picture. */
export function registerFetchPage(app: HttpServer, { context, audit, uploads, findPageImage }: ConsoleApi): void {
  app.get(
    '/notes/:note_id/pages/:page',
    // Without this, the answer to HEAD would draw the page for nothing.
    { exposeHeadRoute: false, schema: { params: PageParams } },
    async (request, reply) => {
      const member = requesterOf(request);
      const { note_id: noteId, page } = request.params;
      const { clientId, blobId } = await findNoteOriginal(context, member, noteId);
      try {
        const upload = await openUpload(context, uploads.blobs, member.practiceId, blobId);
        if (!isPdf(await upload.readHead())) throw new AppError('page_not_found');
        const open = () => upload.read(0, upload.bytes);
        const image = await findPageImage({ blobId, page, open, ...goneSignal(reply) });
        if (image === undefined) throw new AppError('page_not_found');
        const subject = { type: 'note', id: noteId };
        await noteView(audit, request, { action: 'note.viewed', subject, clientId, details: { page } });
        return await reply.header('content-type', 'image/png').send(image);
      } catch (error) {
        if (error instanceof BlobNotFoundError) throw new AppError('original_not_found', { cause: error });
        if (error instanceof PdfError) throw new AppError('page_not_found', { cause: error });
        throw error;
      }
    },
  );
}
