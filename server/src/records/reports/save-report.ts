import { checkDocument, type DocumentJson, toHtml, toMarkdown } from '@casewright/document';
import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type Database, type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import type { VersionReason } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { addVersion } from './versions.ts';

export interface ReportChange {
  title: string;
  content: unknown;
  /** The version that was changed. If the report has another by now, nothing is saved. */
  version: number;
  reason: Exclude<VersionReason, 'created'>;
}

export interface SavedReport {
  version: number;
  updatedAt: Date;
}

/** Saves what one person made of a report they had open. Each version of the list leaves one trace, when it begins. */
export async function saveReport(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  reportId: string,
  change: ReportChange,
): Promise<SavedReport> {
  const content = checkDocument(change.content);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ version: number; clientId: number }>`
      update reports
      set title = ${change.title}, content = ${JSON.stringify(content)}::jsonb, markdown = ${toMarkdown(content)},
        html = ${toHtml(content)}, version = reports.version + 1, updated_at = ${now}, updated_by = ${scope.memberId}
      from clients
      where reports.id = ${reportId} and reports.practice_id = ${scope.practiceId}
        and reports.version = ${change.version}::integer
        and clients.practice_id = reports.practice_id and clients.id = reports.client_id
        and (clients.owner_id is null or clients.owner_id = ${scope.memberId})
      returning reports.version, reports.client_id as "clientId"`.execute(trx);
    const saved = rows[0];
    if (saved === undefined) {
      await findOpenReport({ db: trx }, scope, reportId);
      throw new AppError('report_changed');
    }
    const isNew = await addVersion(trx, {
      reportId,
      practiceId: scope.practiceId,
      version: saved.version,
      title: change.title,
      content,
      reason: change.reason,
      savedAt: now,
      savedBy: scope.memberId,
    });
    if (isNew) {
      await recordAudits(trx, clock, [
        {
          practiceId: scope.practiceId,
          action: 'report.edited',
          origin,
          subject: { type: 'report', id: reportId },
          clientId: saved.clientId,
          details: { version: saved.version, reason: change.reason },
        },
      ]);
    }
    return { version: saved.version, updatedAt: now };
  });
}

/** A report as an editor opens it. */
export interface OpenReport {
  id: string;
  clientId: number;
  title: string;
  content: DocumentJson;
  version: number;
  createdBy: string;
  createdByName: string;
  updatedBy: string;
  updatedByName: string;
  createdAt: Date;
  updatedAt: Date;
}

/** All but the content of the reports within sight. */
export function selectOpenReports(db: Database, scope: MemberScope) {
  return db
    .selectFrom('reports')
    .innerJoin('clients', (join) =>
      join.onRef('clients.practice_id', '=', 'reports.practice_id').onRef('clients.id', '=', 'reports.client_id'),
    )
    .innerJoin('members as creator', (join) =>
      join.onRef('creator.practice_id', '=', 'reports.practice_id').onRef('creator.id', '=', 'reports.created_by'),
    )
    .innerJoin('members as editor', (join) =>
      join.onRef('editor.practice_id', '=', 'reports.practice_id').onRef('editor.id', '=', 'reports.updated_by'),
    )
    .select([
      'reports.id',
      'reports.client_id as clientId',
      'reports.title',
      'reports.version',
      'reports.created_by as createdBy',
      'creator.name as createdByName',
      'reports.updated_by as updatedBy',
      'editor.name as updatedByName',
      'reports.created_at as createdAt',
      'reports.updated_at as updatedAt',
    ])
    .where('reports.practice_id', '=', scope.practiceId)
    .where(({ eb, or }) => or([eb('clients.owner_id', 'is', null), eb('clients.owner_id', '=', scope.memberId)]));
}

export async function findOpenReport(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<OpenReport> {
  return found(
    await selectOpenReports(db, scope).select('reports.content').where('reports.id', '=', reportId).executeTakeFirst(),
  );
}

/** Nobody else can change the report until the transaction ends. */
export async function holdOpenReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
): Promise<OpenReport> {
  const { rows } = await sql`
    select from reports where id = ${reportId} and practice_id = ${scope.practiceId} for update`.execute(trx);
  return found(rows.length === 0 ? undefined : await findOpenReport({ db: trx }, scope, reportId));
}

function found(report: OpenReport | undefined): OpenReport {
  if (report === undefined) throw new AppError('document_not_found');
  return report;
}
