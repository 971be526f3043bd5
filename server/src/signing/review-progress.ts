import type { DatabaseTransaction } from '../db/database.ts';
import type { Documents } from '../documents/documents.ts';
import type { Clock } from '../lib/clock.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findReviewProgress, type ReviewProgress } from '../records/reviews/find-review.ts';

export type { ReviewProgress } from '../records/reviews/find-review.ts';

/** Asked within the transaction that signs. */
export type FindReviewProgress = (
  db: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
) => Promise<ReviewProgress>;

export function createFindReviewProgress(clock: Clock, documents: Documents): FindReviewProgress {
  return (db, scope, reportId) => findReviewProgress({ context: { db, clock }, documents }, scope, reportId);
}
