import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { memberName } from '../../db/member-name.ts';
import type { ReviewDecision } from '../../db/tables.ts';
import { isOfVisibleClient, isOfVisibleReport } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findListedReport } from '../reports/open-report.ts';
import { recordReportChange } from '../reports/record-report-change.ts';
import { checkNotSigned } from '../reports/report-state.ts';
import { recountProgress } from './keep-progress.ts';
import { findReviewedReport, findReviewStamp, type ReviewTools } from './reviewed-report.ts';

export interface Decision {
  key: string;
  decision: ReviewDecision;
  decidedBy: string;
  decidedByName: string;
  decidedAt: Date;
}

export async function listDecisions(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<Decision[]> {
  return db
    .selectFrom('review_decisions')
    .select([
      'review_decisions.key',
      'review_decisions.decision',
      'review_decisions.decided_by as decidedBy',
      memberName('review_decisions.decided_by').as('decidedByName'),
      'review_decisions.decided_at as decidedAt',
    ])
    .where('review_decisions.report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'review_decisions'))
    .orderBy('review_decisions.key')
    .execute();
}

/** Which decisions each kind of item can get. */
const POSSIBLE: Record<'sentence' | 'passage', readonly ReviewDecision[]> = {
  sentence: ['confirmed'],
  passage: ['placed', 'set_aside'],
};

/**
 * Settles an item of the review. Where somebody has decided the same before, theirs stays, with its name and time. An
 * item that the report no longer has is refused: what was decided was something else.
 */
export async function decide(
  tools: ReviewTools,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  { key, decision }: { key: string; decision: ReviewDecision },
): Promise<void> {
  const { stamp } = await findReviewStamp(tools.context, scope, reportId);
  const { texts } = await findReviewedReport(tools, scope, reportId);
  const found = await tools.documents.work('findReviewKeys', { ...texts, key });
  if (found === null || !POSSIBLE[found.kind].includes(decision)) throw new AppError('review_changed');
  const { db, clock } = tools.context;
  // A passage that is placed becomes a sentence; that item is settled with it. If the passage is set aside, it is not.
  const keys = decision === 'set_aside' ? [key] : found.keys;
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ clientId: number }>`
      insert into review_decisions (report_id, practice_id, key, decision, decided_by, decided_at)
      select reports.id, reports.practice_id, keys.key, ${decision}, ${scope.memberId}, ${clock.now()}::timestamptz
      from reports, unnest(${keys}::text[]) as keys (key)
      where reports.id = ${reportId} and reports.state <> 'signed' and ${isOfVisibleClient(scope, 'reports')}
      on conflict (report_id, key) do update
      set decision = excluded.decision, decided_by = excluded.decided_by, decided_at = excluded.decided_at
      where review_decisions.decision <> excluded.decision
      returning (select client_id from reports where reports.id = report_id) as "clientId"`.execute(trx);
    const [first] = rows;
    if (first === undefined) return checkNotSigned(trx, scope, reportId);
    await recountProgress(trx, scope, reportId, stamp, found.items);
    const change = { practiceId: scope.practiceId, clientId: first.clientId, reportId, details: { decision, key } };
    await recordReportChange(trx, clock, origin, { action: 'report.review_decided', ...change });
  });
}

/** Takes a decision back, whoever made it, with all that it settled. */
export async function withdrawDecision(
  tools: ReviewTools,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  key: string,
): Promise<void> {
  const { stamp } = await findReviewStamp(tools.context, scope, reportId);
  const { texts } = await findReviewedReport(tools, scope, reportId);
  const found = await tools.documents.work('findReviewKeys', { ...texts, key });
  const { db, clock } = tools.context;
  await inTransaction(db, async (trx) => {
    await checkNotSigned(trx, scope, reportId);
    const { clientId } = await findListedReport({ db: trx }, scope, reportId);
    const { numDeletedRows } = await trx
      .deleteFrom('review_decisions')
      .where('report_id', '=', reportId)
      .where('key', 'in', found?.keys ?? [key])
      .where(isOfVisibleReport(scope, 'review_decisions'))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    if (found !== null) await recountProgress(trx, scope, reportId, stamp, found.items);
    const change = { practiceId: scope.practiceId, clientId, reportId, details: { key } };
    await recordReportChange(trx, clock, origin, { action: 'report.review_withdrawn', ...change });
  });
}
