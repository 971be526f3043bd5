import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export interface OpenNote {
  noteId: string | null;
  open: (noteId: string) => void;
  close: () => void;
}

/** The note that is open is part of the address, so a reload and the browser's Back button find it. */
export function useOpenNote(): OpenNote {
  const { note } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (next: string | undefined) =>
      void navigate({ to: '.', search: (search) => ({ ...search, note: next }), resetScroll: false }),
    [navigate],
  );
  return { noteId: note ?? null, open: go, close: useCallback(() => go(undefined), [go]) };
}
