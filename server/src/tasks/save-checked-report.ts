import { setTimeout as wait } from 'node:timers/promises';
import { formatSources } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { Documents } from '../documents/documents.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../documents/read-document.ts';
import type { Settled, SettleTask } from '../documents/settle-task.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findClient } from '../records/clients/find-client.ts';
import { findOpenReport, type OpenReport } from '../records/reports/open-report.ts';
import { askForMissedRecheck, type CheckBasis, findCheckBasis } from '../records/reports/rechecks.ts';
import { replaceMarks } from '../records/reports/replace-marks.ts';
import { type ReportChange, type SavedReport, saveReport } from '../records/reports/save-report.ts';
import { findWriting, isWritten } from '../records/reports/writings.ts';
import { sourceOf } from '../writing/evidence/material.ts';
import type { RemarkedText } from '../writing/evidence/remarked-texts.ts';
import type { SettleInput } from '../writing/evidence/settle-marks.ts';
import { reasonOf, toCheckedMaterial } from '../writing/evidence/support.ts';
import type { Language } from '../writing/language/language.ts';
import type { SourceNote } from '../writing/source-note.ts';
import { followClient, followHeldClient } from './follow-record.ts';
import { findReadableNotes } from './read-notes.ts';

export interface CheckTools {
  context: Pick<Context, 'db' | 'clock'>;
  documents: Documents;
  language: Pick<Language, 'checkClaims' | 'splitTexts'>;
}

export interface SavingTools extends CheckTools {
  /** The text does not wait longer for the check: it is stored, and what was not checked by then has no mark. */
  checkWaitMs: number;
}

/** How long somebody who saves waits for the check. */
export const CHECK_WAIT_MS = 3_000;
/** How much longer the marks may take, which are stored when they are found. */
const MAX_LATE_MS = 300_000;
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

const AS_GIVEN = { document: null, remarked: [] };
/** No report has it: what was found is not put on the text itself, but on what it has become. */
const NEVER_STORED = 0;

const lateChecks = new Map<string, LateCheck>();

interface Begun {
  given: RenderedDocument;
  checking: Promise<KnownReport | null>;
  basis: CheckBasis;
}

async function checkLate(
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

/** Null where it takes longer. */
async function withinMs<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const late = new AbortController();
  try {
    return await Promise.race([work, wait(ms, null, { signal: late.signal }).catch(() => null)]);
  } finally {
    late.abort();
  }
}

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

/** The same against another text that is known, however long it takes. */
export async function checkReport(
  tools: CheckTools,
  scope: MemberScope,
  report: OpenReport,
  given: RenderedDocument,
  known: KnownText,
): Promise<Reading<RenderedDocument>> {
  const { check } = await prepareCheck(tools, scope, report, given, known);
  return (await check()).document ?? given;
}

/** What the given text is compared with: only what differs is looked at. */
type KnownText = Pick<SettleTask, 'stored' | 'accepted' | 'isStoredChecked'>;

const AS_CHECKED = { isStoredChecked: true, accepted: [] };

function lastChecked({ content, unchecked }: OpenReport): KnownText {
  return {
    ...AS_CHECKED,
    ...(unchecked === null ? { stored: content } : { stored: unchecked.since, accepted: unchecked.accepted }),
  };
}

function joinAccepted(former: readonly string[] = [], more: readonly string[] = []): readonly string[] {
  return [...new Set([...former, ...more])].slice(-MOST_ACCEPTED);
}

interface Check {
  check(): Promise<KnownReport>;
  /** Without the check of claims: what is not as it was loses its mark, unless it quotes the notes to the letter. */
  quote(): Promise<KnownReport>;
}

