import type { Editor } from '@tiptap/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { placeList } from './place-list.ts';

/** Keeps the list at a place of the text, also while the text is scrolled and the window changes its size. */
export function useListPlace(editor: Editor, position: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  // With every drawing: the list may be longer or shorter than before.
  useLayoutEffect(() => {
    const place = (): void => {
      if (list.current !== null && !editor.isDestroyed) moveList(editor, position, list.current);
    };
    place();
    // What scrolls is a part of the page, and scrolling does not bubble.
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
  return list;
}

function moveList(editor: Editor, position: number, list: HTMLElement): void {
  list.style.maxHeight = '';
  const caret = editor.view.coordsAtPos(position);
  const { left, top, maxHeight } = placeList({
    caret,
    list: { width: list.offsetWidth, height: list.offsetHeight },
    window: { width: innerWidth, height: innerHeight },
  });
  // Within a dialog that is still moving, `fixed` is counted from the dialog.
  list.style.left = '0';
  list.style.top = '0';
  const origin = list.getBoundingClientRect();
  list.style.left = `${left - origin.left}px`;
  list.style.top = `${top - origin.top}px`;
  list.style.maxHeight = `${maxHeight}px`;
  list.style.visibility = isInSight(editor, caret) ? '' : 'hidden';
}

/** Whether the caret is within the part of the text that is not scrolled away. */
function isInSight({ view: { dom } }: Editor, { top, bottom }: { top: number; bottom: number }): boolean {
  const desk = dom.closest('[data-desk]')?.getBoundingClientRect();
  return desk === undefined || (bottom > desk.top && top < desk.bottom);
}
