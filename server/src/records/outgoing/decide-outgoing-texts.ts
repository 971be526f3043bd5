import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

export interface Decision {
  clientId: number;
  jobId: string;
  isApproved: boolean;
  /** Why it was refused, for the activity of the practice. */
  reason?: string;
}

/**
 * Decides about all texts of one job that wait. What is approved is sent when the job runs again; what is refused never
 * is.
 */
export async function decideOutgoingTexts(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  { clientId, jobId, isApproved, reason }: Decision,
): Promise<number> {
  await checkClientVisible(context.db, member, clientId);
  return inTransaction(context.db, async (trx) => {
    const decided = await trx
      .updateTable('outgoing_texts')
      .set({
        state: isApproved ? 'approved' : 'refused',
        decided_by: member.memberId,
        decided_at: context.clock.now(),
      })
      .where('practice_id', '=', member.practiceId)
      .where('client_id', '=', clientId)
      .where('job_id', '=', jobId)
      .where('state', '=', 'waiting')
      .returning('id')
      .execute();
    if (decided.length === 0) throw new AppError('job_not_found');
    await recordAudits(
      trx,
      context.clock,
      decided.map(({ id }) => ({
        practiceId: member.practiceId,
        action: isApproved ? 'outgoing_text.approved' : 'outgoing_text.refused',
        origin,
        subject: { type: 'outgoing_text', id },
        clientId,
        details: { job: jobId, ...(reason !== undefined && { reason }) },
      })),
    );
    return decided.length;
  });
}
