import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import type { Reading, RenderedDocument } from '../../documents/read-document.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { holdOpenReport, type OpenReport } from './open-report.ts';
import { askForMissedRecheck, basisOfFirst } from './rechecks.ts';
import { type ReportCheck, type SavedReport, saveReport } from './save-report.ts';
import { findVersion } from './versions.ts';
import { findWriting } from './writings.ts';

export interface SettledContent {
  document: Reading<RenderedDocument>;
  /** As it is saved with it. */
  check?: ReportCheck;
  /** False where the version keeps its old marks, which may have been found in notes that have changed since. */
  isChecked: boolean;
}

/** Gives a document (JSON) marks of evidence that fit its text. */
export type SettleContent = (report: OpenReport, content: string) => Promise<SettledContent>;

/** Makes an older version the newest. The present text stays as a version of its own. */
export async function restoreVersion(
  context: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  { version, currentVersion }: { version: number; currentVersion: number },
  settle: SettleContent,
): Promise<SavedReport> {
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    // Locked, because edits that a person makes shortly after each other give a version another number.
    const report = await holdOpenReport(trx, scope, reportId);
    const { title, content } = await findVersion(inside, scope, reportId, version);
    const { document, isChecked, check } = await settle(report, content);
    const change = {
      title,
      content: document,
      version: currentVersion,
      reason: 'restored' as const,
      ...(check && { check }),
    };
    const saved = await saveReport(inside, origin, scope, reportId, change);
    if (!isChecked) {
      const { noteIds = [] } = (await findWriting(inside, scope, reportId)) ?? {};
      await askForMissedRecheck(trx, scope, reportId, basisOfFirst(noteIds), saved.updatedAt);
    }
    return saved;
  });
}
