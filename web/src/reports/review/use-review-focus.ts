import { type RefObject, useEffect, useRef } from 'react';

/** The element of the item that is looked at. Each new item gets the focus, and Alt+R gives it back from the text. */
export function useReviewFocus(currentKey: string | null, isAtEnd: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An edit changes the item too: whoever is typing goes on typing.
    const isTyping = document.activeElement?.matches('[contenteditable="true"], input, textarea') ?? false;
    if (!isTyping) {
      place.current?.focus({ preventScroll: true });
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another item, or the end, is when it moves
  }, [currentKey, isAtEnd]);
  useEffect(() => {
    const comeBack = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyR') return;
      event.preventDefault();
      place.current?.focus();
    };
    addEventListener('keydown', comeBack);
    return () => removeEventListener('keydown', comeBack);
  }, []);
  return place;
}
