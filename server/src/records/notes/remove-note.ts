import { sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { isVisibleNote, isVisibleRemovedNote } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import { askForRechecks } from '../reports/rechecks.ts';

/** Out of sight and out of drafts, but not gone: an admin can bring it back. */
export async function removeNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ clientId: number }>`
      update notes set removed_at = ${clock.now()}, removed_by = ${scope.memberId}, removal_reason = ${reason}
      where notes.id = ${noteId} and ${isVisibleNote(scope)}
      returning client_id as "clientId"`.execute(trx);
    const [note] = rows;
    if (note === undefined) throw new AppError('note_not_found');
    await askForRechecks(trx, scope, { clientId: note.clientId, noteId, askedAt: clock.now() });
    const { clientId } = note;
    // The reason is the clinician's own words, which may name people: it stays with the note.
    await recordAudit(trx, clock, {
      practiceId: scope.practiceId,
      action: 'note.removed',
      origin,
      subject: { type: 'note', id: noteId },
      clientId,
    });
  });
}

/** Brings back what was taken away. Whether somebody may do so is for the caller to ask. */
export async function restoreNote(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  scope: MemberScope,
  noteId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ clientId: number }>`
      update notes set removed_at = null, removed_by = null, removal_reason = null
      where notes.id = ${noteId} and ${isVisibleRemovedNote(scope)}
      returning client_id as "clientId"`.execute(trx);
    const [note] = rows;
    if (note === undefined) throw new AppError('note_not_found');
    const { clientId } = note;
    await askForRechecks(trx, scope, { clientId, noteId, askedAt: clock.now() });
    await recordAudit(trx, clock, {
      practiceId: scope.practiceId,
      action: 'note.restored',
      origin,
      subject: { type: 'note', id: noteId },
      clientId,
    });
  });
}
