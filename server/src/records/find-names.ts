import { sql } from 'kysely';
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
  const startingWith = (prefix: string): string[] => ids.filter((id) => id.startsWith(prefix));
  const [reports, notes, templates] = [startingWith('rep_'), startingWith('note_'), startingWith('tmpl_')];
  const found = await Promise.all([
    reports.length === 0
      ? []
      : sql<Named>`
          select reports.id, reports.title as name from reports
          where reports.id = any(${reports}::text[]) and ${isOfVisibleClient(scope, 'reports')}`
          .execute(db)
          .then(({ rows }) => rows),
    notes.length === 0
      ? []
      : sql<Named>`
          select notes.id, notes.title as name from notes
          where notes.id = any(${notes}::text[]) and ${isVisibleNote(scope)}`
          .execute(db)
          .then(({ rows }) => rows),
    templates.length === 0
      ? []
      : sql<Named>`
          select templates.id, templates.title as name from templates
          where templates.id = any(${templates}::text[]) and ${isVisible(scope, 'templates')}`
          .execute(db)
          .then(({ rows }) => rows),
  ]);
  return found.flat();
}
