import type { LinkPurpose } from '../../db/tables.ts';

interface MailText {
  subject: string;
  write(facts: { url: string; serviceUrl: string }): string;
}

/** No mail contains anything from a request, so nobody can send words of their own in our name. */
export const MAIL_TEXTS: Record<LinkPurpose, MailText> = {
  reset: {
    subject: 'Set a new password',
    write: ({ url, serviceUrl }) =>
      paragraphs(
        `Somebody, probably you, asked for a new password for your account at ${serviceUrl}.`,
        `To set one, open this link within an hour. It works once.`,
        url,
        'If it was not you, you need not do anything: your password stays as it is.',
      ),
  },
  invitation: {
    subject: 'Your account is ready',
    write: ({ url, serviceUrl }) =>
      paragraphs(
        `An account was made for you at ${serviceUrl}.`,
        'To choose your password and begin, open this link within seven days. It works once.',
        url,
      ),
  },
  verification: {
    subject: 'Confirm your e-mail address',
    write: ({ url, serviceUrl }) =>
      paragraphs(
        `This address was given for an account at ${serviceUrl}.`,
        'To confirm that it is yours, open this link within seven days.',
        url,
        'If you know nothing of it, you need not do anything.',
      ),
  },
};

function paragraphs(...texts: string[]): string {
  return `${texts.join('\n\n')}\n`;
}
