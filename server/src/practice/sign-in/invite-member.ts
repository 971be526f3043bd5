import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { addMember, type Member, type NewMember } from '../members.ts';
import type { IssuedLink } from './links.ts';
import { type LinkDelivery, mailLink, showLink } from './send-link.ts';

export interface InvitedMember {
  member: Member;
  /** Where there is a link that could not be mailed: to be shown, and handed over. */
  invitation?: IssuedLink;
}

/**
 * Adds a member and sends the link that is due: to choose a password where none was given, to confirm the address where
 * it is not known to be theirs.
 */
export async function inviteMember(
  { db, clock, makeId }: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  practiceId: string,
  input: NewMember,
): Promise<InvitedMember> {
  return inTransaction(db, async (trx) => {
    const context: Context = { db: trx, clock, makeId };
    const member = await addMember(context, origin, practiceId, input);
    const receiver = { id: member.id, practiceId, email: member.email };
    if (input.password === undefined) {
      if (!delivery.isMailOn)
        return { member, invitation: await showLink(context, delivery, origin, receiver, 'invitation') };
      await mailLink(context, delivery, origin, receiver, 'invitation');
    } else if (!input.emailVerified && delivery.isMailOn) {
      await mailLink(context, delivery, origin, receiver, 'verification');
    }
    return { member };
  });
}
