import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '../../lib/schema.ts';
import { changeOwnPassword } from '../../practice/sign-in/own-password.ts';
import { requestReset } from '../../practice/sign-in/request-reset.ts';
import { resetPassword } from '../../practice/sign-in/use-links.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { Password } from '../schemas.ts';
import { originOf, sessionOf } from './authenticate.ts';
import { setDeviceCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';
import { LinkToken, TypedEmail, TypedPassword } from './schemas.ts';

export function registerChangePassword(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/change-password',
    {
      schema: {
        body: Type.Object({ password: TypedPassword, new_password: Password }),
        response: { 200: Type.Object({ changed: Type.Literal(true) }) },
      },
    },
    async (request) => {
      const { password, new_password: newPassword } = request.body;
      await changeOwnPassword(context, originOf(request), sessionOf(request), { password, newPassword });
      return { changed: true as const };
    },
  );
}

/** Longer than the work takes, so that the time of the answer does not tell whether there is such an account. */
const ANSWER_AFTER_MS = 250;

export function registerRequestReset(app: HttpServer, { context, delivery }: ConsoleApi): void {
  app.post(
    '/request-reset',
    {
      schema: {
        body: Type.Object({ email: TypedEmail }),
        response: { 200: Type.Object({ requested: Type.Literal(true) }) },
      },
    },
    async (request) => {
      const work = requestReset(context, delivery, originOf(request), request.body.email);
      await Promise.all([work, sleep(ANSWER_AFTER_MS)]);
      return { requested: true as const };
    },
  );
}

/**
 * Sets a password by a reset link or an invitation. It signs nobody in, so two-step sign-in cannot be avoided by it.
 */
export function registerResetPassword(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reset-password',
    {
      schema: {
        body: Type.Object({ token: LinkToken, new_password: Password }),
        response: { 200: Type.Object({ changed: Type.Literal(true) }) },
      },
    },
    async (request, reply) => {
      const { token, new_password: newPassword } = request.body;
      const { deviceSecret } = await resetPassword(context, originOf(request), { token, newPassword });
      setDeviceCookie(reply, deviceSecret);
      return { changed: true as const };
    },
  );
}
