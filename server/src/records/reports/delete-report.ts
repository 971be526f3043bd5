import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isSignedReportViolation } from '../../db/violations.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findListedReport } from './open-report.ts';
import { recordReportChange } from './record-report-change.ts';

/**
 * Deletes the report with its versions and the record of its writing. What was sent to a partner is a copy, and stays.
 * A signed report goes only when its retention has passed.
 */
export async function deleteReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { clientId } = await findListedReport({ db: trx }, scope, reportId);
    // The trigger that keeps signed reports judges their retention by this time.
    await sql`select set_config('casewright.now', ${clock.now().toISOString()}, true)`.execute(trx);
    const { numDeletedRows } = await trx
      .deleteFrom('reports')
      .where('id', '=', reportId)
      .where(isOfVisibleClient(scope, 'reports'))
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw isSignedReportViolation(error) ? new AppError('report_retained', { cause: error }) : error;
      });
    if (numDeletedRows === 0n) return;
    const { practiceId } = scope;
    await recordReportChange(trx, clock, origin, { action: 'report.deleted', practiceId, clientId, reportId });
  });
}
