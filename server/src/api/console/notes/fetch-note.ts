import { Type } from 'typebox';
import { measureUpload } from '../../../blobs/store-upload.ts';
import type { NotePlace } from '../../../db/tables.ts';
import { findNote } from '../../../records/notes/find-note.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { literals, orNull } from '../../http/schema-shorthand.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { DateTime, NoteIdParams, Person } from '../schemas.ts';

const Place = Type.Unsafe<NotePlace>(
  Type.Object({
    startOffset: Type.Integer(),
    endOffset: Type.Integer(),
    page: Type.Optional(Type.Integer()),
    isScan: Type.Optional(Type.Boolean()),
    startMs: Type.Optional(Type.Integer()),
    endMs: Type.Optional(Type.Integer()),
  }),
);

const Note = Type.Object({
  id: Type.String(),
  client_id: Type.Integer(),
  title: Type.String(),
  markdown: Type.String(),
  html: Type.String(),
  source: literals(['text', 'pdf', 'audio']),
  places: orNull(Type.Array(Place)),
  has_original: Type.Boolean(),
  created_at: DateTime,
  created_by: Person,
});

export function registerFetchNote(app: HttpServer, { context, audit, renderer }: ConsoleApi): void {
  app.get('/notes/:note_id', { schema: { params: NoteIdParams, response: { 200: Note } } }, async (request) => {
    const member = requesterOf(request);
    const note = await findNote(context, member, request.params.note_id);
    const { id, clientId, title, markdown, source, places, blobId, createdAt, createdBy, createdByName } = note;
    const original = blobId === null ? undefined : await measureUpload(context, member.practiceId, blobId);
    const html = await renderer.render(markdown);
    await noteView(audit, request, { action: 'note.viewed', subject: { type: 'note', id }, clientId });
    return {
      id,
      client_id: clientId,
      title,
      markdown,
      html,
      source,
      places,
      has_original: original !== undefined,
      created_at: createdAt,
      created_by: { id: createdBy, name: createdByName },
    };
  });
}
