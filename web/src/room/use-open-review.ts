import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export interface OpenReview {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the review is open is part of the address, so that a link leads to it. */
export function useOpenReview(): OpenReview {
  const { review } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (next: string | undefined) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, review: next, note: undefined }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { isOpen: review === 'open', open: () => go('open'), close: () => go(undefined) };
}
