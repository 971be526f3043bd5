import { Type } from 'typebox';
import { verifyEmailByLink } from '../../practice/sign-in/use-links.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { LinkToken } from './schemas.ts';

export function registerVerifyEmail(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/verify-email',
    {
      schema: {
        body: Type.Object({ token: LinkToken }),
        response: { 200: Type.Object({ verified: Type.Literal(true) }) },
      },
    },
    async (request) => {
      await verifyEmailByLink(context, originOf(request), request.body.token);
      return { verified: true as const };
    },
  );
}
