import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { Database, DatabaseTransaction } from '../../db/database.ts';
import { memberName } from '../../db/member-name.ts';
import type { ReportState } from '../../db/tables.ts';
import { isOfVisibleClient, isOfVisibleReport } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';

/** A report as an editor opens it. */
export interface OpenReport {
  id: string;
  clientId: number;
  title: string;
  /** JSON, as it came from the database. */
  content: string;
  version: number;
  /** The last version that somebody wrote: later ones only follow the client's record. */
  writtenVersion: number;
  state: ReportState;
  /** Where a check of its sentences has not ended. */
  unchecked: UncheckedReport | null;
  /** How many addenda a signed report has. */
  addenda: number;
  createdBy: string;
  createdByName: string;
  updatedBy: string;
  updatedByName: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface UncheckedReport {
  /** The last text that was looked at as a whole, as JSON: in later ones a sentence without a mark may need one. */
  since: string;
  /** The sentences that a person has accepted in later texts. */
  accepted: readonly string[];
}

export type ListedReport = Omit<OpenReport, 'content' | 'writtenVersion' | 'unchecked'>;

/** The reports in sight, without their content. */
export function selectOpenReports(db: Database, scope: MemberScope) {
  return db
    .selectFrom('reports')
    .select([
      'reports.id',
      'reports.client_id as clientId',
      'reports.title',
      'reports.version',
      'reports.state',
      'reports.created_by as createdBy',
      memberName('reports.created_by').as('createdByName'),
      'reports.updated_by as updatedBy',
      memberName('reports.updated_by').as('updatedByName'),
      'reports.created_at as createdAt',
      'reports.updated_at as updatedAt',
    ])
    .select((expression) =>
      expression
        .selectFrom('report_addenda')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('report_addenda.report_id', '=', 'reports.id')
        .$asScalar()
        .$notNull()
        .as('addenda'),
    )
    .where(isOfVisibleClient(scope, 'reports'));
}

export async function findOpenReport(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<OpenReport> {
  const withContent = selectOpenReports(db, scope).select([
    sql<string>`reports.content::text`.as('content'),
    sql<string | null>`(reports.unchecked -> 'since')::text`.as('since'),
    sql<string[] | null>`reports.unchecked -> 'accepted'`.as('accepted'),
    sql<number>`(
      select max(report_versions.version) from report_versions
      where report_versions.report_id = reports.id and report_versions.reason <> 'followed'
        and ${isOfVisibleReport(scope, 'report_versions')}
    )`.as('writtenVersion'),
  ]);
  const { since, accepted, ...report } = found(await withContent.where('reports.id', '=', reportId).executeTakeFirst());
  return { ...report, unchecked: since === null ? null : { since, accepted: accepted ?? [] } };
}

/** Finds a report without its content. */
export async function findListedReport(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<ListedReport> {
  return found(await selectOpenReports(db, scope).where('reports.id', '=', reportId).executeTakeFirst());
}

/** Locks the report: nobody else can change it until the transaction ends. */
export async function holdOpenReport(
  trx: DatabaseTransaction,
  scope: MemberScope,
  reportId: string,
): Promise<OpenReport> {
  const { rows } = await sql`
    select from reports where id = ${reportId} and ${isOfVisibleClient(scope, 'reports')} for update`.execute(trx);
  return found(rows.length === 0 ? undefined : await findOpenReport({ db: trx }, scope, reportId));
}

function found<Report>(report: Report | undefined): Report {
  if (report === undefined) throw new AppError('document_not_found');
  return report;
}
