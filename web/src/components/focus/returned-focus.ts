import { useEffect, useMemo } from 'react';
import { focusBeside, neighboursOf } from './row-focus.ts';

/**
 * Gives the focus back to what opened a dialog when it is closed. Mantine's own way knows only dialogs that are drawn
 * before they open, and loses the focus where an item of a menu opened one, as the menu is gone by then.
 */
export function useReturnedFocus(isOpen: boolean): void {
  // While drawing: in a moment the menu is gone, or the dialog has the focus.
  const opener = useMemo(() => (isOpen ? findOpener() : null), [isOpen]);
  const neighbours = useMemo(() => neighboursOf(opener), [opener]);
  useEffect(() => (isOpen ? () => giveBack(opener, neighbours) : undefined), [isOpen, opener, neighbours]);
}

/** What has the focus; of an item of a menu, the button of that menu. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]') ?? null;
  const opener = menu === null ? active : document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Unless the focus has gone somewhere else meanwhile. Where the opener is gone with its row, as one that was deleted, a
 * row beside that one gets it, or else the page.
 */
export function giveBack(opener: HTMLElement | null, neighbours: readonly (Node | null)[] = []): void {
  const atClose = document.activeElement;
  setTimeout(() => {
    const now = document.activeElement;
    if (now !== null && now !== document.body && now !== atClose) return;
    if (opener?.isConnected === true) opener.focus({ preventScroll: true });
    else focusBeside(neighbours);
  });
}
