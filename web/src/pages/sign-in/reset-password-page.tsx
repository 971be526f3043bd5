import { useLinkToken } from './link-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';

/** With the token of a link: a new password. Without: ask for a link. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return token === undefined ? <RequestResetForm /> : <NewPasswordForm key={token} token={token} />;
}
