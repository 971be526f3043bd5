import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { addMember, type Member, type NewMember } from '../members.ts';
import { takeAttempt } from './attempts.ts';
import type { IssuedLink } from './links.ts';
import { type LinkDelivery, mailLink, showLink } from './send-link.ts';

export interface InvitedMember {
  member: Member;
  /** A link that could not be mailed, to be shown and handed over. */
  invitation?: IssuedLink;
}

/**
 * Adds a member and sends the link that is needed: one to choose a password if none was given, or one to confirm the
 * address if it is not verified.
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

/** `ask_operator`: no mail is sent here, and only the operator can see the link and hand it over. */
export type InvitationWay = 'sent' | 'ask_operator';

/** How an admin of the practice invites: the person chooses the password, and the link proves the address. */
export async function inviteByMail(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  practiceId: string,
  input: Pick<NewMember, 'email' | 'name' | 'role'>,
): Promise<{ memberId: string; invitation: InvitationWay }> {
  return inTransaction(context.db, async (trx) => {
    const inTrx: Context = { ...context, db: trx };
    const member = await addMember(inTrx, origin, practiceId, { ...input, emailVerified: false });
    if (!delivery.isMailOn) return { memberId: member.id, invitation: 'ask_operator' };
    await mailLink(inTrx, delivery, origin, { id: member.id, practiceId, email: member.email }, 'invitation');
    return { memberId: member.id, invitation: 'sent' };
  });
}

/** Mails another invitation to somebody who has not chosen a password yet. */
export async function inviteAgain(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  practiceId: string,
  memberId: string,
): Promise<InvitationWay> {
  const member = await context.db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash', 'deactivated_at'])
    .where('id', '=', memberId)
    .where('practice_id', '=', practiceId)
    .executeTakeFirst();
  if (member === undefined) throw new AppError('member_not_found');
  if (member.deactivated_at !== null) throw new AppError('member_deactivated');
  if (member.password_hash !== null) throw new AppError('member_has_password');
  if (!delivery.isMailOn) return 'ask_operator';
  await takeAttempt(context, [{ kind: 'reset_account', of: `invitation ${member.id}` }]);
  await mailLink(context, delivery, origin, { id: member.id, practiceId, email: member.email }, 'invitation');
  return 'sent';
}
