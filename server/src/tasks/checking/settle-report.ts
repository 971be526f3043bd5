import type { Reading, RenderedDocument } from '../../documents/read-document.ts';
import type { MemberScope } from '../../practice/scope.ts';
import type { OpenReport } from '../../records/reports/open-report.ts';
import { type SavingTools, lastChecked, prepareCheck } from './prepare-check.ts';
import { withinMs } from './within-ms.ts';

export interface SettledReport {
  document: Reading<RenderedDocument>;
  /** False where it took too long. */
  isWhole: boolean;
}

/** The report with marks that fit its text: see settle-marks.ts. What is not checked in a short time has none. */
export async function settleReport(
  tools: SavingTools,
  scope: MemberScope,
  report: OpenReport,
  given: RenderedDocument,
): Promise<SettledReport> {
  const { check, quote } = await prepareCheck(tools, scope, report, given, lastChecked(report));
  const checked = await withinMs(
    check().catch(() => null),
    tools.checkWaitMs,
  );
  return { document: (checked ?? (await quote())).document ?? given, isWhole: checked !== null };
}
