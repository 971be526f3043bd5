import type { NotePlace, NoteWord } from '@casewright/document';
import { type RawBuilder, sql } from 'kysely';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import { longJson, longText } from '../../db/long-text.ts';
import type { NoteSource } from '../../db/tables.ts';
import { isVisible, isVisibleNote } from '../../db/visibility.ts';
import { AppError } from '../../errors.ts';
import { toStorableJson } from '../../lib/storable-json.ts';
import type { Scope } from '../../practice/scope.ts';

export const NOTE_LIMITS = { titleLength: 255, markdownLength: 1_000_000 } as const;

export interface NewNote {
  clientId: number;
  title: string;
  markdown: string;
  /** The day it is about, if somebody says it: `2026-03-02`. */
  sessionDate?: string | null | undefined;
  /** What the note was made from, if it was not typed. */
  upload?: NoteUpload;
  /** The member in whose name it is written. */
  createdBy: string;
  createdAt: Date;
  /** Whether the same note of the same member, a short time before, is taken for this one. */
  isOnce?: boolean;
}

/** Whoever did not get the answer saves once more, and has gone on to another note after that. */
const AGAIN_MS = 60 * 60_000;

export interface NoteUpload {
  source: Exclude<NoteSource, 'text'>;
  blobId: string;
  fileName?: string | null;
  places: readonly NotePlace[];
  /** When each word of a recording was said, if that is known. */
  words?: readonly NoteWord[] | null;
}

/**
 * The note is kept exactly as it was given. It is read as Markdown when it is shown or when a report is written from
 * it.
 */
export async function createNote(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  scope: Scope,
  input: NewNote,
): Promise<string> {
  const id = makeId('note');
  const { source = 'text', blobId = null, fileName = null, places = null, words = null } = input.upload ?? {};
  const markdown = await longText(input.markdown);
  const wordsJson = words === null ? sql`null` : await longJson(JSON.stringify(words));
  return inTransaction(db, async (trx) => {
    const former = input.isOnce === true ? await findSame(trx, scope, input, markdown) : undefined;
    if (former !== undefined) return former;
    // Checks and writes in one statement. Nobody can take the client away from the author in between.
    const { numAffectedRows } = await sql`
      insert into notes (
        id, practice_id, client_id, title, markdown, session_date, source, places, words, blob_id, file_name, created_by, created_at
      )
      select ${id}, practice_id, id, ${input.title}, ${markdown}, ${input.sessionDate ?? null}::date, ${source},
        ${places && toStorableJson(places)}::jsonb, ${wordsJson}, ${blobId}, ${fileName}, ${input.createdBy}, ${input.createdAt}
      from clients
      where id = ${input.clientId} and ${isVisible(scope, 'clients')}`.execute(trx);
    if (numAffectedRows === 0n) throw new AppError('client_not_found');
    await recordAudit(trx, clock, {
      practiceId: scope.practiceId,
      action: 'note.created',
      origin,
      subject: { type: 'note', id },
      clientId: input.clientId,
      details: { source },
    });
    return id;
  });
}

async function findSame(
  trx: DatabaseTransaction,
  scope: Scope,
  { clientId, title, sessionDate = null, createdBy, createdAt }: NewNote,
  markdown: RawBuilder<string>,
): Promise<string | undefined> {
  const since = new Date(createdAt.getTime() - AGAIN_MS);
  const { rows } = await sql<{ id: string }>`
    select id from notes
    where client_id = ${clientId} and ${isVisibleNote(scope)} and created_by = ${createdBy} and created_at > ${since}
      and title = ${title} and session_date is not distinct from ${sessionDate}::date and markdown = ${markdown}
    limit 1`.execute(trx);
  return rows[0]?.id;
}
