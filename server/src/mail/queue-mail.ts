import type { Context } from '../db/context.ts';
import type { SecretBox } from '../lib/secret-box.ts';

export interface MailContent {
  to: string;
  subject: string;
  text: string;
}

export interface NewMail extends MailContent {
  practiceId: string;
  /** When what it says is no longer true; it is not sent afterwards. */
  expiresAt: Date;
}

export const mailAad = (mailId: string): string => `mail ${mailId}`;

/** Call it in the transaction of what the mail tells of: it goes out once that has committed, also after a crash. */
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
