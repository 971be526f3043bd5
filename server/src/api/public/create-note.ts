import { Type } from '../../lib/schema.ts';
import { createNote, NOTE_LIMITS } from '../../records/notes/create-note.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { originOf, principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { ClientIdParams } from './schemas.ts';

const NewNote = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.titleLength, examples: ['Session 3'] }),
    markdown: Type.String({
      minLength: 1,
      maxLength: NOTE_LIMITS.markdownLength,
      description: 'The note as Markdown. It is kept as it is.',
      examples: ['## Presentation\n\nArrived on time; **brighter** than last week.\n'],
    }),
  },
  { description: 'A note to be kept with the client.' },
);

export function registerCreateNote(app: HttpServer, { context, maxJsonBytes }: PublicApi): void {
  app.post(
    '/clients/:client_id/notes',
    {
      bodyLimit: maxJsonBytes,
      schema: {
        operationId: 'createNote',
        tags: ['Notes'],
        summary: 'Create a note from Markdown',
        description: 'The note can then be named in `note_ids` when a report is generated.',
        params: ClientIdParams,
        body: NewNote,
        response: {
          200: Type.Object({ note_id: Type.String({ examples: ['note_01jng3v8x0k6ywq2m9d4c7t5ab'] }) }),
          ...errorResponses('client_not_found'),
        },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const noteId = await createNote(context, originOf(request), principal, {
        clientId: request.params.client_id,
        title: request.body.title,
        markdown: request.body.markdown,
        createdBy: principal.createdBy,
        createdAt: context.clock.now(),
      });
      return { note_id: noteId };
    },
  );
}
