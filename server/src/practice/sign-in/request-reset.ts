import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { networkOf } from '../../lib/network-of.ts';
import { normaliseEmail } from '../members.ts';
import { takeAttempt } from './attempts.ts';
import { type LinkDelivery, mailLink } from './send-link.ts';

/**
 * Mails a link if the address is a member's. The caller does not learn whether it is, only whether their own network
 * has asked too often.
 */
export async function requestReset(
  context: Context,
  delivery: LinkDelivery,
  origin: AuditOrigin,
  email: string,
): Promise<void> {
  const { db, clock, makeId } = context;
  const address = normaliseEmail(email);
  await takeAttempt(context, [{ kind: 'reset_ip', of: networkOf(origin.ip) }]);
  if (!(await isWithinLimit(context, address))) return;
  const member = await db
    .selectFrom('members')
    .select(['id', 'practice_id', 'email'])
    .where('email', '=', address)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  await inTransaction(db, async (trx) => {
    await recordAudit(trx, clock, {
      practiceId: member?.practice_id ?? null,
      action: 'member.reset_requested',
      origin,
      ...(member !== undefined && { subject: { type: 'member', id: member.id } }),
    });
    if (member === undefined || !delivery.isMailOn) return;
    const receiver = { id: member.id, practiceId: member.practice_id, email: member.email };
    await mailLink({ db: trx, clock, makeId }, delivery, origin, receiver, 'reset');
  });
}

async function isWithinLimit(context: Context, address: string): Promise<boolean> {
  try {
    await takeAttempt(context, [{ kind: 'reset_account', of: address }]);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
