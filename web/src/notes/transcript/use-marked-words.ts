import { type RefObject, useEffect } from 'react';
import type { Selection } from './doubts.ts';

/** Marks the selected words and brings them into sight. By hand, so that a long transcript is not drawn anew. */
export function useMarkedWords(body: RefObject<HTMLElement | null>, selection: Selection | null): void {
  useEffect(() => {
    if (selection === null) return undefined;
    const words = Array.from({ length: selection.last - selection.first + 1 }, (_, index) =>
      body.current?.querySelector(`[data-word="${selection.first + index}"]`),
    ).filter((word) => word instanceof Element);
    for (const word of words) word.setAttribute('data-selected', '');
    words[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const word of words) word.removeAttribute('data-selected');
    };
  }, [body, selection]);
}
