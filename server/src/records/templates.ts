import { checkDocument, type DocumentJson } from '@casewright/document';
import { sql } from 'kysely';
import { recordAudits } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { MemberScope, Scope } from '../practice/scope.ts';

export interface TemplateListItem {
  _id: string;
  title: string;
  created_at: Date;
  updated_at: Date;
  is_org_template: boolean;
  /** How many sections are written from notes. */
  prompts: number;
}

export interface Template extends TemplateListItem {
  content: DocumentJson;
}

function selectVisible(db: Context['db'], scope: Scope) {
  return db
    .selectFrom('templates')
    .select(({ eb }) => [
      'id as _id',
      'title',
      'created_at',
      'updated_at',
      'prompts',
      eb('owner_id', 'is', null).as('is_org_template'),
    ])
    .where('practice_id', '=', scope.practiceId)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', scope.memberId)]));
}

/** By title, as people look for a template. */
export async function listTemplates({ db }: Pick<Context, 'db'>, scope: Scope): Promise<TemplateListItem[]> {
  const rows = await selectVisible(db, scope).orderBy('title').orderBy('id').execute();
  return rows.map(asListItem);
}

export async function findTemplate({ db }: Pick<Context, 'db'>, scope: Scope, templateId: string): Promise<Template> {
  const row = await selectVisible(db, scope).select('content').where('id', '=', templateId).executeTakeFirst();
  if (row === undefined) throw new AppError('template_not_found');
  return asListItem(row);
}

function asListItem<Row extends { is_org_template: unknown }>(row: Row): Row & { is_org_template: boolean } {
  return { ...row, is_org_template: row.is_org_template === true };
}

/** What a member may do with a template: their own, and as an admin the organisation's. */
export interface TemplateEditor extends MemberScope {
  isAdmin: boolean;
}

export interface TemplateChange {
  title: string;
  content: unknown;
  isOrgTemplate: boolean;
  /** When the template that was changed had been saved. If it was saved again since, nothing is. */
  updatedAt: Date;
}

/** A template that is seen but not one's to change is refused as such; one that is not seen is not found. */
export async function updateTemplate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: TemplateEditor,
  templateId: string,
  change: TemplateChange,
): Promise<void> {
  const content = checkDocument(change.content);
  const ownerId = ownerFor(editor, change.isOrgTemplate);
  await inTransaction(db, async (trx) => {
    await checkEditable(trx, editor, templateId);
    const { numUpdatedRows } = await trx
      .updateTable('templates')
      .set({
        title: change.title,
        content: JSON.stringify(content),
        owner_id: ownerId,
        // Always later than before, because it says which of two changes came first.
        updated_at: sql<Date>`greatest(${clock.now()}::timestamptz, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', templateId)
      .where(sql`date_trunc('milliseconds', updated_at)`, '=', change.updatedAt)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('template_changed');
    await recordAudits(trx, clock, [
      {
        practiceId: editor.practiceId,
        action: 'template.edited',
        origin,
        subject: { type: 'template', id: templateId },
      },
    ]);
  });
}

/** Reports that were written from it, and jobs that wait, have what they need of it. */
export async function deleteTemplate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: TemplateEditor,
  templateId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await checkEditable(trx, editor, templateId);
    await trx.deleteFrom('templates').where('id', '=', templateId).execute();
    await recordAudits(trx, clock, [
      {
        practiceId: editor.practiceId,
        action: 'template.deleted',
        origin,
        subject: { type: 'template', id: templateId },
      },
    ]);
  });
}

/** Whom a template made by this member belongs to. Throws where that is not for them to say. */
export function ownerFor(editor: TemplateEditor, isOrgTemplate: boolean): string | null {
  if (!isOrgTemplate) return editor.memberId;
  if (!editor.isAdmin) throw new AppError('admin_only');
  return null;
}

async function checkEditable(trx: DatabaseTransaction, editor: TemplateEditor, templateId: string): Promise<void> {
  const template = await trx
    .selectFrom('templates')
    .select('owner_id')
    .where('id', '=', templateId)
    .where('practice_id', '=', editor.practiceId)
    .where(({ eb, or }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', editor.memberId)]))
    .forUpdate()
    .executeTakeFirst();
  if (template === undefined) throw new AppError('template_not_found');
  if (template.owner_id === null && !editor.isAdmin) throw new AppError('admin_only');
}

export interface NewTemplate {
  practiceId: string;
  /** The member who alone will see it; null is the organisation's. */
  ownerId: string | null;
  title: string;
  content: unknown;
  createdAt: Date;
}

export async function createTemplate(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  input: NewTemplate,
): Promise<string> {
  const id = makeId('tmpl');
  const content = checkDocument(input.content);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('templates')
      .values({
        id,
        practice_id: input.practiceId,
        owner_id: input.ownerId,
        title: input.title,
        content: JSON.stringify(content),
        created_at: input.createdAt,
        updated_at: input.createdAt,
      })
      .execute();
    await recordAudits(trx, clock, [
      { practiceId: input.practiceId, action: 'template.created', origin, subject: { type: 'template', id } },
    ]);
  });
  return id;
}
