import { Type } from '../../lib/schema.ts';
import { NOTE_LIMITS } from '../../records/notes/create-note.ts';
import { editNote } from '../../records/notes/edit-note.ts';
import { listRemovedNotes } from '../../records/notes/list-notes.ts';
import { removeNote, restoreNote } from '../../records/notes/remove-note.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, orNull } from '../schemas.ts';
import { checkAdmin, originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { CalendarDate, ClientIdParams, Deleted, NoteIdParams } from './schemas.ts';

export function registerNoteChanges(app: HttpServer, api: ConsoleApi): void {
  registerEditNote(app, api);
  registerRemoveNote(app, api);
  registerRemovedNotes(app, api);
  registerRestoreNote(app, api);
}

const EditedNote = Type.Object({
  title: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.titleLength }),
  markdown: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.markdownLength }),
  session_date: orNull(CalendarDate),
  revision: Type.Integer(),
});

function registerEditNote(app: HttpServer, { context, documents, maxJsonBytes }: ConsoleApi): void {
  const schema = {
    params: NoteIdParams,
    body: EditedNote,
    response: { 200: Type.Object({ revision: Type.Integer() }) },
  };
  app.put('/notes/:note_id', { bodyLimit: maxJsonBytes, schema }, async (request) => {
    const { session_date: sessionDate, ...change } = request.body;
    return editNote(context, documents, originOf(request), requesterOf(request), request.params.note_id, {
      ...change,
      sessionDate,
    });
  });
}

function registerRemoveNote(app: HttpServer, { context }: ConsoleApi): void {
  const schema = {
    params: NoteIdParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
    response: { 200: Deleted },
  };
  app.post('/notes/:note_id/remove', { schema }, async (request) => {
    const { note_id: noteId } = request.params;
    await removeNote(context, originOf(request), requesterOf(request), noteId, request.body.reason);
    return { deleted: true } as const;
  });
}

/** What was taken away is seen by admins alone. */
function registerRemovedNotes(app: HttpServer, { context, audit }: ConsoleApi): void {
  const RemovedNote = Type.Object({
    id: Type.String(),
    title: Type.String(),
    file_name: orNull(Type.String()),
    removed_at: DateTime,
    removed_by_name: Type.String(),
    reason: Type.String(),
    kept_until: DateTime,
  });
  app.get(
    '/clients/:client_id/removed-notes',
    {
      onRequest: checkAdmin,
      schema: { params: ClientIdParams, response: { 200: Type.Object({ results: Type.Array(RemovedNote) }) } },
    },
    async (request) => {
      const { client_id: clientId } = request.params;
      const notes = await listRemovedNotes(context, requesterOf(request), clientId);
      await noteView(audit, request, { action: 'notes.listed', clientId, details: { removed: true } });
      return {
        results: notes.map(({ id, title, fileName, removedAt, removedByName, reason, keptUntil }) => ({
          id,
          title,
          file_name: fileName,
          removed_at: removedAt,
          removed_by_name: removedByName,
          reason,
          kept_until: keptUntil,
        })),
      };
    },
  );
}

function registerRestoreNote(app: HttpServer, { context }: ConsoleApi): void {
  const schema = { params: NoteIdParams, response: { 200: Type.Object({ restored: Type.Literal(true) }) } };
  app.post('/notes/:note_id/restore', { onRequest: checkAdmin, schema }, async (request) => {
    await restoreNote(context, originOf(request), requesterOf(request), request.params.note_id);
    return { restored: true } as const;
  });
}
