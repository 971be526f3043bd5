import { Type } from 'typebox';
import type { HttpServer } from '../http/create-http-server.ts';
import type { ConsoleApi } from './deps.ts';
import { Member, Practice, TypedCode, TypedEmail, TypedPassword } from './schemas.ts';
import { signInBrowser } from './sign-in-browser.ts';

/**
 * 401 `Wrong e-mail address, password or code` for whatever is wrong; 401 `Authentication code required` when the
 * password is right and two-step sign-in is on: ask for the code and send all three. 429 with Retry-After.
 */
export function registerSignIn(app: HttpServer, api: ConsoleApi): void {
  app.post(
    '/sign-in',
    {
      schema: {
        body: Type.Object({ email: TypedEmail, password: TypedPassword, code: Type.Optional(TypedCode) }),
        response: { 200: Type.Object({ member: Member, practice: Practice }) },
      },
    },
    async (request, reply) => signInBrowser(api, request, reply, request.body),
  );
}
