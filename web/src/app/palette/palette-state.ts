import { createStore } from '../../api/store.ts';

/** While the search over everything is open: what had the focus before, and gets it back. */
export const paletteState = createStore<Element | null>(null);

const OPEN_DIALOG = '[role="dialog"][aria-modal="true"]';

/** Not above another dialog: what that asks is answered first. */
export function openPalette(): void {
  if (document.querySelector(OPEN_DIALOG) === null) paletteState.set(document.activeElement ?? document.body);
}
