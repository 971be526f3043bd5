import { Type } from 'typebox';
import { signOut, signOutEverywhere } from '../../practice/sign-in/sign-out.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { memberOf, originOf, sessionOf } from './authenticate.ts';
import { clearSessionCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';

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
