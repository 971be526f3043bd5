import { useQueryClient, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { editNote, type Note } from '../../api/notes.ts';
import { sessionQuery } from '../../api/session.ts';
import { beginCorrection, dropNoteDraft, keepNoteDraft } from '../note-drafts.ts';
import { refreshNotes } from '../refresh-notes.ts';
import { readSpokenText, type SpokenText } from './spoken-text.ts';

export interface Corrections {
  text: SpokenText;
  /** How many were made and not saved. */
  count: number;
  make: (next: SpokenText) => void;
  undo: () => void;
  save: () => void;
  isSaving: boolean;
  error: unknown;
}

/** Corrections of a transcript, which become one revision when they are saved. Until then this device keeps them. */
export function useCorrections(note: Note): Corrections {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState(() => [readSpokenText(note)]);
  const text = texts.at(-1) as SpokenText;
  const show = (next: SpokenText[]): void => {
    setTexts(next);
    void keepOnDevice(session.member.id, note, next);
  };
  const save = useMutation({
    mutationFn: () =>
      editNote(note.id, {
        title: note.title,
        markdown: text.markdown,
        session_date: note.session_date,
        revision: note.revision,
      }),
    onSuccess: async () => {
      await keepOnDevice(session.member.id, note, []);
      notifications.show({ message: 'The corrections are saved.' });
      await refreshNotes(queryClient, note.client_id, note.id);
    },
  });
  return {
    text,
    count: texts.length - 1,
    make: (next) => show([...texts, next]),
    undo: () => show(texts.slice(0, Math.max(1, texts.length - 1))),
    save: () => save.mutate(),
    isSaving: save.isPending,
    error: save.error,
  };
}

/** If the device has no room left, the person can still go on. */
async function keepOnDevice(memberId: string, note: Note, texts: readonly SpokenText[]): Promise<void> {
  const draft = await beginCorrection(memberId, note);
  const markdown = texts.at(-1)?.markdown;
  const isChanged = texts.length > 1 && markdown !== undefined;
  await (isChanged ? keepNoteDraft({ ...draft, markdown }) : dropNoteDraft(draft)).catch(() => {});
}
