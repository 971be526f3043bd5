import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { takeAttempt } from './attempts.ts';
import type { SignedInMember } from './find-member-session.ts';
import { type LinkDelivery, mailLink } from './send-link.ts';

export type VerificationRequest = 'mailed' | 'already_verified' | 'mail_is_off';

/** Mails the signed-in member another link to confirm their address. */
export async function requestVerification(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  member: SignedInMember,
): Promise<VerificationRequest> {
  const { email_verified_at: verifiedAt } = await context.db
    .selectFrom('members')
    .select('email_verified_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (verifiedAt !== null) return 'already_verified';
  if (!delivery.isMailOn) return 'mail_is_off';
  await takeAttempt(context, [{ kind: 'reset_account', of: `verification ${member.id}` }]);
  await mailLink(context, delivery, origin, member, 'verification');
  return 'mailed';
}
