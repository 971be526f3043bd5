import { Type } from '../../lib/schema.ts';
import { requestVerification } from '../../practice/sign-in/request-verification.ts';
import { verifyEmailByLink } from '../../practice/sign-in/use-links.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { LinkToken } from './schemas.ts';

const Outcome = Type.Union([Type.Literal('mailed'), Type.Literal('already_verified'), Type.Literal('mail_is_off')]);

export function registerRequestVerification(app: HttpServer, { context, delivery }: ConsoleApi): void {
  app.post(
    '/request-verification',
    { schema: { response: { 200: Type.Object({ outcome: Outcome }) } } },
    async (request) => ({
      outcome: await requestVerification(context, delivery, originOf(request), memberOf(request)),
    }),
  );
}

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
