import { Type } from 'typebox';
import { AppError, TooManyAttemptsError } from '../../errors.ts';
import { readSession } from '../console/authenticate.ts';
import type { ConsoleApi } from '../console/deps.ts';
import { signInBrowser } from '../console/sign-in-browser.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { isLocalPath } from './local-path.ts';
import { sendPage } from './page.ts';
import { renderSignedIn, renderSignInForm } from './sign-in-form.ts';

const PATH = '/sign-in';

/** Where to go after signing in; anything but a path of ours is as good as none. */
function readNext(next: string | undefined): string | undefined {
  return next !== undefined && isLocalPath(next) ? next : undefined;
}

/** `GET /sign-in?next=/path` and its form. */
export function registerSignInPage(app: HttpServer, api: ConsoleApi): void {
  app.get(
    PATH,
    { schema: { querystring: Type.Object({ next: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const next = readNext(request.query.next);
      const session = await readSession(api.context, request);
      if (session === undefined) return sendPage(reply, 200, renderSignInForm({ next }));
      if (next !== undefined) return reply.redirect(next, 303);
      return sendPage(reply, 200, renderSignedIn(session.member));
    },
  );

  app.post(
    PATH,
    {
      schema: {
        body: Type.Object({
          email: Type.Optional(Type.String({ maxLength: 320 })),
          password: Type.Optional(Type.String({ maxLength: 256 })),
          code: Type.Optional(Type.String({ maxLength: 40 })),
          next: Type.Optional(Type.String()),
        }),
      },
    },
    async (request, reply) => {
      const { email = '', password = '', code } = request.body;
      const next = readNext(request.body.next);
      try {
        await signInBrowser(api, request, reply, { email, password, code });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error instanceof TooManyAttemptsError) reply.header('retry-after', error.retryAfterSeconds);
        return sendPage(reply, error.status, renderSignInForm({ next, email, error }));
      }
      return reply.redirect(next ?? PATH, 303);
    },
  );
}
