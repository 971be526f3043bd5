import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface KeptProgress {
  stamp: string;
  total: number;
  settled: number;
}

/**
 * Notes how far a review is, so that the home page can tell which reports are ready to be signed without making their
 * lists anew.
 */
export async function keepProgress(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
  { stamp, total, settled }: KeptProgress,
): Promise<void> {
  await sql`
    insert into review_progress (report_id, practice_id, stamp, total, settled)
    select reports.id, reports.practice_id, ${stamp}, ${total}::integer, ${settled}::integer
    from reports
    where reports.id = ${reportId} and reports.state <> 'signed' and ${isOfVisibleClient(scope, 'reports')}
    on conflict (report_id) do update
    set stamp = excluded.stamp, total = excluded.total, settled = excluded.settled
    where (review_progress.stamp, review_progress.total, review_progress.settled)
      is distinct from (excluded.stamp, excluded.total, excluded.settled)`.execute(db);
}

/** An item of a review, and whether it counts as settled when it is `placed`. */
export interface CountedItem {
  key: string;
  canBePlaced: boolean;
}

/** The same after a decision, in its transaction. */
export async function recountProgress(
  trx: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
  stamp: string,
  items: readonly CountedItem[],
): Promise<void> {
  // This locks the row: of two who decide at the same moment, the second counts when the first is done.
  await keepProgress({ db: trx }, scope, reportId, { stamp, total: items.length, settled: -1 });
  const keys = items.map(({ key }) => key);
  const canBePlaced = items.map((item) => item.canBePlaced);
  await sql`
    update review_progress set settled = (
      select count(*) from unnest(${keys}::text[], ${canBePlaced}::boolean[]) as item (key, can_be_placed)
      join review_decisions as decided on decided.report_id = ${reportId} and decided.key = item.key
      where decided.decision <> 'placed' or item.can_be_placed
    )
    where report_id = ${reportId} and practice_id = ${scope.practiceId}`.execute(trx);
}
