import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../../practice/scope.ts';
import { toTitlePatterns } from '../title-patterns.ts';

export interface TemplateListItem {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  isOrgTemplate: boolean;
  /** How many sections are written from notes. */
  prompts: number;
}

export interface Template extends TemplateListItem {
  /** JSON, as it came from the database. */
  content: string;
}

function selectVisible(db: Context['db'], scope: Scope) {
  return db
    .selectFrom('templates')
    .select(({ eb }) => [
      'id',
      'title',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'prompts',
      eb('owner_id', 'is', null).as('isOrgTemplate'),
    ])
    .where(isVisible(scope, 'templates'));
}

/** Sorted by title, as people look for a template. */
export async function listTemplates({ db }: Pick<Context, 'db'>, scope: Scope): Promise<TemplateListItem[]> {
  const rows = await selectVisible(db, scope).orderBy('title').orderBy('id').execute();
  return rows.map(asListItem);
}

/** Templates whose title has all the words in it. A practice has few templates, so all of them are looked through. */
export async function findTemplatesByTitle(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  text: string,
  most: number,
): Promise<TemplateListItem[]> {
  const patterns = toTitlePatterns(text);
  if (patterns.length === 0) return [];
  const rows = await patterns
    .reduce(
      (query, { pattern }) => query.where(sql<boolean>`lower(title) like ${pattern}`),
      selectVisible(db, scope).where('practice_id', '=', scope.practiceId),
    )
    .orderBy('title')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(asListItem);
}

export async function findTemplate({ db }: Pick<Context, 'db'>, scope: Scope, templateId: string): Promise<Template> {
  const row = await selectVisible(db, scope)
    .select(sql<string>`content::text`.as('content'))
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('template_not_found');
  return asListItem(row);
}

function asListItem<Row extends { isOrgTemplate: unknown }>(row: Row): Row & { isOrgTemplate: boolean } {
  return { ...row, isOrgTemplate: row.isOrgTemplate === true };
}
