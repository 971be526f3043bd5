import { Type } from 'typebox';
import { createNote, NOTE_LIMITS } from '../../../records/notes/create-note.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { ClientIdParams } from '../schemas.ts';

export function registerCreateNote(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/notes',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Object({
          title: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.titleLength }),
          markdown: Type.String({ minLength: 1, maxLength: NOTE_LIMITS.markdownLength }),
        }),
        response: { 200: Type.Object({ id: Type.String() }) },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const id = await createNote(context, originOf(request), member, {
        ...request.body,
        clientId: request.params.client_id,
        createdBy: member.createdBy,
        createdAt: context.clock.now(),
      });
      return { id };
    },
  );
}
