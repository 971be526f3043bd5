import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import { isVisible } from '../../db/visibility.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../../documents/read-document.ts';
import { AppError } from '../../errors.ts';
import { recordReportChange } from './record-report-change.ts';
import { addVersion } from './versions.ts';
import { insertWriting, type ReportWriting } from './writings.ts';

export const REPORT_LIMITS = { titleLength: 255 } as const;

export interface NewReport {
  practiceId: string;
  clientId: number;
  title: string;
  content: Reading<RenderedDocument>;
  /** How it was written, if it was written from a template. */
  writing?: ReportWriting;
  createdBy: string;
  createdAt: Date;
  /** The member who must still see the client when the report is stored: writing it takes time. */
  seenBy?: string;
}

export async function createReport(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  input: NewReport,
): Promise<string> {
  const id = makeId('rep');
  const { practiceId, clientId } = input;
  const document = takeDocument(input.content);
  await inTransaction(db, async (trx) => {
    await insertReport(trx, id, document, input);
    await addVersion(trx, {
      reportId: id,
      practiceId,
      version: 1,
      reason: 'created',
      savedAt: input.createdAt,
      savedBy: input.createdBy,
    });
    if (input.writing !== undefined) await insertWriting(trx, practiceId, id, input.writing);
    await recordReportChange(trx, clock, origin, { action: 'report.created', practiceId, clientId, reportId: id });
  });
  return id;
}

/** Checks and writes in one statement: a client who went out of sight meanwhile gets no report. */
async function insertReport(
  trx: DatabaseTransaction,
  id: string,
  { content, markdown, html }: RenderedDocument,
  { practiceId, clientId, title, createdBy, createdAt, seenBy }: NewReport,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into reports (
      id, practice_id, client_id, title, content, markdown, html, created_by, updated_by, created_at, updated_at
    )
    select ${id}, practice_id, id, ${title}, ${await longJson(content)}, ${await longText(markdown)},
      ${await longText(html)}, ${createdBy}, ${createdBy}, ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from clients
    where id = ${clientId} and practice_id = ${practiceId}
      and ${seenBy === undefined ? sql`true` : isVisible({ practiceId, memberId: seenBy }, 'clients')}`.execute(trx);
  if (numAffectedRows === 0n) throw new AppError('client_not_found');
}
