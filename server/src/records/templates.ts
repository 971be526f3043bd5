import { checkDocument, type DocumentJson } from '@casewright/document';
import { recordAudits } from '../audit/record.ts';
import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Scope } from '../practice/scope.ts';

export interface TemplateListItem {
  _id: string;
  title: string;
  created_at: Date;
  is_org_template: boolean;
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

export async function findTemplate(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  templateId: string,
): Promise<Template> {
  const row = await selectVisible(db, scope).select('content').where('id', '=', templateId).executeTakeFirst();
  if (row === undefined) throw new AppError('template_not_found');
  return { ...asListItem(row), content: row.content };
}

function asListItem(row: {
  _id: string;
  title: string;
  created_at: Date;
  is_org_template: unknown;
}): TemplateListItem {
  return { _id: row._id, title: row.title, created_at: row.created_at, is_org_template: row.is_org_template === true };
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
