import type { MemberScope } from '../../practice/scope.ts';
import { type Decision, listDecisions } from './decisions.ts';
import { keepProgress } from './keep-progress.ts';
import {
  findReviewedReport,
  findReviewStamp,
  type ReviewedReport,
  type ReviewStamp,
  type ReviewTools,
} from './reviewed-report.ts';

export interface Review extends ReviewStamp {
  report: ReviewedReport['report'];
  /** JSON, in the order in which they are gone through. */
  items: string;
  decisions: Decision[];
  total: number;
  settled: number;
}

/** All that is to be looked at before a report is signed, and what was decided about it. */
export async function findReview(tools: ReviewTools, scope: MemberScope, reportId: string): Promise<Review> {
  // First, so that a change in between shows as another stamp.
  const stamp = await findReviewStamp(tools.context, scope, reportId);
  const { report, texts } = await findReviewedReport(tools, scope, reportId);
  const decisions = await listDecisions(tools.context, scope, reportId);
  const known = decisions.map(({ key, decision }) => ({ key, decision }));
  const listed = await tools.documents.work('listReview', { ...texts, decisions: known });
  await keepProgress(tools.context, scope, reportId, { stamp: stamp.stamp, ...listed });
  return { report, decisions, ...stamp, ...listed };
}

export interface ReviewProgress {
  total: number;
  settled: number;
  /** Nothing is left to decide, and no corrected note waits to be compared with the report. */
  isDone: boolean;
}

export async function findReviewProgress(
  tools: ReviewTools,
  scope: MemberScope,
  reportId: string,
): Promise<ReviewProgress> {
  const { total, settled, isRechecking } = await findReview(tools, scope, reportId);
  return { total, settled, isDone: settled === total && !isRechecking };
}
