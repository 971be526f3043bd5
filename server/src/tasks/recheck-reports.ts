import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { takeDocument } from '../documents/read-document.ts';
import { AppError } from '../errors.ts';
import { findOpenReport, type OpenReport } from '../records/reports/open-report.ts';
import { deleteRecheck, takeNextRecheck, type Recheck } from '../records/reports/rechecks.ts';
import { replaceMarks } from '../records/reports/replace-marks.ts';
import { checkReport, type CheckTools } from './checking/prepare-check.ts';

/**
 * Checks the reports whose notes were changed, or whose own check did not end, one after the other. A failure is logged, and the report is tried again
 * later.
 */
export async function recheckReports(
  tools: CheckTools,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const failed: string[] = [];
  const isStopped = (): boolean => signal?.aborted ?? false;
  while (!isStopped()) {
    let reportId: string | undefined;
    try {
      await inTransaction(tools.context.db, async (trx) => {
        const recheck = await takeNextRecheck(trx, failed, tools.context.clock.now());
        reportId = recheck?.reportId;
        if (recheck !== undefined) await recheckReport(tools, trx, recheck);
      });
    } catch (error) {
      if (reportId !== undefined) failed.push(reportId);
      if (!isStopped()) onFailure(error);
    }
    if (reportId === undefined) return;
  }
}

/** The marks and the end of the recheck are kept together, or neither is. */
async function recheckReport(tools: CheckTools, trx: DatabaseTransaction, recheck: Recheck): Promise<void> {
  for (;;) {
    const report = await findReport(tools, recheck);
    if (report === undefined) break;
    const document = await findMarksAnew(tools, recheck, report);
    // Somebody may have saved the report meanwhile: then their text is checked, not the one from before.
    if (await replaceMarks({ ...tools.context, db: trx }, recheck, report, document)) break;
  }
  await deleteRecheck(trx, recheck);
}

/** Undefined where it is gone, signed by now, or out of the sight of whoever changed the note. */
async function findReport({ context }: CheckTools, { reportId, ...scope }: Recheck): Promise<OpenReport | undefined> {
  try {
    const report = await findOpenReport(context, scope, reportId);
    return report.state === 'signed' ? undefined : report;
  } catch (error) {
    if (error instanceof AppError && error.code === 'document_not_found') return undefined;
    throw error;
  }
}

async function findMarksAnew(tools: CheckTools, recheck: Recheck, report: OpenReport) {
  const { documents } = tools;
  const { noteIds } = recheck;
  const { since, accepted } = report.unchecked ?? { since: report.content, accepted: [] };
  const isChanged = noteIds.length > 0;
  const stored = isChanged ? await documents.work('forgetMarks', { content: since, noteIds }) : since;
  const given = takeDocument(await documents.work('read', { content: report.content }));
  return takeDocument(
    await checkReport(tools, recheck, report, given, { stored, accepted, isStoredChecked: !isChanged }),
  );
}
