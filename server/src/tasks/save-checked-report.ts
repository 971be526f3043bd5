import { setTimeout as wait } from 'node:timers/promises';
import { formatSources } from '@casewright/document';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { Documents } from '../documents/documents.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../documents/read-document.ts';
import type { MemberScope } from '../practice/scope.ts';
import { findOpenReport, type OpenReport } from '../records/reports/open-report.ts';
import { type ReportChange, type SavedReport, saveReport } from '../records/reports/save-report.ts';
import { findWriting } from '../records/reports/writings.ts';
import { sourceOf } from '../writing/evidence/material.ts';
import type { SettleInput } from '../writing/evidence/settle-marks.ts';
import { reasonOf, toCheckedNote } from '../writing/evidence/support.ts';
import type { Language } from '../writing/language/language.ts';
import type { SourceNote } from '../writing/source-note.ts';
import type { PassageRecord } from '../writing/placing/passage-record.ts';
import { readWritingRecord } from '../writing/writing-record.ts';
import { findQuotations } from './find-quotations.ts';
import { findReadableNotes } from './read-notes.ts';

export interface SavingTools {
  context: Pick<Context, 'db' | 'clock'>;
  documents: Documents;
  language: Pick<Language, 'checkClaims' | 'splitTexts'>;
}

/** A save does not wait longer for the check: what is not checked by then is stored without a mark, and claims nothing. */
const MAX_WAIT_MS = 3_000;

/** Saves what somebody made of a report, with marks of evidence that the service itself has found. */
export async function saveCheckedReport(
  tools: SavingTools,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  change: ReportChange,
): Promise<SavedReport> {
  const given = takeDocument(change.content);
  const report = await findOpenReport(tools.context, scope, reportId);
  const content = await settleReport(tools, scope, report, given);
  return saveReport(tools.context, origin, scope, reportId, { ...change, content });
}

/** The report with marks that fit its text: see settle-marks.ts. */
export async function settleReport(
  tools: SavingTools,
  scope: MemberScope,
  report: OpenReport,
  given: RenderedDocument,
): Promise<Reading<RenderedDocument>> {
  const { context, language } = tools;
  const checked = askForMarks(tools, report, given, async (sentences) => {
    const { notes, passages } = await findSourcesOf(context, scope, report);
    if (notes.length === 0) return [];
    const quoted = findQuotations(passages, notes, sentences);
    const open = sentences.filter((_, index) => quoted[index] === null);
    const checks = (open.length === 0 ? [] : await findMarks(language, notes, open)).values();
    return quoted.map((mark) => mark ?? checks.next().value ?? null);
  }).catch(() => null);
  const late = new AbortController();
  const settled = await Promise.race([checked, wait(MAX_WAIT_MS, null, { signal: late.signal }).catch(() => null)]);
  late.abort();
  if (settled !== null) return settled;
  // Each text as one sentence: what is not as it was loses its mark, unless it quotes the notes to the letter.
  const whole = { ...tools, language: { splitTexts: async (texts: readonly string[]) => texts.map(spanOf) } };
  return askForMarks(whole, report, given, async (sentences) => {
    const { notes, passages } = await findSourcesOf(context, scope, report);
    return findQuotations(passages, notes, sentences);
  });
}

function spanOf(text: string): { start: number; end: number }[] {
  return [{ start: 0, end: text.length }];
}

/** The documents are read beside the event loop, where it is said what must be known first, until all is known. */
async function askForMarks(
  { documents, language }: { documents: Documents; language: Pick<Language, 'splitTexts'> },
  report: OpenReport,
  given: RenderedDocument,
  markSentences: SettleInput['findMarks'],
): Promise<Reading<RenderedDocument>> {
  const reports = { stored: report.content, given: given.content };
  let known: { spans?: string; marks?: string } = {};
  for (;;) {
    const settled = await documents.work('settle', { ...reports, ...known });
    if ('document' in settled) return settled.document ?? given;
    if ('texts' in settled) {
      known = { spans: JSON.stringify(await language.splitTexts(JSON.parse(settled.texts) as string[])) };
    } else {
      known = { ...known, marks: JSON.stringify(await markSentences(settled.sentences)) };
    }
  }
}

interface Sources {
  notes: SourceNote[];
  passages: readonly PassageRecord[];
}

async function findSourcesOf(
  context: Pick<Context, 'db'>,
  scope: MemberScope,
  { id, clientId }: OpenReport,
): Promise<Sources> {
  const writing = await findWriting(context, scope, id);
  if (writing === undefined) return { notes: [], passages: [] };
  const notes = await findReadableNotes(context, scope, clientId, writing.noteIds);
  return { notes, passages: readWritingRecord(JSON.parse(writing.record)).passages ?? [] };
}

async function findMarks(
  language: Pick<Language, 'checkClaims'>,
  notes: readonly SourceNote[],
  sentences: readonly string[],
): ReturnType<SettleInput['findMarks']> {
  const claims = sentences.map((text) => ({ text, cited: [] }));
  const checked = await language.checkClaims(notes.map(toCheckedNote), claims);
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
