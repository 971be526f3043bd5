import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { isOfVisibleClient, isVisible, isVisibleNote } from '../db/visibility.ts';
import type { Scope } from '../practice/scope.ts';

interface Named {
  id: string;
  name: string;
}

/** The titles of the reports, notes and templates among these ids that are in sight, with one query for each kind. */
export async function findRecordNames(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  ids: readonly string[],
): Promise<Named[]> {
  const find = async (prefix: string, query: (own: string[]) => RawBuilder<Named>): Promise<Named[]> => {
    const own = ids.filter((id) => id.startsWith(prefix));
    return own.length === 0 ? [] : (await query(own).execute(db)).rows;
  };
  const found = await Promise.all([
    find(
      'rep_',
      (own) => sql<Named>`
        select reports.id, reports.title as name from reports
        where reports.id = any(${own}::text[]) and ${isOfVisibleClient(scope, 'reports')}`,
    ),
    find(
      'note_',
      (own) => sql<Named>`
        select notes.id, notes.title as name from notes
        where notes.id = any(${own}::text[]) and ${isVisibleNote(scope)}`,
    ),
    find(
      'tmpl_',
      (own) => sql<Named>`
        select templates.id, templates.title as name from templates
        where templates.id = any(${own}::text[]) and ${isVisible(scope, 'templates')}`,
    ),
  ]);
  return found.flat();
}
