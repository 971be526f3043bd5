import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { isSavedAt, savedAt } from '../../db/saved-at.ts';
import { isVisible } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { lockEditable, ownerFor, type RecordEditor } from '../record-editor.ts';

/** All of them go to the browser at once, so that the list follows what is typed without asking. */
export const SNIPPET_LIMITS = { nameLength: 80, markdownLength: 5_000, perHolder: 200 };

export interface SnippetFields {
  name: string;
  markdown: string;
  isOrgSnippet: boolean;
}

export interface SnippetChange extends SnippetFields {
  /** When the snippet that the member edited had been saved. If it was saved again since, the change is refused. */
  updatedAt: Date;
}

export interface Snippet extends SnippetFields {
  id: string;
  updatedAt: Date;
}

/** Sorted by name, as people look for one. */
export async function listSnippets({ db }: Pick<Context, 'db'>, scope: MemberScope): Promise<Snippet[]> {
  const rows = await db
    .selectFrom('snippets')
    .select(({ eb }) => ['id', 'name', 'markdown', 'updated_at as updatedAt', eb('owner_id', 'is', null).as('isOrg')])
    .where(isVisible(scope, 'snippets'))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(({ isOrg, ...row }) => ({ ...row, isOrgSnippet: isOrg === true }));
}

export async function createSnippet(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  editor: RecordEditor,
  fields: SnippetFields,
): Promise<string> {
  const id = makeId('snip');
  const ownerId = ownerFor(editor, fields.isOrgSnippet);
  await inTransaction(db, async (trx) => {
    await checkRoom(trx, editor, ownerId);
    const row = { id, practice_id: editor.practiceId, owner_id: ownerId, name: fields.name, markdown: fields.markdown };
    await trx
      .insertInto('snippets')
      .values({ ...row, updated_at: clock.now() })
      .execute();
    await note(trx, clock, origin, editor, 'snippet.created', id);
  });
  return id;
}

export async function updateSnippet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: RecordEditor,
  id: string,
  { name, markdown, isOrgSnippet, updatedAt }: SnippetChange,
): Promise<void> {
  const ownerId = ownerFor(editor, isOrgSnippet);
  await inTransaction(db, async (trx) => {
    const former = await lockEditable(trx, editor, 'snippets', id);
    if (former !== ownerId) await checkRoom(trx, editor, ownerId);
    const { numUpdatedRows } = await trx
      .updateTable('snippets')
      .set({ name, markdown, owner_id: ownerId, updated_at: savedAt('snippets', clock.now()) })
      .where('id', '=', id)
      .where(isVisible(editor, 'snippets'))
      .where(isSavedAt('snippets', updatedAt))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('snippet_changed');
    await note(trx, clock, origin, editor, 'snippet.edited', id);
  });
}

/** What was inserted into reports stays there. */
export async function deleteSnippet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: RecordEditor,
  id: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockEditable(trx, editor, 'snippets', id);
    await trx.deleteFrom('snippets').where('id', '=', id).where(isVisible(editor, 'snippets')).execute();
    await note(trx, clock, origin, editor, 'snippet.deleted', id);
  });
}

/** One at a time for each holder, so that many at once cannot be more than the limit. */
async function checkRoom(trx: DatabaseTransaction, editor: RecordEditor, ownerId: string | null): Promise<void> {
  const holder = `snippets ${editor.practiceId} ${ownerId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`.execute(trx);
  const { total } = await trx
    .selectFrom('snippets')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(isVisible(editor, 'snippets'))
    .where('owner_id', 'is not distinct from', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(total) >= SNIPPET_LIMITS.perHolder) throw new AppError('too_many_snippets');
}

function note(
  trx: DatabaseTransaction,
  clock: Context['clock'],
  origin: AuditOrigin,
  { practiceId }: RecordEditor,
  action: 'snippet.created' | 'snippet.edited' | 'snippet.deleted',
  id: string,
): Promise<void> {
  return recordAudit(trx, clock, { practiceId, action, origin, subject: { type: 'snippet', id } });
}
