import type { Context } from '../../db/context.ts';
import { readRows } from '../../db/database.ts';
import { visibleText } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';
import type { ReportListItem } from './list-reports.ts';

export type ReportFormat = 'markdown' | 'html';

export interface RenderedReport extends ReportListItem {
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

const findReportAs = (format: ReportFormat): string => `
  select reports.id, reports.client_id as "clientId", reports.title, reports.created_at as "createdAt",
    reports.updated_at as "updatedAt", to_json(${withAddenda(format)})::text as content
  from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
  where reports.id = $1 and reports.client_id = $3 and ${visibleText('clients', '$2', '$4')}`;

const FIND_REPORT: Record<ReportFormat, string> = { markdown: findReportAs('markdown'), html: findReportAs('html') };

export async function findReport(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  reportId: string,
  format: ReportFormat,
): Promise<RenderedReport> {
  const values = [reportId, scope.practiceId, clientId, scope.memberId];
  const rows = await readRows<Omit<RenderedReport, 'format'>>(db, FIND_REPORT[format], values);
  const row = rows[0];
  if (row === undefined) {
    await checkClientVisible(db, scope, clientId);
    throw new AppError('document_not_found');
  }
  return { ...row, format };
}

const FIND_WHOLE_REPORT = `
  select reports.title, reports.version, reports.content::text as content,
    to_json(${withAddenda('markdown')})::text as markdown, to_json(${withAddenda('html')})::text as html
  from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
  where reports.id = $1 and reports.client_id = $3 and ${visibleText('clients', '$2', '$4')}`;

/** A report without who made it and when. Its text in each form is JSON. */
export interface WholeReport {
  title: string;
  content: string;
  markdown: string;
  html: string;
  version: number;
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
