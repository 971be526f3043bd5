import type { Context } from '../../db/context.ts';
import { type Database, readRows } from '../../db/database.ts';
import { visibleText } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import { gatherReads } from '../../lib/gather-reads.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import type { ReportListItem } from './list-reports.ts';

export type ReportFormat = 'markdown' | 'html';

/**
 * Its times are texts, as they are sent. To make dates of them and write them again takes longer than to read the rest.
 */
export interface RenderedReport extends ReportListItem<string> {
  format: ReportFormat;
  /** The text as JSON: escaping megabytes is left to the database. */
  content: string;
}

/** The text of a report in one form, with its addenda below it. */
export const withAddenda = (format: ReportFormat): string => {
  const between = format === 'markdown' ? String.raw`E'\n\n'` : String.raw`E'\n'`;
  return `(reports.${format} || coalesce((
    select string_agg(${between} || report_addenda.${format}, '' order by report_addenda.number)
    from report_addenda where report_addenda.report_id = reports.id), ''))`;
};

/**
 * A hash of a text in all its forms, made in the database, because they may be megabytes long. No stored text contains a
 * NUL, so it marks clearly where one part ends and the next begins.
 */
export const hashOf = (title: string, markdown: string, html: string): string => `sha256(
  convert_to(${title}, 'UTF8') || '\\x00'::bytea || convert_to(${markdown}, 'UTF8') || '\\x00'::bytea ||
  convert_to(${html}, 'UTF8')
)`;

const asIsoTime = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * By a step in the indexes for each, however many reports there are. The lists stand in a `select` of their own so that the
 * planner does not see how long they are: a plan for the few at hand would look cheaper than one for all, and PostgreSQL
 * would make one at each call, which takes longer than finding the reports.
 */
const findReportsAs = (format: ReportFormat): string => `
  select place::integer, report.*
  from unnest((select $1::text[]), (select $2::text[]), (select $3::bigint[]), (select $4::text[])) with ordinality
    as asked (report_id, practice_id, client_id, member_id, place)
  cross join lateral (
    select reports.id, reports.client_id as "clientId", reports.title, ${asIsoTime('reports.created_at')} as "createdAt",
      ${asIsoTime('reports.updated_at')} as "updatedAt", to_json(${withAddenda(format)})::text as content
    from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
    where reports.id = asked.report_id and reports.client_id = asked.client_id
      and ${visibleText('clients', 'asked.practice_id', 'asked.member_id')}
    limit 1
  ) as report`;

const FIND_REPORTS: Record<ReportFormat, string> = {
  markdown: findReportsAs('markdown'),
  html: findReportsAs('html'),
};

export interface AskedReport {
  scope: Scope;
  clientId: number;
  reportId: string;
}

export type FindReport = (asked: AskedReport, format: ReportFormat) => Promise<RenderedReport>;

/** Those that are asked for at the same moment, by whomever, are found by one statement. */
export function createFindReport({ db }: Pick<Context, 'db'>): FindReport {
  const find = {
    markdown: gatherReads((asked: readonly AskedReport[]) => findReports(db, asked, 'markdown')),
    html: gatherReads((asked: readonly AskedReport[]) => findReports(db, asked, 'html')),
  };
  return async (asked, format) => {
    const report = await find[format](asked);
    if (report !== undefined) return report;
    await checkClientVisible(db, asked.scope, asked.clientId);
    throw new AppError('document_not_found');
  };
}

async function findReports(
  db: Database,
  asked: readonly AskedReport[],
  format: ReportFormat,
): Promise<(RenderedReport | undefined)[]> {
  const rows = await readRows<Omit<RenderedReport, 'format'> & { place: number }>(db, FIND_REPORTS[format], [
    asked.map(({ reportId }) => reportId),
    asked.map(({ scope }) => scope.practiceId),
    asked.map(({ clientId }) => clientId),
    asked.map(({ scope }) => scope.memberId),
  ]);
  const found = Array<RenderedReport | undefined>(asked.length);
  for (const { place, ...report } of rows) found[place - 1] = { ...report, format };
  return found;
}

const FIND_WHOLE_REPORT = `
  select title, version, content, to_json(markdown)::text as markdown, to_json(html)::text as html,
    encode(${hashOf('title', 'markdown', 'html')}, 'hex') as "contentHash"
  from (
    select reports.title, reports.version, reports.content::text as content, ${withAddenda('markdown')} as markdown,
      ${withAddenda('html')} as html
    from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
    where reports.id = $1 and reports.client_id = $3 and ${visibleText('clients', '$2', '$4')}
  ) as report`;

/** A report without who made it and when. Its text in each form is JSON. */
export interface WholeReport {
  title: string;
  content: string;
  markdown: string;
  html: string;
  version: number;
  /** Of title, Markdown and HTML: other remarks on the same sentences make another, and no other version. */
  contentHash: string;
}

/** A report in every form at one moment. */
export async function findWholeReport(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  reportId: string,
): Promise<WholeReport> {
  const values = [reportId, scope.practiceId, clientId, scope.memberId];
  const [report] = await readRows<WholeReport>(db, FIND_WHOLE_REPORT, values);
  if (report !== undefined) return report;
  await checkClientVisible(db, scope, clientId);
  throw new AppError('document_not_found');
}
