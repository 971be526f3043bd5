import { Type } from 'typebox';
import { listNotes } from '../../../records/notes/list-notes.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { PagingQuery } from '../../http/paging.ts';
import { literals } from '../../http/schema-shorthand.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams, DateTime, PageOf, Person } from '../schemas.ts';

const ListedNote = Type.Object({
  id: Type.String(),
  title: Type.String(),
  source: literals(['text', 'pdf', 'audio']),
  created_at: DateTime,
  created_by: Person,
  characters: Type.Integer(),
});

export function registerListNotes(app: HttpServer, { context, audit }: ConsoleApi): void {
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
      const results = notes.map(({ id, title, source, characters, createdAt, createdBy, createdByName }) => ({
        id,
        title,
        source,
        created_at: createdAt,
        created_by: { id: createdBy, name: createdByName },
        characters,
      }));
      return { results, total, page, limit };
    },
  );
}
