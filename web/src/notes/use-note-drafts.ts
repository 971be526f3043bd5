import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { sessionQuery } from '../api/session.ts';
import { beginNote, dropNoteDraft, listNoteDrafts, type NoteDraft } from './note-drafts.ts';
import { useOpenNote } from './use-open-note.ts';

export interface NoteDrafts {
  /** Those that were begun and left; not the one that is being written. */
  left: NoteDraft[];
  writing: NoteDraft | null;
  begin: () => void;
  resume: (draft: NoteDraft) => void;
  /** Leaves the dialog; what was written stays on this device. */
  leave: () => void;
  discard: (draft: NoteDraft) => Promise<void>;
}

/** Notes that this person has begun about the client, in this browser. */
export function useNoteDrafts(clientId: number): NoteDrafts {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const [writing, setWriting] = useState<NoteDraft | null>(null);
  const kept = useQuery(draftsQuery(session.member.id, clientId));
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: draftsQuery(session.member.id, clientId).queryKey }),
    [queryClient, session.member.id, clientId],
  );
  // In a note that is open above the list, corrections are begun, left and saved as well.
  const { noteId } = useOpenNote();
  useEffect(() => {
    if (noteId === null) void refresh();
  }, [noteId, refresh]);
  return {
    left: (kept.data ?? []).filter(({ id }) => id !== writing?.id),
    writing,
    begin: () => setWriting(beginNote(session.member.id, clientId)),
    resume: setWriting,
    leave: () => {
      setWriting(null);
      void refresh();
    },
    discard: async (draft) => {
      await dropNoteDraft(draft);
      await refresh();
    },
  };
}

function draftsQuery(memberId: string, clientId: number) {
  return queryOptions({
    queryKey: ['note-drafts', memberId, clientId],
    // People can write even if the browser stores nothing.
    queryFn: () => listNoteDrafts(memberId, clientId).catch((): NoteDraft[] => []),
    staleTime: 0,
    gcTime: 0,
  });
}
