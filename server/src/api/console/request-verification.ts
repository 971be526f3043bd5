import { Type } from 'typebox';
import { requestVerification } from '../../practice/sign-in/request-verification.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { memberOf, originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';

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
