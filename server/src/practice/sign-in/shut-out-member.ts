import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { forgetDevices } from './devices.ts';
import { endSessions } from './sessions.ts';

/** Ends every way in that a member has. Call it in the transaction that deactivates them. */
export async function shutOutMember(context: Context, origin: AuditOrigin, memberId: string): Promise<void> {
  await endSessions(context, origin, { memberId }, 'deactivated');
  await forgetDevices(context, memberId);
  await context.db.deleteFrom('member_links').where('member_id', '=', memberId).execute();
}
