import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { hashPassword } from '../passwords.ts';
import { forgetDevices, rememberDevice } from './devices.ts';
import { checkLink, type UsedLink, useLink } from './links.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Sets the password by a link. This browser becomes known, so that the member can sign in from it while somebody else
 * is guessing. All other browsers are forgotten.
 */
export async function resetPassword(
  context: Context,
  origin: AuditOrigin,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ deviceSecret: string }> {
  const { db, clock, makeId } = context;
  await checkLink(context, token, ['reset', 'invitation']);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(db, async (trx) => {
    const inTrx: Context = { db: trx, clock, makeId };
    const link = await useLink(inTrx, token, ['reset', 'invitation']);
    const own = ownOrigin(origin, link);
    await replacePassword(inTrx, own, { memberId: link.member_id, passwordHash });
    await markVerified(inTrx, own, link);
    await forgetDevices(inTrx, link.member_id);
    return { deviceSecret: await rememberDevice(inTrx, link.member_id) };
  });
}

/** Marks the address as the member's, if the link was mailed to the address that the member has now. */
export async function verifyEmailByLink(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  token: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const context: Context = { db: trx, clock, makeId };
    const link = await useLink(context, token, ['verification']);
    if (!(await markVerified(context, ownOrigin(origin, link), link))) throw new AppError('link_not_usable');
  });
}

/** False if the address has changed since the link was mailed. */
async function markVerified({ db, clock }: Context, origin: AuditOrigin, link: UsedLink): Promise<boolean> {
  if (link.mailed_to === null) return false;
  const member = await db
    .selectFrom('members')
    .select('email_verified_at')
    .where('id', '=', link.member_id)
    .where('email', '=', link.mailed_to)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) return false;
  if (member.email_verified_at !== null) return true;
  const now = clock.now();
  await db
    .updateTable('members')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', link.member_id)
    .execute();
  const subject = { type: 'member', id: link.member_id };
  await recordAudit(db, clock, { practiceId: link.practice_id, action: 'member.email_verified', origin, subject });
  return true;
}

/** Whoever holds a link acts as the member it was made for. */
function ownOrigin(origin: AuditOrigin, link: UsedLink): AuditOrigin {
  return { ...origin, actor: { type: 'member', id: link.member_id } };
}
