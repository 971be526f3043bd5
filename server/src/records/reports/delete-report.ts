import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findListedReport } from './open-report.ts';

/** With its versions and what is known of its writing. What was sent to a partner is a copy, and stays. */
export async function deleteReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { clientId } = await findListedReport({ db: trx }, scope, reportId);
    const { numDeletedRows } = await trx
      .deleteFrom('reports')
      .where('id', '=', reportId)
      .where(isOfVisibleClient(scope, 'reports'))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await recordAudits(trx, clock, [
      {
        practiceId: scope.practiceId,
        action: 'report.deleted',
        origin,
        subject: { type: 'report', id: reportId },
        clientId,
      },
    ]);
  });
}
