import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { addMember, type Member, type NewMember } from '../members.ts';
import { takeAttempt } from './attempts.ts';
import { type IssuedLink, revokeInvitations } from './links.ts';
import { type LinkDelivery, type LinkReceiver, mailLink, showLink } from './send-link.ts';

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

/** The link itself where no mail is sent: the admin hands it over, and it is not shown again. */
export type Invitation = 'sent' | IssuedLink;

/** How an admin of the practice invites: the person chooses the password by a link. A mailed one proves the address. */
export async function inviteByAdmin(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  practiceId: string,
  input: Pick<NewMember, 'email' | 'name' | 'role'>,
): Promise<{ memberId: string; invitation: Invitation }> {
  return inTransaction(context.db, async (trx) => {
    const inTrx: Context = { ...context, db: trx };
    const member = await addMember(inTrx, origin, practiceId, { ...input, emailVerified: false });
    const receiver = { id: member.id, practiceId, email: member.email };
    return { memberId: member.id, invitation: await sendInvitation(inTrx, delivery, origin, receiver) };
  });
}

/** Another invitation for somebody who has not chosen a password yet. */
export async function inviteAgain(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  practiceId: string,
  memberId: string,
): Promise<Invitation> {
  await findInvited(context, practiceId, memberId);
  if (delivery.isMailOn) await takeAttempt(context, [{ kind: 'reset_account', of: `invitation ${memberId}` }]);
  return inTransaction(context.db, async (trx) => {
    const inTrx: Context = { ...context, db: trx };
    return sendInvitation(inTrx, delivery, origin, await findInvited(inTrx, practiceId, memberId));
  });
}

/** In a transaction it locks the member: of two invitations at the same moment the second ends the link of the first. */
async function findInvited({ db }: Pick<Context, 'db'>, practiceId: string, memberId: string): Promise<LinkReceiver> {
  const member = await db
    .selectFrom('members')
    .select(['id', 'email', 'password_hash', 'deactivated_at'])
    .where('id', '=', memberId)
    .where('practice_id', '=', practiceId)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new AppError('member_not_found');
  if (member.deactivated_at !== null) throw new AppError('member_deactivated');
  if (member.password_hash !== null) throw new AppError('member_has_password');
  return { id: member.id, practiceId, email: member.email };
}

/** A link that is shown ends those before it: whoever asked for it decides who holds the one that works. */
async function sendInvitation(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  receiver: LinkReceiver,
): Promise<Invitation> {
  if (delivery.isMailOn) {
    await mailLink(context, delivery, origin, receiver, 'invitation');
    return 'sent';
  }
  await revokeInvitations(context, receiver.id);
  return showLink(context, delivery, origin, receiver, 'invitation');
}
