import { Type } from 'typebox';
import { endListedSession, listSessions } from '../../practice/sign-in/sessions.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { memberOf, originOf, sessionOf } from './authenticate.ts';
import { clearSessionCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';
import { DateTime } from './schemas.ts';

const ListedSession = Type.Object({
  id: Type.String(),
  created_at: DateTime,
  last_seen_at: DateTime,
  ends_at: DateTime,
  browser: Type.String(),
  ip: Type.Union([Type.String(), Type.Null()]),
  is_current: Type.Boolean(),
});

/** Where the member is signed in. */
export function registerSessions(app: HttpServer, { context }: ConsoleApi): void {
  app.get('/sessions', { schema: { response: { 200: Type.Array(ListedSession) } } }, async (request) => {
    const { sessionId, member } = sessionOf(request);
    const sessions = await listSessions(context, member.id);
    return sessions.map((session) => ({ ...session, is_current: session.id === sessionId }));
  });

  app.delete(
    '/sessions/:session_id',
    {
      schema: {
        params: Type.Object({ session_id: Type.String() }),
        response: { 200: Type.Object({ ended_sessions: Type.Integer() }) },
      },
    },
    async (request, reply) => {
      const { session_id: sessionId } = request.params;
      await endListedSession(context, originOf(request), memberOf(request).id, sessionId);
      if (sessionId === sessionOf(request).sessionId) clearSessionCookie(reply);
      return { ended_sessions: 1 };
    },
  );
}
