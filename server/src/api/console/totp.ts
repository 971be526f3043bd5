import { Type } from '../../lib/schema.ts';
import { checkOwnPassword } from '../../practice/sign-in/own-password.ts';
import { confirmTotp, disableTotp, startTotpEnrolment } from '../../practice/sign-in/two-step.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { memberOf, originOf, sessionOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { TypedCode, TypedPassword } from './schemas.ts';

/** Two-step sign-in: begin, confirm by a code of the app, switch off. */
export function registerTotp(app: HttpServer, { context, secretBox }: ConsoleApi): void {
  app.post(
    '/totp/enrol',
    {
      schema: {
        body: Type.Object({ password: TypedPassword }),
        response: { 200: Type.Object({ secret: Type.String(), uri: Type.String() }) },
      },
    },
    async (request) => {
      await checkOwnPassword(context, sessionOf(request), request.body.password);
      return startTotpEnrolment(context, secretBox, originOf(request), memberOf(request));
    },
  );

  app.post(
    '/totp/confirm',
    {
      schema: {
        body: Type.Object({ code: TypedCode }),
        response: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()) }) },
      },
    },
    async (request) => {
      const { code } = request.body;
      const codes = await confirmTotp(context, secretBox, originOf(request), memberOf(request), code);
      return { recovery_codes: codes };
    },
  );

  app.post(
    '/totp/disable',
    {
      schema: {
        body: Type.Object({ password: TypedPassword }),
        response: { 200: Type.Object({ is_two_step_on: Type.Literal(false) }) },
      },
    },
    async (request) => {
      await checkOwnPassword(context, sessionOf(request), request.body.password);
      await disableTotp(context, originOf(request), memberOf(request));
      return { is_two_step_on: false as const };
    },
  );
}
