import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import { withAddenda } from './find-report.ts';

export interface SentReport {
  clientId: number;
  reportId: string;
  /** The version that was reviewed. If the report has a later one by now, it is not sent. */
  version: number;
}

/**
 * Locks the report for whoever sends it, and tells whether it is signed already. Otherwise it is signed in the same
 * transaction: what a partner gets is always a signed text.
 */
export async function holdSentReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  { clientId, reportId, version }: SentReport,
): Promise<{ isSigned: boolean }> {
  const { rows } = await sql<{ version: number; isSigned: boolean }>`
    select version, state = 'signed' as "isSigned" from reports
    where id = ${reportId} and client_id = ${clientId} and ${isOfVisibleClient(scope, 'reports')}
    for update`.execute(trx);
  const [report] = rows;
  if (report === undefined) {
    await checkClientVisible(trx, scope, clientId);
    throw new AppError('document_not_found');
  }
  if (report.version !== version) throw new AppError('report_changed');
  return { isSigned: report.isSigned };
}

/** What a copy of a report is made of, within the database: its text may be megabytes long. */
export function selectForCopy(scope: MemberScope, reportId: string): RawBuilder<unknown> {
  return sql`
    select id, practice_id, client_id, title, content, ${sql.raw(withAddenda('markdown'))} as markdown,
      ${sql.raw(withAddenda('html'))} as html
    from reports
    where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}`;
}
