import { sql } from 'kysely';
import type { Context } from '../../db/context.ts';
import { isVisibleNote } from '../../db/visibility.ts';
import type { Scope } from '../../practice/scope.ts';

/**
 * The texts of a client's notes as they are, and of the former revisions that are named as `note_1~2`. They come as
 * JSON, a list of `{ id, revision, markdown, isLatest }`: putting megabytes into it is left to the database.
 */
export async function findNoteTexts(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
  { noteIds, revisions }: { noteIds: readonly string[]; revisions: readonly string[] },
): Promise<string> {
  const wanted = revisions.map((name) => name.split('~'));
  const { rows } = await sql<{ texts: string }>`
    with latest as (
      select notes.id, notes.revision, notes.markdown, true as "isLatest" from notes
      where notes.practice_id = ${scope.practiceId} and notes.client_id = ${clientId}
        and notes.id = any (${[...noteIds, ...wanted.map(([id]) => id)]}::text[]) and ${isVisibleNote(scope)}
    ), former as (
      select note_revisions.note_id, note_revisions.revision, note_revisions.markdown, false
      from unnest(${wanted.map(([id]) => id)}::text[], ${wanted.map(([, revision]) => revision)}::integer[])
        as wanted (note_id, revision)
      join latest on latest.id = wanted.note_id
      join note_revisions
        on note_revisions.note_id = wanted.note_id and note_revisions.revision = wanted.revision
    )
    select coalesce(json_agg(texts), '[]')::text as texts
    from (select * from latest union all select * from former) as texts`.execute(db);
  return rows[0]?.texts ?? '[]';
}
