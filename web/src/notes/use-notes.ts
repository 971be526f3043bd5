import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ListedNote, notesQuery } from '../api/notes.ts';

export interface Notes {
  /** Those that are here so far, the newest first. */
  list: ListedNote[];
  total: number;
  isComplete: boolean;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** The notes of a client. The service gives them in pages; `isAllWanted` fetches one after the other. */
export function useNotes(clientId: number, isAllWanted: boolean): Notes {
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    notesQuery(clientId),
  );
  const mustGoOn = isAllWanted && hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (mustGoOn) void fetchNextPage();
  }, [mustGoOn, fetchNextPage]);
  const list = useMemo(() => {
    // A note that is added meanwhile pushes others to the next page, where they would stand a second time.
    const byId = new Map(data?.pages.flatMap(({ results }) => results.map((note) => [note.id, note])));
    return [...byId.values()];
  }, [data]);
  return {
    list,
    total: data?.pages.at(-1)?.total ?? 0,
    isComplete: data !== undefined && !hasNextPage,
    isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
