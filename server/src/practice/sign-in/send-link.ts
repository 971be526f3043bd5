import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import type { LinkPurpose } from '../../db/tables.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type IssuedLink, issueLink } from './links.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** How links get to people. */
export interface LinkDelivery {
  baseUrl: () => string;
  /** Without a mail server, links are shown to the operator, and invitations to the admin who invites. */
  isMailOn: boolean;
  secretBox: SecretBox;
}

export interface LinkReceiver {
  id: string;
  practiceId: string;
  email: string;
}

/**
 * Stores the link, its audit row and the mail that carries it. Call it in the transaction of what the link is about.
 */
export async function mailLink(
  { db, clock, makeId }: Context,
  { baseUrl, secretBox }: LinkDelivery,
  origin: AuditOrigin,
  member: LinkReceiver,
  purpose: LinkPurpose,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const context: Context = { db: trx, clock, makeId };
    const { url, expiresAt } = await issueLink(context, baseUrl(), origin, { member, purpose, mailedTo: member.email });
    const { subject, write } = MAIL_TEXTS[purpose];
    await queueMail(context, secretBox, {
      practiceId: member.practiceId,
      to: member.email,
      subject,
      text: write({ url, serviceUrl: baseUrl() }),
      expiresAt,
    });
  });
}

/** Answers with the link itself, to be handed over. */
export async function showLink(
  { db, clock }: Context,
  { baseUrl }: Pick<LinkDelivery, 'baseUrl'>,
  origin: AuditOrigin,
  member: Omit<LinkReceiver, 'email'>,
  purpose: LinkPurpose,
): Promise<IssuedLink> {
  return inTransaction(db, async (trx) =>
    issueLink({ db: trx, clock }, baseUrl(), origin, { member, purpose, mailedTo: null }),
  );
}
