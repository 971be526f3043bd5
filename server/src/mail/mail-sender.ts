import type { MailContent } from './queue-mail.ts';

export interface MailSender {
  send(mailId: string, content: MailContent): Promise<void>;
  close(): void;
}

/** Thrown when another attempt would fail in the same way. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}
