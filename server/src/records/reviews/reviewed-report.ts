import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isOfVisibleClient } from '../../db/visibility.ts';
import type { Documents } from '../../documents/documents.ts';
import type { ReviewTexts } from '../../documents/review-tasks.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { findNoteTexts } from '../notes/find-note-texts.ts';
import { findOpenReport, type OpenReport } from '../reports/open-report.ts';
import { findWriting } from '../reports/writings.ts';

export interface ReviewTools {
  context: Pick<Context, 'db' | 'clock'>;
  /** The lists are made in its thread, however long the report is. */
  documents: Pick<Documents, 'work'>;
}

export interface ReviewedReport {
  report: Omit<OpenReport, 'content'>;
  texts: ReviewTexts;
}

/** A report with the notes that it was written from, as they are and as it cites them. */
export async function findReviewedReport(
  { context, documents }: ReviewTools,
  scope: MemberScope,
  reportId: string,
): Promise<ReviewedReport> {
  const { content, ...report } = await findOpenReport(context, scope, reportId);
  const writing = await findWriting(context, scope, reportId);
  const { record = '', template = '', noteIds = [] } = writing ?? {};
  const revisions = await documents.work('listCitedRevisions', { content, record });
  const notes = await findNoteTexts(context, scope, report.clientId, { noteIds, revisions });
  return { report, texts: { content, record, template, notes } };
}

export interface ReviewStamp {
  /** Differs after each change of the report, of its marks, or of the record of its writing. */
  stamp: string;
  /** The report or a note of it was changed, and its sentences have not been checked again. */
  isRechecking: boolean;
}

/** Finds out whether an earlier list still holds, without making it again. */
export async function findReviewStamp(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<ReviewStamp> {
  // PostgreSQL keeps in xmin which transaction wrote a row: marks change without a new version of the report.
  const { rows } = await sql<ReviewStamp>`
    select concat_ws('.', reports.xmin, report_writings.xmin, report_rechecks.xmin) as stamp,
      report_rechecks.report_id is not null as "isRechecking"
    from reports
    left join report_writings on report_writings.report_id = reports.id
    left join report_rechecks on report_rechecks.report_id = reports.id
    where reports.id = ${reportId} and ${isOfVisibleClient(scope, 'reports')}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new AppError('document_not_found');
  return found;
}
