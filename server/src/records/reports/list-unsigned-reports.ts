import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { ReportState } from '../../db/tables.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

/** A report that a member works on. */
export interface UnsignedReport {
  id: string;
  clientId: number;
  title: string;
  state: Exclude<ReportState, 'signed'>;
  updatedAt: Date;
  /** How far its review is. Null if it was not looked at since the report was last changed. */
  review: { total: number; settled: number } | null;
}

interface UnsignedRow extends Omit<UnsignedReport, 'review'> {
  total: number | null;
  settled: number | null;
}

/** How many of a member's latest decisions are looked through to find the reports that they review. */
const LATEST_DECISIONS = 1_000;

/**
 * The unsigned reports that a member began, was the last to change or reviews, the latest changed first. Each part reads
 * one stretch of an index, up to `most` of each state: always the same number, so that the statement is planned once.
 */
export async function listUnsignedReports(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  most: number,
): Promise<UnsignedReport[]> {
  const { practiceId, memberId } = scope;
  const stretch = (state: UnsignedReport['state'], column: 'created_by' | 'updated_by'): RawBuilder<unknown> => sql`(
    select reports.id from reports
    where reports.practice_id = ${practiceId} and ${sql.ref(`reports.${column}`)} = ${memberId}
      and reports.state = ${sql.lit(state)} and reports.state <> 'signed' and ${isOfVisibleClient(scope, 'reports')}
    order by reports.updated_at desc, reports.id desc limit ${sql.lit(most)}
  )`;
  const { rows } = await sql<UnsignedRow>`
    select reports.id, reports.client_id as "clientId", reports.title, reports.state,
      reports.updated_at as "updatedAt", progress.total, progress.settled
    from (
      ${stretch('draft', 'created_by')} union ${stretch('draft', 'updated_by')}
      union ${stretch('in_review', 'created_by')} union ${stretch('in_review', 'updated_by')}
      union (
        select decision.report_id from (
          select report_id, decided_at from review_decisions
          where practice_id = ${practiceId} and decided_by = ${memberId}
          order by decided_at desc limit ${sql.lit(LATEST_DECISIONS)}
        ) as decision
        group by decision.report_id order by max(decision.decided_at) desc limit ${sql.lit(most)}
      )
    ) as own
    join reports on reports.id = own.id and reports.state <> 'signed' and ${isOfVisibleClient(scope, 'reports')}
    left join report_writings on report_writings.report_id = reports.id
    left join report_rechecks on report_rechecks.report_id = reports.id
    left join review_progress as progress on progress.report_id = reports.id and report_rechecks.report_id is null
      and progress.stamp = concat_ws('.', reports.xmin, report_writings.xmin)
    order by reports.updated_at desc, reports.id desc`.execute(db);
  return rows.map(({ total, settled, ...report }) => ({
    ...report,
    review: total === null || settled === null ? null : { total, settled },
  }));
}
