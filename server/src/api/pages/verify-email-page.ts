import { Type } from 'typebox';
import { AppError } from '../../errors.ts';
import { verifyEmailByLink } from '../../practice/sign-in/use-links.ts';
import { originOf } from '../console/authenticate.ts';
import type { ConsoleApi } from '../console/deps.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { renderLinkDone, renderLinkForm } from './link-form.ts';
import { sendPage } from './page.ts';

const PATH = '/verify-email';
const FORM = { title: 'Confirm your e-mail address', action: PATH, fields: '', button: 'Confirm' };

/** Where the links lead that confirm an address. */
export function registerVerifyEmailPage(app: HttpServer, { context }: ConsoleApi): void {
  app.get(PATH, async (_request, reply) => sendPage(reply, 200, renderLinkForm(FORM)));

  app.post(
    PATH,
    { schema: { body: Type.Object({ token: Type.Optional(Type.String({ maxLength: 100 })) }) } },
    async (request, reply) => {
      const { token = '' } = request.body;
      try {
        await verifyEmailByLink(context, originOf(request), token);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendPage(reply, error.status, renderLinkForm({ ...FORM, token, error: error.detail }));
      }
      return sendPage(reply, 200, renderLinkDone('Your e-mail address is confirmed'));
    },
  );
}
