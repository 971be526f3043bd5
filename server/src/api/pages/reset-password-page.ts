import { Type } from 'typebox';
import { AppError } from '../../errors.ts';
import { PASSWORD_LENGTH } from '../../practice/passwords.ts';
import { resetPassword } from '../../practice/sign-in/use-links.ts';
import { originOf } from '../console/authenticate.ts';
import { setDeviceCookie } from '../console/cookies.ts';
import type { ConsoleApi } from '../console/deps.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { renderLinkDone, renderLinkForm } from './link-form.ts';
import { type Page, sendPage } from './page.ts';

const PATH = '/reset-password';
const { min, max } = PASSWORD_LENGTH;

const FIELDS = [
  `<label for="password">New password <span>(at least ${min} characters)</span></label>`,
  '<input id="password" name="new_password" type="password" autocomplete="new-password"',
  ` minlength="${min}" maxlength="${max}" required>`,
].join('\n');

function renderForm(token?: string, error?: string): Page {
  return renderLinkForm({
    title: 'Choose a password',
    action: PATH,
    fields: FIELDS,
    button: 'Set the password',
    ...(token !== undefined && { token }),
    ...(error !== undefined && { error }),
  });
}

/** Where reset links and invitations lead. */
export function registerResetPasswordPage(app: HttpServer, { context }: ConsoleApi): void {
  app.get(PATH, async (_request, reply) => sendPage(reply, 200, renderForm()));

  app.post(
    PATH,
    {
      schema: {
        body: Type.Object({
          token: Type.Optional(Type.String({ maxLength: 100 })),
          new_password: Type.Optional(Type.String({ maxLength: max })),
        }),
      },
    },
    async (request, reply) => {
      const { token = '', new_password: newPassword = '' } = request.body;
      if (newPassword.length < min) {
        return sendPage(reply, 422, renderForm(token, `The password needs at least ${min} characters.`));
      }
      try {
        const { deviceSecret } = await resetPassword(context, originOf(request), { token, newPassword });
        setDeviceCookie(reply, deviceSecret);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendPage(reply, error.status, renderForm(token, error.detail));
      }
      return sendPage(reply, 200, renderLinkDone('Your password is set'));
    },
  );
}
