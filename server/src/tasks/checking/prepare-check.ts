import type { Context } from '../../db/context.ts';
import type { Documents } from '../../documents/documents.ts';
import type { Reading, RenderedDocument } from '../../documents/read-document.ts';
import type { Settled, SettleTask } from '../../documents/settle-task.ts';
import type { MemberScope } from '../../practice/scope.ts';
import type { OpenReport } from '../../records/reports/open-report.ts';
import { isWritten } from '../../records/reports/writings.ts';
import type { SettleInput } from '../../writing/evidence/settle-marks.ts';
import type { Language } from '../../writing/language/language.ts';
import { type Sources, findMarks, findSourcesOf } from './find-marks.ts';

export interface CheckTools {
  context: Pick<Context, 'db' | 'clock'>;
  documents: Documents;
  language: Pick<Language, 'checkClaims' | 'splitTexts'>;
}

export interface SavingTools extends CheckTools {
  /** The text does not wait longer for the check: it is stored, and what was not checked by then has no mark. */
  checkWaitMs: number;
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

export const AS_CHECKED = { isStoredChecked: true, accepted: [] };

export function lastChecked({ content, unchecked }: OpenReport): KnownText {
  return {
    ...AS_CHECKED,
    ...(unchecked === null ? { stored: content } : { stored: unchecked.since, accepted: unchecked.accepted }),
  };
}

interface Check {
  check(): Promise<KnownReport>;
  /** Without the check of claims: what is not as it was loses its mark, unless it quotes the notes to the letter. */
  quote(): Promise<KnownReport>;
}

export async function prepareCheck(
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

export type KnownReport = Extract<Settled, { document: unknown }>;

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
