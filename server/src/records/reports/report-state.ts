import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findListedReport } from './open-report.ts';
import { recordReportChange } from './record-report-change.ts';

/**
 * The life of a report. Every move is one statement that asks for the state it leaves, so of two moves at the same time
 * one wins; its audit row is written in the same transaction.
 *
 * Draft: it was made, and may be edited, rewritten, restored, deleted.
 * - Somebody begins to review it: in review (`beginReview`). Beginning again changes nothing.
 * - Somebody signs it without a review, and says why: signed (`lockReport`).
 *
 * In review: whoever reviews it corrects it as they go. All that can be done to a draft can be done to it.
 * - Somebody signs it, with the review done or a reason why not: signed (`lockReport`).
 *
 * Signed: for good. Triggers of the database refuse every change of the report, of its versions and of the record of
 * its writing, whoever asks. It is deleted only after its retention. What is to be added is an addendum with a signature
 * of its own; a signed report that has one is told to be amended, and the report itself stays as it was signed.
 */
export type { ReportState } from '../../db/tables.ts';

/** True if the report was a draft until now. A signed one is refused. */
export async function beginReview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ clientId: number }>`
      update reports set state = 'in_review'
      where id = ${reportId} and state = 'draft' and ${isOfVisibleClient(scope, 'reports')}
      returning client_id as "clientId"`.execute(trx);
    const [moved] = rows;
    if (moved === undefined) {
      await checkNotSigned(trx, scope, reportId);
      return false;
    }
    const change = { practiceId: scope.practiceId, clientId: moved.clientId, reportId };
    await recordReportChange(trx, clock, origin, { action: 'report.review_begun', ...change });
    return true;
  });
}

/** Throws `report_signed`, or `document_not_found` for a report out of sight. */
export async function checkNotSigned(
  db: DatabaseTransaction | Context['db'],
  scope: MemberScope,
  reportId: string,
): Promise<void> {
  const { state } = await findListedReport({ db }, scope, reportId);
  if (state === 'signed') throw new AppError('report_signed');
}
