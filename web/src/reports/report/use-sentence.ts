import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findSentenceAt, type Sentence } from '../../editor/find-sentences.ts';

export interface ShownSentence extends Sentence {
  /** In the window. */
  rect: DOMRect;
}

export const CARD_ID = 'evidence-card';

const HOVER_MS = 280;
const LEAVE_MS = 250;
const QUIET_MS = 600;
const MARKED = '[data-evidence], [data-unsupported]';

/** The sentence that is pointed at, or that the caret was moved into; none while somebody types. */
export function useSentence(editor: Editor | null) {
  const [shown, setShown] = useState<ShownSentence | null>(null);
  // When a card closes, the sentence behind it must not open its own card at once.
  const quietUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((run: () => void, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delayMs);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => later(() => setShown(null), LEAVE_MS), [later]);
  useEffect(() => {
    if (editor === null || editor.isDestroyed) return undefined;
    const show = (position: number): void => {
      if (editor.isDestroyed) return;
      const sentence = findSentenceAt(editor.state.doc, position);
      setShown(sentence === null ? null : { ...sentence, rect: rectOf(editor, sentence) });
    };
    const enter = ({ target }: Event): void => {
      const element = target instanceof Element ? target.closest(MARKED) : null;
      if (element === null || Date.now() < quietUntil.current) return;
      later(() => show(editor.view.posAtDOM(element, 0)), HOVER_MS);
    };
    const move = ({ transaction }: { transaction: { docChanged: boolean; selectionSet: boolean } }): void => {
      if (!transaction.docChanged && !transaction.selectionSet) return;
      stay();
      if (transaction.docChanged) setShown(null);
      else show(editor.state.selection.from);
    };
    const blur = ({ event }: { event: FocusEvent }): void => {
      if (!(event.relatedTarget instanceof Element && event.relatedTarget.closest(`#${CARD_ID}`) !== null)) leave();
    };
    const follow = (): void => setShown((each) => (each === null ? null : { ...each, rect: rectOf(editor, each) }));
    const dom = editor.view.dom;
    dom.addEventListener('mouseover', enter);
    dom.addEventListener('mouseout', leave);
    dom.closest('[data-desk]')?.addEventListener('scroll', follow);
    editor.on('transaction', move);
    editor.on('blur', blur);
    return () => {
      clearTimeout(timer.current);
      dom.removeEventListener('mouseover', enter);
      dom.removeEventListener('mouseout', leave);
      dom.closest('[data-desk]')?.removeEventListener('scroll', follow);
      editor.off('transaction', move);
      editor.off('blur', blur);
    };
  }, [editor, later, leave, stay]);
  const hide = useCallback(() => {
    quietUntil.current = Date.now() + QUIET_MS;
    setShown(null);
  }, []);
  return { shown, stay, leave, hide };
}

function rectOf(editor: Editor, { from, to }: Sentence): DOMRect {
  const start = editor.view.coordsAtPos(from);
  const end = editor.view.coordsAtPos(to);
  const isOneLine = Math.abs(start.top - end.top) < 4;
  const left = isOneLine ? start.left : Math.min(start.left, end.left);
  return new DOMRect(left, start.top, Math.max(0, end.right - left), end.bottom - start.top);
}
