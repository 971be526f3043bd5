import { Type } from 'typebox';
import { resetPassword } from '../../practice/sign-in/use-links.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import { setDeviceCookie } from './cookies.ts';
import type { ConsoleApi } from './deps.ts';
import { LinkToken, NewPassword } from './schemas.ts';

/** By a reset link or an invitation. It signs nobody in: two-step sign-in stays what it is. */
export function registerResetPassword(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/reset-password',
    {
      schema: {
        body: Type.Object({ token: LinkToken, new_password: NewPassword }),
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
