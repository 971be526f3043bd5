import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import type { VersionReason } from '../../db/tables.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../../documents/read-document.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { recordReportChange } from './record-report-change.ts';
import { awaitCheck, deleteAwaitedCheck, LONGEST_CHECK_MS } from './rechecks.ts';
import { checkNotSigned } from './report-state.ts';
import { addVersion } from './versions.ts';

export interface ReportChange {
  title: string;
  content: Reading<RenderedDocument>;
  /** The version that was edited. If the report has a later one by now, nothing is saved. */
  version: number;
  reason: Exclude<VersionReason, 'created'>;
  /** True if the text replaces another that must stay among the versions, as after a conflict. */
  keepsFormer?: boolean;
  /** What became of the check of its sentences. Without it, what was to be checked before still is. */
  check?: ReportCheck;
  /** Sentences that the person has taken as checked, although the notes do not bear them out. */
  accepted?: readonly string[];
}

/** A check that waits is done by the next process that has time, and so is one that goes on for too long. */
export type ReportCheck = 'ended' | 'goes on' | 'waits';

export interface SavedReport {
  version: number;
  updatedAt: Date;
}

/**
 * Saves a person's changes to a report they had open. Each version in the list leaves one audit row, when it begins.
 */
export async function saveReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  change: ReportChange,
): Promise<SavedReport> {
  const document = takeDocument(change.content);
  const [content, markdown, html] = [
    await longJson(document.content),
    await longText(document.markdown),
    await longText(document.html),
  ];
  const unchecked = await uncheckedAfter(change);
  const now = clock.now();
  const { practiceId } = scope;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ version: number; clientId: number }>`
      update reports
      set title = ${change.title}, content = ${content}, markdown = ${markdown},
        html = ${html}, unchecked = ${unchecked}, version = reports.version + 1,
        updated_at = ${now}, updated_by = ${scope.memberId}
      where reports.id = ${reportId} and reports.version = ${change.version}::integer and reports.state <> 'signed'
        and ${isOfVisibleClient(scope, 'reports')}
      returning reports.version, reports.client_id as "clientId"`.execute(trx);
    const saved = rows[0];
    if (saved === undefined) {
      await checkNotSigned(trx, scope, reportId);
      throw new AppError('report_changed');
    }
    if (change.check === 'ended') await deleteAwaitedCheck(trx, reportId);
    else if (change.check !== undefined) await awaitCheck(trx, scope, reportId, dueAt(change.check, now));
    const isNew = await addVersion(trx, {
      reportId,
      practiceId,
      version: saved.version,
      reason: change.reason,
      savedAt: now,
      savedBy: scope.memberId,
      keepsFormer: change.keepsFormer ?? false,
    });
    if (isNew) {
      const details = { version: saved.version, reason: change.reason };
      const { clientId } = saved;
      await recordReportChange(trx, clock, origin, {
        action: 'report.edited',
        practiceId,
        clientId,
        reportId,
        details,
      });
    }
    return { version: saved.version, updatedAt: now };
  });
}

/** A text that is saved while an earlier one is unchecked is compared with the same text before both. */
async function uncheckedAfter({ check, accepted = [] }: ReportChange): Promise<RawBuilder<unknown>> {
  if (check === undefined) return sql`reports.unchecked`;
  if (check === 'ended') return sql`null`;
  return sql`jsonb_build_object(
    'since', coalesce(reports.unchecked -> 'since', reports.content), 'accepted', ${await longJson(JSON.stringify(accepted))}
  )`;
}

function dueAt(check: ReportCheck, now: Date): Date {
  return new Date(now.getTime() + (check === 'goes on' ? LONGEST_CHECK_MS : 0));
}
