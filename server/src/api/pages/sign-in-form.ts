import { type AppError, TooManyAttemptsError } from '../../errors.ts';
import { escapeHtml, type Page } from './page.ts';

export interface SignInForm {
  next: string | undefined;
  email?: string;
  error?: AppError;
}

export function renderSignInForm({ next, email = '', error }: SignInForm): Page {
  const isCodeDue = error?.code === 'code_required';
  const lines = [
    error === undefined ? '' : `<p role="alert">${escapeHtml(describeError(error))}</p>`,
    '<form method="post" action="/sign-in">',
    next === undefined ? '' : `<input type="hidden" name="next" value="${escapeHtml(next)}">`,
    '<label for="email">E-mail address</label>',
    '<input id="email" name="email" type="email" autocomplete="username" maxlength="320" required',
    ` value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>`,
    '<label for="password">Password</label>',
    '<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" required',
    `${email === '' ? '' : ' autofocus'}>`,
    `<label for="code">Authentication code${isCodeDue ? '' : ' <span>(if you use one)</span>'}</label>`,
    `<input id="code" name="code" autocomplete="one-time-code" maxlength="40"${isCodeDue ? ' required' : ''}>`,
    '<button>Sign in</button>',
    '</form>',
  ];
  return { title: 'Sign in', body: lines.filter((line) => line !== '').join('\n') };
}

export function renderSignedIn(member: { name: string; email: string }): Page {
  return {
    title: 'You are signed in',
    body: `<p>${escapeHtml(member.name)}<br>${escapeHtml(member.email)}</p>
<form method="post" action="/sign-out"><button>Sign out</button></form>`,
  };
}

function describeError(error: AppError): string {
  if (error instanceof TooManyAttemptsError) {
    return `Too many attempts. Try again in ${error.retryAfterSeconds} seconds.`;
  }
  if (error.code === 'code_required') return 'Enter your password again, and the code of your authenticator app.';
  if (error.code === 'unavailable') return 'The service is busy. Try again in a moment.';
  return 'The e-mail address, the password or the code is wrong.';
}
