/** Events that only a person at the page causes. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchmove', 'wheel'] as const;
const UNATTENDED_AFTER_MS = 60_000;

let seenAtMs = 0;

/** Watches for signs that somebody is at the page. Opening it is one. */
export function watchAttendance(page: EventTarget): void {
  noteHand();
  for (const sign of SIGNS) page.addEventListener(sign, noteHand, { capture: true, passive: true });
}

function noteHand(): void {
  seenAtMs = performance.now();
}

/**
 * Whether a page refreshes itself while nobody is there. The service must know: otherwise a report that is left open
 * would keep its clinician signed in, and whoever comes by could open every other.
 */
export function isUnattended(method: string): boolean {
  return method === 'GET' && performance.now() - seenAtMs > UNATTENDED_AFTER_MS;
}
