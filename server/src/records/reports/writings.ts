import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { longJson } from '../../db/long-text.ts';
import { isOfVisibleReport, isVisible } from '../../db/visibility.ts';
import type { MemberScope } from '../../practice/scope.ts';

export interface ReportWriting {
  templateId: string;
  /** The template as it was when the report was written from it. It is JSON, and so are the other texts here. */
  template: string;
  noteIds: readonly string[];
  /** Which provider, model and prompts wrote which section: see `writing/`. */
  record: string;
}

export interface FoundWriting extends ReportWriting {
  /** The title that the template has now; null if it is deleted or out of sight. */
  templateTitle: string | null;
}

/** Call it in the transaction that creates the report. */
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
      template: await longJson(template),
      note_ids: [...noteIds],
      record: await longJson(record),
    })
    .execute();
}

/** How a report was written. Undefined if it was not written from a template, or is out of sight. */
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
      sql<string>`report_writings.template::text`.as('template'),
      'report_writings.note_ids as noteIds',
      sql<string>`report_writings.record::text`.as('record'),
      'templates.title as templateTitle',
    ])
    .where('report_writings.report_id', '=', reportId)
    .where(isOfVisibleReport(scope, 'report_writings'))
    .executeTakeFirst();
}

/** Whether a report was written from notes. */
export async function isWritten({ db }: Pick<Context, 'db'>, scope: MemberScope, reportId: string): Promise<boolean> {
  const { rows } = await sql`
    select report_id from report_writings
    where report_id = ${reportId} and ${isOfVisibleReport(scope, 'report_writings')}`.execute(db);
  return rows.length > 0;
}

/** The label of a section that was written. Undefined if there is no such section. */
export async function findSectionLabel(
  { db }: Pick<Context, 'db'>,
  scope: MemberScope,
  reportId: string,
  promptId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ label: string }>`
    select section ->> 'label' as label
    from report_writings, jsonb_array_elements(record -> 'sections') as section
    where report_id = ${reportId} and section ->> 'promptId' = ${promptId}
      and ${isOfVisibleReport(scope, 'report_writings')}
    limit 1`.execute(db);
  return rows[0]?.label;
}

/** Replaces the record of a report. Call it in the transaction that saves the new text of a section. */
export async function saveWritingRecord(trx: DatabaseTransaction, reportId: string, record: string): Promise<void> {
  await trx
    .updateTable('report_writings')
    .set({ record: await longJson(record) })
    .where('report_id', '=', reportId)
    .execute();
}

/** A note of whose text nothing may be left. */
export interface ForgottenNote {
  id: string;
  practiceId: string;
  clientId: number;
}

/** Takes the words of notes out of the records of reports that were written from them, which keep every passage. */
export async function forgetPassages(trx: DatabaseTransaction, notes: readonly ForgottenNote[]): Promise<void> {
  if (notes.length === 0) return;
  const column = <K extends keyof ForgottenNote>(name: K) => notes.map((note) => note[name]);
  const ids = column('id');
  await sql`
    update report_writings set record = jsonb_set(record, '{passages}', coalesce((
      select jsonb_agg(passage order by place)
      from jsonb_array_elements(record -> 'passages') with ordinality as kept (passage, place)
      where passage ->> 'noteId' <> all (${ids}::text[])
    ), '[]'))
    where record ? 'passages' and note_ids && ${ids}::text[] and report_id = any (array(
      select reports.id from reports
      join unnest(${column('practiceId')}::text[], ${column('clientId')}::bigint[]) as gone (practice_id, client_id)
        using (practice_id, client_id)
    ))`.execute(trx);
}