async function prepareCheck(
  tools: CheckTools,
  scope: MemberScope,
  report: OpenReport,
  given: RenderedDocument,
  known: KnownText,
): Promise<Check> {
  const { context, documents, language } = tools;
  const hasSources = await isWritten(context, scope, report.id);
  const reports = { given: given.content, hasSources, ...known };
  let found: Promise<Sources> | undefined;
  const findSources = (): Promise<Sources> => (found ??= findSourcesOf(context, scope, report));
  const findQuotations = async (sentences: readonly string[]) =>
    documents.work('findQuotations', { ...(await findSources()), sentences });
  const findAllMarks = async (sentences: readonly string[]) => {
    const sources = await findSources();
    if (!sources.isReadable) return [];
    const quoted = await findQuotations(sentences);
    const open = sentences.filter((_, index) => quoted[index] === null);
    const checks = (open.length === 0 ? [] : await findMarks(language, sources, open)).values();
    return quoted.map((mark) => mark ?? checks.next().value ?? null);
  };
  return {
    check: () => askForMarks(tools, reports, {}, findAllMarks),
    quote: () => askForMarks(tools, reports, { spans: 'as known' }, findQuotations),
  };
}

interface KnownMarks {
  spans?: string;
  marks?: string;
}

type KnownReport = Extract<Settled, { document: unknown }>;

/** The documents are read beside the event loop, where it is said what must be known first, until all is known. */
async function askForMarks(
  { documents, language }: Pick<CheckTools, 'documents' | 'language'>,
  reports: Omit<SettleTask, 'spans' | 'marks'>,
  given: KnownMarks,
  markSentences: SettleInput['findMarks'],
): Promise<KnownReport> {
  let known = given;
  for (;;) {
    const settled = await documents.work('settle', { ...reports, ...known });
    if ('document' in settled) return settled;
    if ('texts' in settled) {
      known = { spans: JSON.stringify(await language.splitTexts(JSON.parse(settled.texts) as string[])) };
    } else {
      known = { ...known, marks: JSON.stringify(await markSentences(settled.sentences)) };
    }
  }
}

interface Sources {
  /** Those that are still there: none of them may be, and then nothing bears a sentence out. */
  notes: SourceNote[];
  clientName: string;
  /** False where the report has no notes, or they are too long: nothing can be said of its sentences. */
  isReadable: boolean;
  /** How the report was written, as JSON. */
  record: string;
}

const NOT_WRITTEN = JSON.stringify({ provider: '', model: '', sections: [] });

async function findSourcesOf(
  context: Pick<Context, 'db'>,
  scope: MemberScope,
  { id, clientId }: OpenReport,
): Promise<Sources> {
  const writing = await findWriting(context, scope, id);
  if (writing === undefined) return { notes: [], isReadable: false, clientName: '', record: NOT_WRITTEN };
  const notes = await findReadableNotes(context, scope, clientId, writing.noteIds);
  const isReadable = notes !== null && writing.noteIds.length > 0;
  const client = await findClient(context.db, scope, clientId);
  return { notes: notes ?? [], isReadable, clientName: client?.firstName ?? '', record: writing.record };
}

async function findMarks(
  language: Pick<Language, 'checkClaims'>,
  { notes, clientName }: Sources,
  sentences: readonly string[],
): ReturnType<SettleInput['findMarks']> {
  const claims = sentences.map((text) => ({ text, cited: [] }));
  const checked = await language.checkClaims(toCheckedMaterial({ notes, clientName }), claims);
  return checked.map(({ verdict, isFigure, places }) => {
    const sources = formatSources(
      places.flatMap(({ note: index, start, end }) => {
        const note = notes[index];
        return note === undefined ? [] : [sourceOf({ note, sentence: { start, end } })];
      }),
    );
    const reason = reasonOf(verdict, isFigure);
    if (reason !== null) {
      const isPlaced = reason === 'contradiction' && sources !== '';
      return { type: 'unsupported', attrs: { reason, ...(isPlaced && { sources }) } };
    }
    return sources === '' ? null : { type: 'evidence', attrs: { sources } };
  });
}
