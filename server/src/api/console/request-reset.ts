import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { requestReset } from '../../practice/sign-in/request-reset.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { originOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { TypedEmail } from './schemas.ts';

/** Longer than the work takes, so that the time does not tell whether there is such an account. */
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
