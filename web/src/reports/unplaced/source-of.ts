import type { EvidenceSource } from '@casewright/document';
import type { Note } from '../../api/notes.ts';
import type { UnplacedPassage } from '../../api/reports.ts';

/** Where a passage stands, with its page or time if the note can still be read. */
export function sourceOf(
  { note_id: id, revision, start, end }: Pick<UnplacedPassage, 'note_id' | 'revision' | 'start' | 'end'>,
  note: Pick<Note, 'places'> | null,
): EvidenceSource {
  const found = note?.places?.find(({ startOffset, endOffset }) => startOffset <= start && start < endOffset);
  return {
    note: id,
    ...(revision > 1 && { revision }),
    start,
    end,
    page: found?.page ?? null,
    startMs: found?.startMs ?? null,
  };
}
