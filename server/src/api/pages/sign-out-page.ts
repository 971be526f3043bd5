import { signOut } from '../../practice/sign-in/sign-out.ts';
import { originOf, readSession } from '../console/authenticate.ts';
import { clearSessionCookie } from '../console/cookies.ts';
import type { ConsoleApi } from '../console/deps.ts';
import type { HttpServer } from '../http/create-http-server.ts';

export function registerSignOutPage(app: HttpServer, { context }: ConsoleApi): void {
  app.post('/sign-out', async (request, reply) => {
    const session = await readSession(context, request);
    if (session !== undefined) await signOut(context, originOf(request), session);
    clearSessionCookie(reply);
    return reply.redirect('/sign-in', 303);
  });
}
