import { checkDocument, type DocumentJson, toHtml, toMarkdown } from '@casewright/document';
import { sql } from 'kysely';
import { recordAudits } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction, readRows } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { toStorableJson } from '../lib/storable-json.ts';
import type { Scope } from '../practice/scope.ts';
import { checkClientVisible } from './clients/find-client.ts';
import { addVersion } from './reports/versions.ts';

export const REPORT_LIMITS = { titleLength: 255 } as const;

export type ReportFormat = 'markdown' | 'html';

export interface ReportListItem {
  _id: string;
  client_id: number;
  title: string;
  created_at: Date;
  updated_at: Date;
  type: 'report';
}

export interface RenderedReport extends ReportListItem {
  format: ReportFormat;
  content: string;
}

/** The newest first. `total` counts them all, whatever the page. */
export async function listReports(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  paging: { page: number; limit: number },
): Promise<{ reports: ReportListItem[]; total: number }> {
  await checkClientVisible(db, scope, clientId);
  const ofClient = db
    .selectFrom('reports')
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId);
  const [reports, { total }] = await Promise.all([
    ofClient
      .select(['id as _id', 'client_id', 'title', 'created_at', 'updated_at'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit)
      .execute(),
    ofClient.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { reports: reports.map((report) => ({ ...report, type: 'report' })), total };
}

const findReportAs = (format: ReportFormat): string => `
  select reports.id as _id, reports.client_id, reports.title, reports.created_at, reports.updated_at,
    reports.${format} as content
  from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
  where reports.id = $1 and reports.practice_id = $2 and reports.client_id = $3
    and (clients.owner_id is null or clients.owner_id = $4)`;

const FIND_REPORT: Record<ReportFormat, string> = { markdown: findReportAs('markdown'), html: findReportAs('html') };

export async function findReport(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  reportId: string,
  format: ReportFormat,
): Promise<RenderedReport> {
  const values = [reportId, scope.practiceId, clientId, scope.memberId];
  const rows = await readRows<Omit<RenderedReport, 'type' | 'format'>>(db, FIND_REPORT[format], values);
  const row = rows[0];
  if (row === undefined) {
    await checkClientVisible(db, scope, clientId);
    throw new AppError('document_not_found');
  }
  return { ...row, type: 'report', format };
}

const FIND_WHOLE_REPORT = `
  select reports.title, reports.content, reports.markdown, reports.html, reports.version
  from reports join clients on clients.practice_id = reports.practice_id and clients.id = reports.client_id
  where reports.id = $1 and reports.practice_id = $2 and reports.client_id = $3
    and (clients.owner_id is null or clients.owner_id = $4)`;

/** All of a report that is kept apart from who made it and when. */
export interface WholeReport {
  title: string;
  content: DocumentJson;
  markdown: string;
  html: string;
  version: number;
}

/** A report in every form at one moment, for whoever keeps a copy of it. */
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

export interface NewReport {
  practiceId: string;
  clientId: number;
  title: string;
  content: unknown;
  /** How it was written, where it was written from a template. */
  writing?: ReportWriting;
  createdBy: string;
  createdAt: Date;
  /** The member who must still see the client then: a report takes its time to be written. */
  seenBy?: string;
}

export interface ReportWriting {
  templateId: string;
  /** As it was when the report was written from it. */
  template: DocumentJson;
  noteIds: readonly string[];
  /** Which provider, model and prompts wrote which section: see writing/. */
  record: object;
}

export async function createReport(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  input: NewReport,
): Promise<string> {
  const id = makeId('rep');
  const content = checkDocument(input.content);
  await inTransaction(db, async (trx) => {
    await insertReport(trx, id, content, input);
    await addVersion(trx, {
      reportId: id,
      practiceId: input.practiceId,
      version: 1,
      title: input.title,
      content,
      reason: 'created',
      savedAt: input.createdAt,
      savedBy: input.createdBy,
    });
    if (input.writing !== undefined) await insertWriting(trx, input.practiceId, id, input.writing);
    await recordAudits(trx, clock, [
      {
        practiceId: input.practiceId,
        action: 'report.created',
        origin,
        subject: { type: 'report', id },
        clientId: input.clientId,
      },
    ]);
  });
  return id;
}

/** Looking and writing are one statement: a client that went out of sight meanwhile gets no report. */
async function insertReport(
  trx: DatabaseTransaction,
  id: string,
  content: DocumentJson,
  { practiceId, clientId, title, createdBy, createdAt, seenBy }: NewReport,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into reports (
      id, practice_id, client_id, title, content, markdown, html, created_by, updated_by, created_at, updated_at
    )
    select ${id}, practice_id, id, ${title}, ${JSON.stringify(content)}::jsonb, ${toMarkdown(content)},
      ${toHtml(content)}, ${createdBy}, ${createdBy}, ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from clients
    where practice_id = ${practiceId} and id = ${clientId}
      and (${seenBy === undefined}::boolean or owner_id is null or owner_id = ${seenBy ?? null})`.execute(trx);
  if (numAffectedRows === 0n) throw new AppError('client_not_found');
}

async function insertWriting(
  trx: DatabaseTransaction,
  practiceId: string,
  reportId: string,
  { templateId, template, noteIds, record }: ReportWriting,
): Promise<void> {
  await trx
    .insertInto('report_writings')
    .values({
      report_id: reportId,
      practice_id: practiceId,
      template_id: templateId,
      template: JSON.stringify(template),
      note_ids: [...noteIds],
      record: toStorableJson(record),
    })
    .execute();
}
