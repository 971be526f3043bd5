import type { FastifyReply } from 'fastify';
import { BlobNotFoundError } from '../../blobs/blob-store.ts';
import { type OpenUpload, openUpload } from '../../blobs/open-upload.ts';
import { AppError } from '../../errors.ts';
import { readAudioType } from '../../intake/audio/is-audio-or-video.ts';
import { isPdf } from '../../intake/pdf/is-pdf.ts';
import { findNoteOriginal } from '../../records/notes/find-note.ts';
import { readRange } from '../http/byte-range.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { NoteIdParams } from './schemas.ts';

const PDF = 'application/pdf';

/**
 * A stranger's bytes go out under our own address. So their type is fixed to what they were found to be, and they may
 * do nothing. A PDF gets no `sandbox`, because Chrome would refuse to show it; its type keeps it from acting as a page
 * of ours.
 */
const POLICIES = {
  pdf: "frame-ancestors 'self'",
  other: "sandbox; default-src 'none'; frame-ancestors 'none'",
} as const;

/** The upload that a note was made from, whole or in part: a player seeks in a long recording. */
export function registerFetchOriginal(app: HttpServer, { context, audit, uploads }: ConsoleApi): void {
  app.get(
    '/notes/:note_id/original',
    // Without this, the answer to HEAD would read the whole file.
    { exposeHeadRoute: false, schema: { params: NoteIdParams } },
    async (request, reply) => {
      const member = requesterOf(request);
      const { note_id: noteId } = request.params;
      const { clientId, blobId } = await findNoteOriginal(context, member, noteId);
      try {
        const upload = await openUpload(context, uploads.blobs, member.practiceId, blobId);
        await noteView(audit, request, {
          action: 'note.viewed',
          subject: { type: 'note', id: noteId },
          clientId,
          details: { original: true },
        });
        return await sendUpload(reply, upload, request.raw.headers.range);
      } catch (error) {
        if (error instanceof BlobNotFoundError) throw new AppError('original_not_found', { cause: error });
        throw error;
      }
    },
  );
}

async function sendUpload(reply: FastifyReply, upload: OpenUpload, rangeHeader: string | undefined) {
  const { bytes } = upload;
  const range = readRange(rangeHeader, bytes);
  reply.header('accept-ranges', 'bytes');
  if (range === null) {
    reply.header('content-range', `bytes */${bytes}`);
    throw new AppError('range_not_satisfiable');
  }
  const { start, end } = range ?? { start: 0, end: bytes };
  const type = judgeType(await upload.readHead());
  const stream = await upload.read(start, end);
  if (range !== undefined) reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${bytes}`);
  return reply
    .header('content-type', type)
    .header('content-length', end - start)
    .header('content-disposition', 'inline')
    .header('content-security-policy', type === PDF ? POLICIES.pdf : POLICIES.other)
    .send(stream);
}

function judgeType(head: Buffer): string {
  return isPdf(head) ? PDF : (readAudioType(head) ?? 'application/octet-stream');
}
