import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordChange } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { checkReportVisible } from '../records/reports/check-report-visible.ts';
import { findMappedClient } from './find-mapped-client.ts';
import { holdOpenedSession } from './hold-opened-session.ts';
import type { LaunchMember } from './launch-session.ts';

/** Remembers which report of the mapped client is being written for the session. Choosing the same again is fine. */
export async function chooseLaunchReport(
  context: Context,
  origin: AuditOrigin,
  member: LaunchMember,
  sessionId: string,
  reportId: string,
): Promise<void> {
  const { clock } = context;
  await inTransaction(context.db, async (db) => {
    const session = await holdOpenedSession({ db, clock }, member, sessionId);
    const clientId = await findMappedClient(db, session);
    if (clientId === undefined) throw new AppError('client_not_mapped');
    const scope = { practiceId: member.practiceId, memberId: member.id };
    await checkReportVisible(db, scope, clientId, reportId);
    const change = sql`
      update launch_sessions set report_id = ${reportId}
      where id = ${sessionId} and report_id is distinct from ${reportId} returning id`;
    await recordChange(db, clock, change, {
      practiceId: member.practiceId,
      action: 'launch_session.report_chosen',
      origin,
      subject: { type: 'launch_session', id: sessionId },
      clientId,
      details: { report_id: reportId },
    });
  });
}
