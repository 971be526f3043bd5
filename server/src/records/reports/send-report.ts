import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import { addVersion } from './versions.ts';

export interface SentReport {
  clientId: number;
  reportId: string;
  /** The version that was reviewed. If the report has a later one by now, it is not sent. */
  version: number;
}

/**
 * Call it in the transaction of whoever sends the report. It becomes a version of its own, so that the list tells what
 * was sent when. Its text and the time of its last edit stay as they were.
 */
export async function sendReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  { clientId, reportId, version }: SentReport,
  sentAt: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update reports set version = version + 1
    where id = ${reportId} and client_id = ${clientId} and version = ${version}::integer
      and ${isOfVisibleClient(scope, 'reports')}`.execute(trx);
  if (numAffectedRows !== 1n) {
    await checkReportOfClient(trx, scope, clientId, reportId);
    throw new AppError('report_changed');
  }
  await addVersion(trx, {
    reportId,
    practiceId: scope.practiceId,
    version: version + 1,
    reason: 'sent',
    savedAt: sentAt,
    savedBy: scope.memberId,
  });
}

async function checkReportOfClient(
  trx: DatabaseTransaction,
  scope: MemberScope,
  clientId: number,
  reportId: string,
): Promise<void> {
  const { rows } = await sql`
    select id from reports
    where id = ${reportId} and client_id = ${clientId} and ${isOfVisibleClient(scope, 'reports')}`.execute(trx);
  if (rows.length > 0) return;
  await checkClientVisible(trx, scope, clientId);
  throw new AppError('document_not_found');
}

/** What a copy of a report is made of, within the database: its text may be megabytes long. */
export function selectForCopy(scope: MemberScope, reportId: string): RawBuilder<unknown> {
  return sql`
    select id, practice_id, client_id, title, content, markdown, html
    from reports
    where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}`;
}
