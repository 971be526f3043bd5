import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { forgetDevices } from './devices.ts';
import type { MemberSession } from './find-member-session.ts';
import { endSessions } from './sessions.ts';

export async function signOut(
  context: Context,
  origin: AuditOrigin,
  { sessionId, member }: MemberSession,
): Promise<void> {
  await endSessions(context, origin, { memberId: member.id, sessionId }, 'signed_out');
}

/** Also forgets all known browsers, because a laptop may have been lost. Returns how many sessions ended. */
export async function signOutEverywhere(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  memberId: string,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await forgetDevices({ db: trx }, memberId);
    return endSessions({ db: trx, clock, makeId }, origin, { memberId }, 'signed_out_everywhere');
  });
}
