import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisibleNote, isVisibleRemovedNote } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { askForRechecks } from '../reports/rechecks.ts';

/**
 * Takes the note out of sight and out of drafts. It is not gone: an admin can bring it back. The reason is in the
 * clinician's own words, which may name people, so it stays with the note and out of the audit row.
 */
export async function removeNote(
  context: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
  reason: string,
): Promise<void> {
  const change = sql<ChangedNote>`
    update notes set removed_at = ${context.clock.now()}, removed_by = ${scope.memberId}, removal_reason = ${reason}
    where notes.id = ${noteId} and ${isVisibleNote(scope)}
    returning client_id as "clientId"`;
  await recordNoteChange(context, origin, scope, noteId, 'note.removed', change);
}

/** Brings back a note that was removed. The caller checks whether somebody may do so. */
export async function restoreNote(
  context: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
): Promise<void> {
  const change = sql<ChangedNote>`
    update notes set removed_at = null, removed_by = null, removal_reason = null
    where notes.id = ${noteId} and ${isVisibleRemovedNote(scope)}
    returning client_id as "clientId"`;
  await recordNoteChange(context, origin, scope, noteId, 'note.restored', change);
}

interface ChangedNote {
  clientId: number;
}

/** Makes the change with its audit row, and asks for reports that rest on the note to be checked again. */
async function recordNoteChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
  action: 'note.removed' | 'note.restored',
  change: RawBuilder<ChangedNote>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [note] = (await change.execute(trx)).rows;
    if (note === undefined) throw new AppError('note_not_found');
    const { clientId } = note;
    await askForRechecks(trx, scope, { clientId, noteId, askedAt: clock.now() });
    const subject = { type: 'note', id: noteId };
    await recordAudit(trx, clock, { practiceId: scope.practiceId, action, origin, subject, clientId });
  });
}
