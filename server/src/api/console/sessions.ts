import { Type } from '../../lib/schema.ts';
import { describeAccount } from '../../practice/sign-in/describe-account.ts';
import { endListedSession, type ListedSession as FoundSession, listSessions } from '../../practice/sign-in/sessions.ts';
import { signOut, signOutEverywhere } from '../../practice/sign-in/sign-out.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, orNull } from '../schemas.ts';
import { memberOf, originOf, sessionOf } from './authenticate.ts';
import { clearSessionCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';
import { Member, Practice } from './schemas.ts';

/** Who is signed in. */
export function registerSession(app: HttpServer, { context }: ConsoleApi): void {
  app.get(
    '/session',
    {
      schema: {
        response: {
          200: Type.Object({
            session_id: Type.String(),
            member: Member,
            practice: Practice,
            is_email_verified: Type.Boolean(),
            is_two_step_on: Type.Boolean(),
            credentials: orNull(Type.String()),
            signature_picture_id: orNull(Type.String()),
          }),
        },
      },
    },
    async (request) => {
      const { sessionId, member } = sessionOf(request);
      const account = await describeAccount(context, member.id);
      return {
        session_id: sessionId,
        member,
        practice: { id: member.practiceId, name: account.practiceName },
        is_email_verified: account.isEmailVerified,
        is_two_step_on: account.isTwoStepOn,
        credentials: account.credentials,
        signature_picture_id: account.signaturePictureId,
      };
    },
  );
}

const ListedSession = Type.Object({
  id: Type.String(),
  created_at: DateTime,
  last_seen_at: DateTime,
  ends_at: DateTime,
  browser: Type.String(),
  ip: Type.Union([Type.String(), Type.Null()]),
  is_current: Type.Boolean(),
});

function presentSession({ id, createdAt, lastSeenAt, endsAt, browser, ip }: FoundSession, currentId: string) {
  return {
    id,
    created_at: createdAt,
    last_seen_at: lastSeenAt,
    ends_at: endsAt,
    browser,
    ip,
    is_current: id === currentId,
  };
}

/** Where the member is signed in. */
export function registerSessions(app: HttpServer, { context }: ConsoleApi): void {
  app.get('/sessions', { schema: { response: { 200: Type.Array(ListedSession) } } }, async (request) => {
    const { sessionId, member } = sessionOf(request);
    const sessions = await listSessions(context, member.id);
    return sessions.map((session) => presentSession(session, sessionId));
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

export function registerSignOut(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/sign-out',
    { schema: { response: { 200: Type.Object({ ended_sessions: Type.Integer() }) } } },
    async (request, reply) => {
      await signOut(context, originOf(request), sessionOf(request));
      clearSessionCookie(reply);
      return { ended_sessions: 1 };
    },
  );

  app.post(
    '/sign-out-everywhere',
    { schema: { response: { 200: Type.Object({ ended_sessions: Type.Integer() }) } } },
    async (request, reply) => {
      const ended = await signOutEverywhere(context, originOf(request), memberOf(request).id);
      clearSessionCookie(reply);
      return { ended_sessions: ended };
    },
  );
}
