import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import type { NotePlace } from '../../db/tables.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import { toStorableJson } from '../../lib/storable-json.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { askForRechecks } from '../reports/rechecks.ts';
import { movePlaces } from './move-places.ts';

export interface NoteChange {
  title: string;
  markdown: string;
  /** `2026-03-02`, or null where the text or title tells it. */
  sessionDate: string | null;
  /** The revision that was changed. If the note has another by now, nothing is saved. */
  revision: number;
}

interface HeldNote extends NoteChange {
  clientId: number;
  places: NotePlace[] | null;
}

/**
 * Saves a correction. What the note was before is kept: reports go on pointing at it. Those that rest on the note are
 * put down to be checked again.
 */
export async function editNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
  change: NoteChange,
): Promise<{ revision: number }> {
  return inTransaction(db, async (trx) => {
    const former = await holdNote(trx, scope, noteId);
    if (former.revision !== change.revision) throw new AppError('note_changed');
    const changed = (['title', 'markdown', 'sessionDate'] as const).filter((field) => former[field] !== change[field]);
    if (changed.length === 0) return { revision: former.revision };
    const places = former.places && movePlaces(former.markdown, change.markdown, former.places);
    const revision = former.revision + 1;
    await keepFormer(trx, scope, noteId);
    await sql`
      update notes
      set title = ${change.title}, markdown = ${change.markdown}, session_date = ${change.sessionDate}::date,
        places = ${places && toStorableJson(places)}::jsonb, revision = ${revision}::integer,
        updated_at = ${clock.now()}, updated_by = ${scope.memberId}
      where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(trx);
    await askForRechecks(trx, scope, { clientId: former.clientId, noteId, askedAt: clock.now() });
    await recordAudits(trx, clock, [
      {
        practiceId: scope.practiceId,
        action: 'note.edited',
        origin,
        subject: { type: 'note', id: noteId },
        clientId: former.clientId,
        details: { revision, changed: changed.join(' ') },
      },
    ]);
    return { revision };
  });
}

/** Nobody else can change the note until the transaction ends. */
async function holdNote(trx: DatabaseTransaction, scope: MemberScope, noteId: string): Promise<HeldNote> {
  const { rows } = await sql<HeldNote>`
    select client_id as "clientId", title, markdown, session_date as "sessionDate", revision, places
    from notes where notes.id = ${noteId} and ${isVisibleNote(scope)} for update`.execute(trx);
  const [note] = rows;
  if (note === undefined) throw new AppError('note_not_found');
  return note;
}

async function keepFormer(trx: DatabaseTransaction, scope: MemberScope, noteId: string): Promise<void> {
  await sql`
    insert into note_revisions
      (note_id, practice_id, revision, title, markdown, places, session_date, saved_at, saved_by)
    select id, practice_id, revision, title, markdown, places, session_date,
      coalesce(updated_at, created_at), coalesce(updated_by, created_by)
    from notes where notes.id = ${noteId} and ${isVisibleNote(scope)}`.execute(trx);
}
