import type { DocumentJson } from '@casewright/document';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { isOfVisibleReport, isVisible } from '../../db/visibility.ts';
import { toStorableJson } from '../../lib/storable-json.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface ReportWriting {
  templateId: string;
  /** As it was when the report was written from it. */
  template: DocumentJson;
  noteIds: readonly string[];
  /** Which provider, model and prompts wrote which section: see writing/. */
  record: object;
}

export interface FoundWriting extends Required<ReportWriting> {
  template: DocumentJson;
  /** What the template is called now; null where it is gone or out of sight. */
  templateTitle: string | null;
}

/** In the transaction that makes the report. */
export async function insertWriting(
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

/** How a report was written; undefined where it was not, or is out of sight. */
export async function findWriting(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
): Promise<FoundWriting | undefined> {
  return db
    .selectFrom('report_writings')
    .leftJoin('templates', (join) =>
      join
        .onRef('templates.id', '=', 'report_writings.template_id')
        .onRef('templates.practice_id', '=', 'report_writings.practice_id')
        .on(isVisible(scope, 'templates')),
    )
    .select([
      'report_writings.template_id as templateId',
      'report_writings.template',
      'report_writings.note_ids as noteIds',
      'report_writings.record',
      'templates.title as templateTitle',
    ])
    .where('report_writings.report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_writings'))
    .executeTakeFirst();
}

/** In the transaction that saves what was written. */
export async function saveWritingRecord(trx: DatabaseTransaction, reportId: string, record: object): Promise<void> {
  await trx
    .updateTable('report_writings')
    .set({ record: toStorableJson(record) })
    .where('report_id', '=', reportId)
    .execute();
}
