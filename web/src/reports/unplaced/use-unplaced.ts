import { formatSources } from '@casewright/document';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { noteQuery } from '../../api/notes.ts';
import type { Report, UnplacedPassage } from '../../api/reports.ts';
import { placePassage } from '../../editor/place-passage.ts';
import { listSectionPlaces, type SectionPlace } from '../../editor/section-places.ts';
import { sourceOf } from './source-of.ts';
import { countListed, listStillUnplaced, textOfDocument } from './still-unplaced.ts';
import type { UnplacedList } from './unplaced-list.ts';

interface UnplacedSources {
  /** As the service last sent it. */
  report: Report;
  editor: Editor | null;
  isEditable: boolean;
  /** Told of each change of the list; null where the report was not written from notes. */
  onUnplaced: (list: UnplacedList | null) => void;
}

type ShownPassages = Pick<UnplacedList, 'passages' | 'sections'>;

/** How long nobody types before the list follows. */
const QUIET_MS = 400;

/** Follows which passages of the notes are not in the report, and puts one in through the editor. */
export function useUnplaced({ report, editor, isEditable, onUnplaced }: UnplacedSources): void {
  const queryClient = useQueryClient();
  const { writing, content } = report;
  const counts = useMemo(
    () => (writing === null ? [] : countListed(writing.unplaced, textOfDocument(content))),
    [writing, content],
  );
  const [shown, setShown] = useState<ShownPassages | null>(null);
  useEffect(() => {
    if (editor === null || writing === null) return undefined;
    const look = (): void => {
      if (editor.isDestroyed) return;
      const places = listSectionPlaces(editor.state, writing.sections);
      const found = {
        passages: listStillUnplaced(writing.unplaced, counts, textOf(editor)),
        sections: places.map(({ promptId, label }) => ({ promptId, label })),
      };
      // The same list is not told again: the notes beside the text would all be drawn anew.
      setShown((former) => (isSameList(former, found) ? former : found));
    };
    // The whole text is looked through, so not at each key.
    let timer: ReturnType<typeof setTimeout>;
    const lookLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, QUIET_MS);
    };
    timer = setTimeout(look, 0);
    editor.on('transaction', lookLater);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', lookLater);
    };
  }, [editor, writing, counts]);
  useEffect(() => {
    if (editor === null || writing === null || shown === null) return;
    const place = async (passage: UnplacedPassage, promptId: string | null): Promise<void> => {
      const quoted = { text: passage.text, sources: await findSources(queryClient, passage) };
      if (editor.isDestroyed) return;
      // The list follows a moment later: a second click on the same button is not another wish.
      const isOut = listStillUnplaced(writing.unplaced, counts, textOf(editor)).includes(passage);
      if (shown.passages.includes(passage) && !isOut) return;
      const places = listSectionPlaces(editor.state, writing.sections);
      const target = places.find((each) => each.promptId === promptId) ?? endOf(editor);
      editor.view.dispatch(placePassage(editor.state, target, quoted));
    };
    onUnplaced({ ...shown, isEditable, place });
  }, [editor, writing, counts, shown, isEditable, queryClient, onUnplaced]);
  useEffect(() => () => onUnplaced(null), [onUnplaced]);
}

function isSameList(former: ShownPassages | null, found: ShownPassages): boolean {
  return (
    former !== null &&
    former.passages.length === found.passages.length &&
    former.passages.every((passage, index) => passage === found.passages[index]) &&
    former.sections.length === found.sections.length &&
    former.sections.every(({ promptId }, index) => promptId === found.sections[index]?.promptId)
  );
}

function textOf({ state: { doc } }: Editor): string {
  return doc.textBetween(0, doc.content.size, '\n', ' ');
}

function endOf(editor: Editor): SectionPlace {
  return { promptId: '', label: '', end: editor.state.doc.content.size };
}

async function findSources(queryClient: QueryClient, passage: UnplacedPassage): Promise<string> {
  const note = await queryClient.ensureQueryData(noteQuery(passage.note_id, passage.revision)).catch(() => null);
  return formatSources([sourceOf(passage, note)]);
}
