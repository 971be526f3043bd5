import { inTransaction } from '../../db/database.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../../documents/read-document.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findOpenReport, type OpenReport } from '../../records/reports/open-report.ts';
import { askForMissedRecheck, type CheckBasis, findCheckBasis } from '../../records/reports/rechecks.ts';
import { replaceMarks } from '../../records/reports/replace-marks.ts';
import { followHeldClient } from '../follow-record.ts';
import { AS_CHECKED, type CheckTools, type KnownReport, prepareCheck } from './prepare-check.ts';
import { withinMs } from './within-ms.ts';

/** How much longer the marks may take, which are stored when they are found. */
const MAX_LATE_MS = 300_000;

/**
 * A check that goes on when its text is stored already. There is one for each report. What is saved meanwhile is no
 * change against what was stored unchecked, so this check looks at it as well before it ends.
 */
interface LateCheck {
  /** What was told with all saves since. */
  accepted: readonly string[];
  /** Something was stored unchecked since the report was last looked at. */
  isBehind: boolean;
  /** The last text that it found the marks of. */
  found: RenderedDocument | null;
}

export const AS_GIVEN = { document: null, remarked: [] };

/** No report has it: what was found is not put on the text itself, but on what it has become. */
export const NEVER_STORED = 0;

export const lateChecks = new Map<string, LateCheck>();

interface Begun {
  given: RenderedDocument;
  checking: Promise<KnownReport | null>;
  basis: CheckBasis;
}

export async function checkLate(
  tools: CheckTools,
  scope: MemberScope,
  saved: OpenReport,
  accepted: readonly string[],
  begun: Begun,
): Promise<void> {
  const late: LateCheck = { accepted, isBehind: false, found: null };
  lateChecks.set(saved.id, late);
  try {
    await storeLateMarks(tools, scope, saved, late, begun);
  } catch {
    // The report is gone, or cannot be checked now: it is stored as it was sent.
  } finally {
    lateChecks.delete(saved.id);
  }
}

/** Until the newest version has its marks, or is signed. */
async function storeLateMarks(
  tools: CheckTools,
  scope: MemberScope,
  saved: OpenReport,
  late: LateCheck,
  begun: Begun,
): Promise<void> {
  const { context, documents } = tools;
  let [report, { basis }] = [saved, begun];
  let found = documentOf(await withinMs(begun.checking, MAX_LATE_MS), begun.given);
  while (found !== null && report.state !== 'signed') {
    late.found = takeDocument(found);
    if ((await storeMarks(tools, scope, report, late.found, basis)) && !late.isBehind) return;
    late.isBehind = false;
    basis = await findCheckBasis(context, scope, saved.id);
    report = await findOpenReport(context, scope, saved.id);
    const given = takeDocument(await documents.work('read', { content: report.content }));
    const known = { ...AS_CHECKED, stored: late.found.content, accepted: late.accepted };
    const { check } = await prepareCheck(tools, scope, report, given, known);
    found = documentOf(await withinMs(check(), MAX_LATE_MS), given);
  }
}

/** The text with the marks that were found, or itself where it needs no other; null where the check did not end. */
function documentOf(checked: KnownReport | null, given: RenderedDocument): Reading<RenderedDocument> | null {
  return checked === null ? null : (checked.document ?? given);
}

/** False where the report was changed or signed since. */
async function storeMarks(
  tools: CheckTools,
  scope: MemberScope,
  report: OpenReport,
  found: RenderedDocument,
  basis: CheckBasis,
): Promise<boolean> {
  const { context } = tools;
  return inTransaction(context.db, async (trx) => {
    const document = takeDocument(await followHeldClient(tools, trx, scope, report.clientId, found));
    const isStored = await replaceMarks({ ...context, db: trx }, scope, report, document);
    if (isStored) await askForMissedRecheck(trx, scope, report.id, basis, context.clock.now());
    return isStored;
  });
}
