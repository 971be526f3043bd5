import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { sessionQuery } from '../../api/session.ts';
import { showFailure } from '../../components/show-failure.ts';
import { beginNote, dropNoteDraft, listNoteDrafts, type NoteDraft } from './note-drafts.ts';
import { type Refusal, takeLeftDraft, takeNewDraft, type TakenDraft } from './take-note-draft.ts';
import { useOpenNote } from '../use-open-note.ts';

export interface NoteDrafts {
  /** Those that were begun and left; not the one that is being written. */
  left: NoteDraft[];
  writing: NoteDraft | null;
  begin: () => void;
  resume: (draft: NoteDraft) => Promise<void>;
  /** Leaves the dialog; what was written stays on this device. */
  leave: () => void;
  discard: (draft: NoteDraft) => Promise<void>;
}

const REFUSALS: Readonly<Record<Refusal, string>> = {
  elsewhere: 'This note is being written in another tab of this browser. Go on there, or close it there first.',
  gone: 'This note was saved or discarded in another tab of this browser.',
};

/** Notes that this person has begun about the client, in this browser. */
export function useNoteDrafts(clientId: number): NoteDrafts {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const [writing, setWriting] = useState<TakenDraft | null>(null);
  const kept = useQuery(draftsQuery(session.member.id, clientId));
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: draftsQuery(session.member.id, clientId).queryKey }),
    [queryClient, session.member.id, clientId],
  );
  // Whoever goes to another page leaves the dialog as well.
  useEffect(() => () => writing?.letGo(), [writing]);
  const take = async (draft: NoteDraft): Promise<TakenDraft | null> => {
    const taken = await takeLeftDraft(draft);
    if (typeof taken !== 'string') return taken;
    showFailure(REFUSALS[taken]);
    await refresh();
    return null;
  };
  // In a note that is open above the list, corrections are begun, left and saved as well.
  const { noteId } = useOpenNote();
  useEffect(() => {
    if (noteId === null) void refresh();
  }, [noteId, refresh]);
  return {
    left: (kept.data ?? []).filter(({ id }) => id !== writing?.draft.id),
    writing: writing?.draft ?? null,
    begin: () => setWriting(takeNewDraft(beginNote(session.member.id, clientId))),
    resume: async (draft) => setWriting(await take(draft)),
    leave: () => {
      setWriting(null);
      void refresh();
    },
    discard: async (draft) => {
      const taken = await take(draft);
      if (taken === null) return;
      await dropNoteDraft(draft).finally(taken.letGo);
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
