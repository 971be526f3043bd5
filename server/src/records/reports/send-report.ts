import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findWholeReport, type WholeReport } from './find-report.ts';
import { addVersion } from './versions.ts';

export interface SentReport {
  clientId: number;
  reportId: string;
  /** The version that was looked at. If the report has another by now, it is not sent. */
  version: number;
}

/**
 * The report as it goes out, in the transaction of whoever sends it. It becomes a version of its own, so that the list
 * says what was sent when; the text stays as it was, and so does the time of its last edit.
 */
export async function sendReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  { clientId, reportId, version }: SentReport,
  sentAt: Date,
): Promise<WholeReport> {
  const { numAffectedRows } = await sql`
    update reports set version = version + 1
    where id = ${reportId} and client_id = ${clientId} and version = ${version}::integer
      and ${isOfVisibleClient(scope, 'reports')}`.execute(trx);
  const report = await findWholeReport({ db: trx }, scope, clientId, reportId);
  if (numAffectedRows !== 1n) throw new AppError('report_changed');
  await addVersion(trx, {
    reportId,
    practiceId: scope.practiceId,
    version: report.version,
    title: report.title,
    content: report.content,
    reason: 'sent',
    savedAt: sentAt,
    savedBy: scope.memberId,
  });
  return report;
}
