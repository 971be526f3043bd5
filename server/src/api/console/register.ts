import { takesFiles } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { limitRate } from '../http/rate-limit.ts';
import { checkJsonBody } from '../http/same-origin.ts';
import { checkSameOrigin, createSessionCheck, sessionOf } from './authenticate.ts';
import { registerChangePassword } from './change-password.ts';
import type { ConsoleApi } from './deps.ts';
import { registerLaunches } from './launches/register.ts';
import { registerPracticeRoutes } from './practice/register.ts';
import { registerRecords } from './records.ts';
import { registerRequestReset } from './request-reset.ts';
import { registerRequestVerification } from './request-verification.ts';
import { registerResetPassword } from './reset-password.ts';
import { registerSession } from './session.ts';
import { registerSessions } from './sessions.ts';
import { registerSignIn } from './sign-in.ts';
import { registerSignOut } from './sign-out.ts';
import { registerTotp } from './totp.ts';
import { registerVerifyEmail } from './verify-email.ts';

/** `/v1/console`: what the web app calls, for people who are signed in or about to be. */
export async function registerConsoleApi(server: HttpServer, api: ConsoleApi): Promise<void> {
  await server.register(
    async (app: HttpServer) => {
      app.addHook('onRequest', async (request) => {
        checkSameOrigin(request, api.baseUrl());
        if (!takesFiles(request)) checkJsonBody(request);
      });
      await app.register(async (open: HttpServer) => registerOpenRoutes(open, api));
      await app.register(async (inside: HttpServer) => registerMemberRoutes(inside, api));
    },
    { prefix: '/v1/console' },
  );
}

function registerOpenRoutes(app: HttpServer, api: ConsoleApi): void {
  limitRate(app, { clock: api.context.clock, perMinute: api.rateLimitPerMinute, keyOf: (request) => request.ip });
  registerSignIn(app, api);
  registerRequestReset(app, api);
  registerResetPassword(app, api);
  registerVerifyEmail(app, api);
}

function registerMemberRoutes(app: HttpServer, api: ConsoleApi): void {
  const { context, rateLimitPerMinute } = api;
  guardDoor(app, { clock: context.clock, failuresPerMinute: rateLimitPerMinute }, createSessionCheck(context));
  limitRate(app, {
    clock: context.clock,
    perMinute: rateLimitPerMinute,
    keyOf: (request) => sessionOf(request).sessionId,
  });
  registerSession(app, api);
  registerSessions(app, api);
  registerSignOut(app, api);
  registerChangePassword(app, api);
  registerTotp(app, api);
  registerRequestVerification(app, api);
  registerRecords(app, api);
  registerPracticeRoutes(app, api);
  registerLaunches(app, api);
}
