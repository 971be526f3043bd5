import type { Context } from '../db/context.ts';
import type { SecretBox } from '../lib/secret-box.ts';

export interface MailContent {
  to: string;
  subject: string;
  text: string;
}

export interface NewMail extends MailContent {
  practiceId: string;
  /** The mail is not sent after this time, because what it says no longer holds. */
  expiresAt: Date;
}

export const mailAad = (mailId: string): string => `mail ${mailId}`;

/**
 * Call it in the transaction of what the mail is about. It goes out after the commit, even if the process crashes in
 * between.
 */
export async function queueMail({ db, clock, makeId }: Context, secretBox: SecretBox, mail: NewMail): Promise<void> {
  const { practiceId, expiresAt, to, subject, text } = mail;
  const id = makeId('mail');
  const now = clock.now();
  const content: MailContent = { to, subject, text };
  await db
    .insertInto('mails')
    .values({
      id,
      practice_id: practiceId,
      state: 'pending',
      sealed_content: secretBox.seal(JSON.stringify(content), mailAad(id)),
      attempts: 0,
      due_at: now,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}
