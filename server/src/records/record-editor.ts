import { sql } from 'kysely';
import type { DatabaseTransaction } from '../db/database.ts';
import { isVisible } from '../db/visibility.ts';
import { AppError } from '../errors.ts';
import type { MemberScope } from '../practice/scope.ts';

/**
 * Who changes templates and snippets, which belong to a member or to the organisation. Members change their own; what is
 * the organisation's is changed by admins alone.
 */
export interface RecordEditor extends MemberScope {
  isAdmin: boolean;
}

const NOT_FOUND = { templates: 'template_not_found', snippets: 'snippet_not_found' } as const;

/** The owner of what this member makes; null for the organisation. Throws if only an admin may make it. */
export function ownerFor(editor: RecordEditor, isOfOrganisation: boolean): string | null {
  if (!isOfOrganisation) return editor.memberId;
  if (!editor.isAdmin) throw new AppError('admin_only');
  return null;
}

/** Locks the record until the transaction ends, so that nobody else changes it meanwhile. Gives its owner. */
export async function lockEditable(
  trx: DatabaseTransaction,
  editor: RecordEditor,
  table: keyof typeof NOT_FOUND,
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ ownerId: string | null }>`
    select owner_id as "ownerId" from ${sql.table(table)}
    where id = ${id} and ${isVisible(editor, table)} for update`.execute(trx);
  const [found] = rows;
  if (found === undefined) throw new AppError(NOT_FOUND[table]);
  if (found.ownerId === null && !editor.isAdmin) throw new AppError('admin_only');
  return found.ownerId;
}
