import type { AuditOrigin } from '../audit/entry.ts';
import { inTransaction } from '../db/database.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findOpenReport } from '../records/reports/open-report.ts';
import { askForMissedRecheck, findCheckBasis } from '../records/reports/rechecks.ts';
import { type ReportChange, type SavedReport, saveReport } from '../records/reports/save-report.ts';
import type { RemarkedText } from '../writing/evidence/remarked-texts.ts';
import { followClient, followHeldClient } from './follow-record.ts';
import { AS_CHECKED, type SavingTools, lastChecked, prepareCheck } from './checking/prepare-check.ts';
import { AS_GIVEN, NEVER_STORED, checkLate, lateChecks } from './checking/late-check.ts';
import { withinMs } from './checking/within-ms.ts';

/** How long somebody who saves waits for the check. */
export const CHECK_WAIT_MS = 3_000;

/** Of the sentences that were accepted while a report was not checked. */
const MOST_ACCEPTED = 800;

export interface CheckedSave extends SavedReport {
  /** The texts that have other marks now than they were sent with. */
  remarked: RemarkedText[];
  /** The check goes on, and its result comes with a later save. */
  isChecking: boolean;
}

/** Saves what somebody made of a report, with marks of evidence that the service itself has found. */
export async function saveCheckedReport(
  tools: SavingTools,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  change: ReportChange,
): Promise<CheckedSave> {
  const { context, checkWaitMs } = tools;
  const before = lateChecks.get(reportId);
  const basis = await findCheckBasis(context, scope, reportId);
  const report = await findOpenReport(context, scope, reportId);
  const given = await followClient(tools, scope, report.clientId, change.content);
  const accepted = joinAccepted(report.unchecked?.accepted, change.accepted);
  // A late check looks at all that was not looked at, so what is saved during it need not be compared with more.
  const known =
    before === undefined ? { ...lastChecked(report), accepted } : { ...AS_CHECKED, stored: report.content, accepted };
  const { check, quote } = await prepareCheck(tools, scope, report, given, known);
  const checking = check().catch(() => null);
  const inTime = await withinMs(checking, checkWaitMs);
  const settled = inTime ?? (await quote());
  const saved = await inTransaction(context.db, async (trx) => {
    // Once more, because the check took its time.
    const content = await followHeldClient(tools, trx, scope, report.clientId, settled.document ?? given);
    const done = await saveReport({ ...context, db: trx }, origin, scope, reportId, {
      ...change,
      content,
      accepted,
      check: inTime === null || before !== undefined ? 'goes on' : 'ended',
    });
    await askForMissedRecheck(trx, scope, reportId, basis, done.updatedAt);
    return done;
  });
  const late = lateChecks.get(reportId);
  if (late !== undefined) {
    late.accepted = joinAccepted(late.accepted, accepted);
    late.isBehind ||= inTime === null;
  } else if (before !== undefined && before.found !== null) {
    // It ended while this was saved: its marks may be on the version before, and not on this one.
    const begun = { given: before.found, checking: Promise.resolve(AS_GIVEN), basis };
    void checkLate(tools, scope, { ...report, version: NEVER_STORED }, accepted, begun);
  } else if (inTime === null && before === undefined) {
    void checkLate(tools, scope, { ...report, version: saved.version }, accepted, { given, checking, basis });
  }
  return { ...saved, remarked: settled.remarked, isChecking: lateChecks.has(reportId) };
}

function joinAccepted(former: readonly string[] = [], more: readonly string[] = []): readonly string[] {
  return [...new Set([...former, ...more])].slice(-MOST_ACCEPTED);
}
