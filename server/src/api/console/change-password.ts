import { Type } from 'typebox';
import { changeOwnPassword } from '../../practice/sign-in/own-password.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf, sessionOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { NewPassword, TypedPassword } from './schemas.ts';

export function registerChangePassword(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/change-password',
    {
      schema: {
        body: Type.Object({ password: TypedPassword, new_password: NewPassword }),
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
