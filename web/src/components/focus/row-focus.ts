/** What can have the focus, in the order in which it is reached. */
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex]';

/**
 * Keeps the place of whoever works through a list by keyboard. A row goes when it is settled or deleted, and the focus
 * with it; the browser would begin at the top of the page again. The row that follows gets it, at its first button, so
 * that a key that is held down does not settle that one too; or else the row before, or the page.
 */
export function keepRowFocus(root: Node): () => void {
  let last: Element | null = null;
  const remember = (event: Event): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const observer = new MutationObserver((records) => {
    const { activeElement } = document;
    if (last === null || last.isConnected || (activeElement !== null && activeElement !== document.body)) return;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => isRow(node) && node.contains(last)),
    );
    if (record === undefined) return;
    focusBeside([record.nextSibling, record.previousSibling]);
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** The rows after and before the one that something stands in. */
export function neighboursOf(element: Element | null): (Node | null)[] {
  const row = element?.closest('li, tr');
  return [row?.nextSibling ?? null, row?.previousSibling ?? null];
}

/** The first of these rows that is still there, or else the page. */
export function focusBeside(rows: readonly (Node | null)[]): void {
  const target = rows.map(firstIn).find((found) => found !== null);
  (target ?? document.querySelector<HTMLElement>('main[tabindex]'))?.focus({ preventScroll: target === undefined });
}

function isRow(node: Node): boolean {
  return node instanceof HTMLLIElement || node instanceof HTMLTableRowElement;
}

function firstIn(node: Node | null): HTMLElement | null {
  return node instanceof Element && node.isConnected ? node.querySelector<HTMLElement>(FOCUSABLE) : null;
}
