import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import type { Documents } from '../../documents/documents.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { askForRechecks } from '../reports/rechecks.ts';

export interface NoteChange {
  title: string;
  markdown: string;
  /** The day of the session, `2026-03-02`. Null: the day is read from the title or the text. */
  sessionDate: string | null;
  /** The revision that was changed. If the note has another by now, nothing is saved. */
  revision: number;
}

/** What a correction is compared with. The texts may be megabytes, so the database compares them. */
interface HeldNote {
  clientId: number;
  revision: number;
  /** The names of what the correction changes. */
  changed: string[];
  isTextMoved: boolean;
}

/**
 * Saves a correction. What the note was before is kept, because reports go on pointing at it. Reports that rest on the
 * note are put down to be checked again.
 */
export async function editNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  documents: Pick<Documents, 'work'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
  change: NoteChange,
): Promise<{ revision: number }> {
  const markdown = await longText(change.markdown);
  return inTransaction(db, async (trx) => {
    const { clientId, revision: former, changed, isTextMoved } = await holdNote(trx, scope, noteId, change, markdown);
    if (former !== change.revision) throw new AppError('note_changed');
    if (changed.length === 0) return { revision: former };
    const revision = former + 1;
    const moved = isTextMoved ? await moveParts(trx, documents, scope, noteId, change.markdown) : null;
    await keepFormer(trx, scope, noteId);
    await sql`
      update notes
      set title = ${change.title}, markdown = ${markdown}, session_date = ${change.sessionDate}::date,
        places = ${moved === null ? sql`places` : moved.places},
        words = ${moved === null ? sql`words` : moved.words}, revision = ${revision}::integer,
        updated_at = ${clock.now()}, updated_by = ${scope.memberId}
      where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(trx);
    await askForRechecks(trx, scope, { clientId, noteId, askedAt: clock.now() });
    const about = { subject: { type: 'note', id: noteId }, clientId };
    const details = { revision, changed: changed.join(' ') };
    await recordAudit(trx, clock, { practiceId: scope.practiceId, action: 'note.edited', origin, ...about, details });
    return { revision };
  });
}

/** Nobody else can change the note until the transaction ends. */
async function holdNote(
  trx: DatabaseTransaction,
  scope: MemberScope,
  noteId: string,
  { title, sessionDate }: NoteChange,
  markdown: RawBuilder<string>,
): Promise<HeldNote> {
  const { rows } = await sql<HeldNote>`
    select client_id as "clientId", revision,
      array_remove(array[
        case when title <> ${title} then 'title' end,
        case when notes.markdown <> given.markdown then 'text' end,
        case when session_date is distinct from ${sessionDate}::date then 'session_date' end
      ], null) as changed,
      places is not null and notes.markdown <> given.markdown as "isTextMoved"
    from notes cross join (select ${markdown} as markdown) as given
    where notes.id = ${noteId} and ${isVisibleNote(scope)} for update of notes`.execute(trx);
  const [note] = rows;
  if (note === undefined) throw new AppError('note_not_found');
  return note;
}

/** Where the pages or moments of the note, and the words of a transcript, are in its new text, as JSON. */
async function moveParts(
  trx: DatabaseTransaction,
  documents: Pick<Documents, 'work'>,
  scope: MemberScope,
  noteId: string,
  after: string,
): Promise<{ places: RawBuilder<unknown>; words: RawBuilder<unknown> }> {
  const { rows } = await sql<{ before: string; places: string; words: string | null }>`
    select markdown as before, places::text as places, words::text as words
    from notes where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(trx);
  const { before = '', places = '[]', words = null } = rows[0] ?? {};
  return {
    places: await longJson(await documents.work('movePlaces', { before, after, places })),
    words: words === null ? sql`null` : await longJson(await documents.work('moveWords', { before, after, words })),
  };
}

async function keepFormer(trx: DatabaseTransaction, scope: MemberScope, noteId: string): Promise<void> {
  await sql`
    insert into note_revisions
      (note_id, practice_id, revision, title, markdown, places, words, session_date, saved_at, saved_by)
    select id, practice_id, revision, title, markdown, places, words, session_date,
      coalesce(updated_at, created_at), coalesce(updated_by, created_by)
    from notes where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(trx);
}
