import { checkSameOrigin } from '../console/authenticate.ts';
import type { ConsoleApi } from '../console/deps.ts';
import { acceptForms } from '../http/body/form-body.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { limitRate } from '../http/rate-limit.ts';
import { registerResetPasswordPage } from './reset-password-page.ts';
import { registerSignInPage } from './sign-in-page.ts';
import { registerSignOutPage } from './sign-out-page.ts';
import { registerVerifyEmailPage } from './verify-email-page.ts';

/** Pages for people, which need no web app. */
export async function registerPages(server: HttpServer, api: ConsoleApi): Promise<void> {
  await server.register(async (app: HttpServer) => {
    acceptForms(app);
    app.addHook('onRequest', async (request) => checkSameOrigin(request, api.baseUrl()));
    limitRate(app, { clock: api.context.clock, perMinute: api.rateLimitPerMinute, keyOf: (request) => request.ip });
    registerSignInPage(app, api);
    registerSignOutPage(app, api);
    registerResetPasswordPage(app, api);
    registerVerifyEmailPage(app, api);
  });
}
