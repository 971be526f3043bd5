import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import type { MemberScope } from '../practice/scope.ts';
import { decideOutgoingTexts } from '../records/outgoing/decide-outgoing-texts.ts';

/**
 * Approves all that a job would send and does the job again: both or neither, so that nothing stays approved without a
 * job to send it. Answers with the id of the new job.
 */
export async function approveSending(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  { clientId, jobId }: { clientId: number; jobId: string },
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const within = { ...context, db: trx };
    await decideOutgoingTexts(within, origin, member, { clientId, jobId, isApproved: true });
    return repeatJob(within, origin, jobId, member);
  });
}
