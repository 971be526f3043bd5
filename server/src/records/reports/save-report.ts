import { sql } from 'kysely';
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
  /** False where the check of its sentences goes on. The report counts as unchecked until such a check has ended. */
  isChecked?: boolean;
  /** Sentences that the person has taken as checked, although the notes do not bear them out. */
  accepted?: readonly string[];
}

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
  const now = clock.now();
  const { practiceId } = scope;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ version: number; clientId: number }>`
      update reports
      set title = ${change.title}, content = ${content}, markdown = ${markdown},
        html = ${html}, is_checked = reports.is_checked and ${change.isChecked ?? true}, version = reports.version + 1, updated_at = ${now}, updated_by = ${scope.memberId}
      where reports.id = ${reportId} and reports.version = ${change.version}::integer and reports.state <> 'signed'
        and ${isOfVisibleClient(scope, 'reports')}
      returning reports.version, reports.client_id as "clientId"`.execute(trx);
    const saved = rows[0];
    if (saved === undefined) {
      await checkNotSigned(trx, scope, reportId);
      throw new AppError('report_changed');
    }
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
