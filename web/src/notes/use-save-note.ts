import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isStatus } from '../api/api-error.ts';
import { editNote, type Note } from '../api/notes.ts';
import { sessionQuery } from '../api/session.ts';
import { draftCorrection, dropNoteDraft, keepNoteDraft } from './drafts/note-drafts.ts';
import { refreshNotes } from './refresh-notes.ts';

export interface SaveNote {
  save: (markdown: string) => void;
  /** Keeps the text on this device until it is saved. The note's own text leaves nothing there. */
  keep: (markdown: string) => void;
  isSaving: boolean;
  fault: unknown;
}

const MEANWHILE =
  'Somebody else has corrected this note since you opened it. Your text is kept among your unfinished notes.';

/** Saves another text of a note as its next revision. */
export function useSaveNote(note: Note, onSaved?: () => void): SaveNote {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  // Of its own each time: what was begun earlier, here or in the dialog, must not be written over.
  const [draft] = useState(() => draftCorrection(session.member.id, note, crypto.randomUUID()));
  const keep = async (markdown: string): Promise<void> => {
    // If the device has no room left, the person can still go on.
    await (markdown === note.markdown ? dropNoteDraft(draft) : keepNoteDraft({ ...draft, markdown })).catch(() => {});
  };
  const saving = useMutation({
    mutationFn: (markdown: string) => {
      const { title, session_date, revision } = note;
      return editNote(note.id, { title, markdown, session_date, revision });
    },
    onSuccess: async () => {
      await keep(note.markdown);
      notifications.show({ message: 'The corrections are saved.' });
      onSaved?.();
      await refreshNotes(queryClient, note.client_id, note.id);
    },
  });
  return {
    save: saving.mutate,
    keep: (markdown) => void keep(markdown),
    isSaving: saving.isPending,
    fault: isStatus(saving.error, 409) ? MEANWHILE : saving.error,
  };
}
