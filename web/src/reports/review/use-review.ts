import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isStatus } from '../../api/api-error.ts';
import {
  beginReview,
  decide,
  decisionsQuery,
  type Review,
  type ReviewDecision,
  type ReviewDecisions,
  type ReviewItem,
  reviewQuery,
  withdrawDecision,
} from '../../api/review.ts';
import {
  countSettled,
  findCurrent,
  type Decided,
  findNextOpen,
  findNextUndecided,
  mapDecisions,
  type Place,
  placeOf,
} from './review-steps.ts';

export interface ReviewState {
  items: readonly ReviewItem[];
  decided: Decided;
  isRechecking: boolean;
  settled: number;
  /** The item that is looked at; null where there is none, and at the end. */
  current: ReviewItem | null;
  index: number;
  isAtEnd: boolean;
  error: Error | null;
  isDeciding: boolean;
  /** Goes to the item before or after. */
  step: (direction: 1 | -1) => void;
  /** Settles the current item and goes to the next open one. True if the service has it. */
  settle: (decision: ReviewDecision) => Promise<boolean>;
  /** Takes back what was decided about the current item. True if the service has it. */
  undo: () => Promise<boolean>;
}

/** The items of a review, what everybody decided about them, and the one that is looked at here. */
export function useReview(reportId: string, review: Review): ReviewState {
  const queryClient = useQueryClient();
  const { items, stamp } = review;
  const watched = useQuery({ ...decisionsQuery(reportId), initialData: review });
  const latest = watched.data;
  const decided = useMemo(() => mapDecisions(latest.decisions), [latest.decisions]);
  const [place, setPlace] = useState<Place>(() => startPlace(items, decided));
  useBeginning(reportId);
  useEffect(() => {
    if (latest.stamp !== stamp)
      void queryClient.invalidateQueries({ queryKey: reviewQuery(reportId).queryKey, exact: true });
  }, [latest.stamp, stamp, queryClient, reportId]);

  const index = findCurrent(items, decided, place);
  const settled = countSettled(items, decided);
  const isAtEnd = place.isAtEnd && settled === items.length;
  const current = isAtEnd ? null : (items[index] ?? null);
  const goTo = (next: number): void => setPlace(placeOf(items, next));
  const take = (answer: ReviewDecisions): void => {
    void queryClient.cancelQueries({ queryKey: decisionsQuery(reportId).queryKey });
    queryClient.setQueryData(decisionsQuery(reportId).queryKey, answer);
  };
  const change = useMutation({
    mutationFn: (run: () => Promise<ReviewDecisions>) => run(),
    onSuccess: take,
    // Somebody has changed the sentence: what is there now is asked for.
    onError: (error) => {
      if (isStatus(error, 409)) void queryClient.invalidateQueries({ queryKey: reviewQuery(reportId).queryKey });
    },
  });
  return {
    items,
    decided,
    isRechecking: latest.is_rechecking,
    settled,
    current,
    index,
    isAtEnd,
    error: change.error,
    isDeciding: change.isPending,
    step: (direction) => {
      if (isAtEnd) goTo(direction === 1 ? 0 : items.length - 1);
      else if (items.length > 0) goTo((index + direction + items.length) % items.length);
    },
    settle: async (decision) => {
      if (current === null || change.isPending) return false;
      const answer = await change.mutateAsync(() => decide(reportId, current.key, decision)).catch(() => null);
      if (answer === null) return false;
      const next = findNextUndecided(items, mapDecisions(answer.decisions), index);
      setPlace(placeOf(items, next ?? index, next === null));
      return true;
    },
    undo: async () => {
      if (current === null || change.isPending) return false;
      return (await change.mutateAsync(() => withdrawDecision(reportId, current.key)).catch(() => null)) !== null;
    },
  };
}

function startPlace(items: readonly ReviewItem[], decided: Decided): Place {
  const first = findNextOpen(items, decided, -1);
  return placeOf(items, first ?? 0, first === null);
}

/** Whoever opens the review begins it; where it was begun before, nothing changes. */
function useBeginning(reportId: string): void {
  const queryClient = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const begin = async (): Promise<void> => {
      const { begun: isNew } = await beginReview(reportId);
      if (isNew) await queryClient.invalidateQueries({ queryKey: ['reports', reportId], exact: true });
    };
    void begin().catch(() => {});
  }, [reportId, queryClient]);
}
