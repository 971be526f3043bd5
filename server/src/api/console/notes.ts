import type { NotePlace } from '@casewright/document';
import { Type } from '../../lib/schema.ts';
import { measureUpload } from '../../blobs/store-upload.ts';
import { createNote, NOTE_LIMITS } from '../../records/notes/create-note.ts';
import { findNote } from '../../records/notes/find-note.ts';
import { type ListedNote as FoundNote, listNotes } from '../../records/notes/list-notes.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { createAudioUpload } from '../uploads/audio-upload.ts';
import { createPdfUpload } from '../uploads/pdf-upload.ts';
import { registerUpload } from '../uploads/register-upload.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { registerFetchOriginal } from './note-originals.ts';
import { registerNoteChanges } from './note-changes.ts';
import { registerFetchPage } from './note-pages.ts';
import { noteView } from './note-view.ts';
import { CalendarDate, ClientIdParams, NoteIdParams, PageOf, Person } from './schemas.ts';

export function registerNotes(app: HttpServer, api: ConsoleApi): void {
  registerListNotes(app, api);
  registerCreateNote(app, api);
  registerFetchNote(app, api);
  registerNoteChanges(app, api);
  registerFetchOriginal(app, api);
  registerFetchPage(app, api);
  registerUploads(app, api);
}

const NoteFields = {
  id: Type.String(),
  title: Type.String(),
  source: literals(['text', 'pdf', 'audio']),
  file_name: orNull(Type.String()),
  revision: Type.Integer(),
  session_date: orNull(CalendarDate),
  created_at: DateTime,
  created_by: Person,
};

function presentNote(note: Omit<FoundNote, 'characters'>) {
  const { id, title, source, fileName, revision, sessionDate, createdAt, createdBy, createdByName } = note;
  return {
    id,
    title,
    source,
    file_name: fileName,
    revision,
    session_date: sessionDate,
    created_at: createdAt,
    created_by: { id: createdBy, name: createdByName },
  };
}

const ListedNote = Type.Object({ ...NoteFields, characters: Type.Integer(), other_subject: orNull(Type.String()) });

function registerListNotes(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/notes',
    {
      schema: {
        params: ClientIdParams,
        querystring: Type.Object(PagingQuery),
        response: { 200: PageOf(ListedNote) },
      },
    },
    async (request) => {
      const { client_id: clientId } = request.params;
      const { page, limit } = request.query;
      const { notes, total } = await listNotes(context, requesterOf(request), clientId, { page, limit });
      await noteView(audit, request, { action: 'notes.listed', clientId, details: { page, limit, total } });
      const results = notes.map((note) => ({
        ...presentNote(note),
        characters: note.characters,
        other_subject: note.otherSubject,
      }));
      return { results, total, page, limit };
    },
  );
}

function registerCreateNote(app: HttpServer, { context, maxJsonBytes }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/notes',
    {
      bodyLimit: maxJsonBytes,
      schema: {
        params: ClientIdParams,
        body: Type.Object({
          title: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.titleLength }),
          markdown: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.markdownLength }),
          session_date: Type.Optional(orNull(CalendarDate)),
        }),
        response: { 200: Type.Object({ id: Type.String() }) },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const { title, markdown, session_date: sessionDate } = request.body;
      const id = await createNote(context, originOf(request), member, {
        title,
        markdown,
        sessionDate,
        clientId: request.params.client_id,
        createdBy: member.createdBy,
        createdAt: context.clock.now(),
        isOnce: true,
      });
      return { id };
    },
  );
}

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

/** Where a word of a transcript stands, when it was said, and 1 if it is in doubt. */
const Word = Type.Array(Type.Integer(), { minItems: 3, maxItems: 4 });

const Note = Type.Object({
  ...NoteFields,
  client_id: Type.Integer(),
  markdown: Type.String(),
  html: Type.String(),
  places: orNull(Type.Array(Place)),
  words: orNull(Type.Array(Word)),
  has_original: Type.Boolean(),
  latest_revision: Type.Integer(),
  saved_at: DateTime,
  saved_by_name: Type.String(),
});

/** Which revision; the latest where none is named. */
const RevisionQuery = Type.Object({ revision: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) });

function registerFetchNote(app: HttpServer, { context, audit, documents }: ConsoleApi): void {
  const schema = { params: NoteIdParams, querystring: RevisionQuery, response: { 200: Note } };
  app.get('/notes/:note_id', { schema }, async (request, reply) => {
    const member = requesterOf(request);
    const note = await findNote(context, member, request.params.note_id, request.query.revision);
    const { id, clientId, markdown, places, words, blobId } = note;
    const original = blobId === null ? undefined : await measureUpload(context, member.practiceId, blobId);
    const html = await documents.work('renderMarkdown', { markdown });
    await noteView(audit, request, { action: 'note.viewed', subject: { type: 'note', id }, clientId });
    return sendRawJson(
      reply,
      {
        ...presentNote(note),
        client_id: clientId,
        has_original: original !== undefined,
        latest_revision: note.latestRevision,
        saved_at: note.savedAt,
        saved_by_name: note.savedByName,
      },
      { markdown, html, places: places ?? 'null', words: words ?? 'null' },
    );
  });
}

/** Takes PDFs and recordings, as the public API does. */
function registerUploads(app: HttpServer, api: ConsoleApi): void {
  const common = { requesterOf, originOf };
  const [pdf, audio] = [createPdfUpload(api.uploads), createAudioUpload(api.uploads)];
  registerUpload(app, api, { path: '/clients/:client_id/notes/upload', kind: pdf, ...common });
  registerUpload(app, api, { path: '/clients/:client_id/transcriptions/upload', kind: audio, ...common });
}
