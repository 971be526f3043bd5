import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { endSessions } from './sessions.ts';

export interface PasswordReplacement {
  memberId: string;
  passwordHash: string;
  /**
   * The hash that the former password was checked against. If it is no longer the stored one, somebody else was
   * quicker.
   */
  formerHash?: string;
  keepSessionId?: string;
}

/** Also ends all sessions but `keepSessionId`, and all links to set a password: the former ones count no more. */
export async function replacePassword(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  { memberId, passwordHash, formerHash, keepSessionId }: PasswordReplacement,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const member = await trx
      .updateTable('members')
      .set({ password_hash: passwordHash, updated_at: clock.now() })
      .where('id', '=', memberId)
      .$if(formerHash !== undefined, (query) => query.where('password_hash', '=', formerHash ?? ''))
      .returning('practice_id')
      .executeTakeFirst();
    if (member === undefined) throw new AppError(formerHash === undefined ? 'member_not_found' : 'wrong_password');
    await recordAudit(trx, clock, {
      practiceId: member.practice_id,
      action: 'member.password_set',
      origin,
      subject: { type: 'member', id: memberId },
    });
    await trx
      .deleteFrom('member_links')
      .where('member_id', '=', memberId)
      .where('purpose', 'in', ['reset', 'invitation'])
      .execute();
    const choice = { memberId, ...(keepSessionId !== undefined && { exceptSessionId: keepSessionId }) };
    await endSessions({ db: trx, clock, makeId }, origin, choice, 'password_changed');
  });
}
