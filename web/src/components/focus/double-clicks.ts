/** Buttons with a sign that they wait for the service have this class: see the theme. */
export const WAITING_BUTTON = 'waits-for-service';

/**
 * Somebody who clicks twice wishes once. Where the machine is slow the second click comes before the button is drawn as
 * busy, and would save the same note once more.
 */
export function ignoreSecondClicks(page: EventTarget): void {
  page.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event as MouseEvent;
      if (detail < 2 || !(target instanceof Element) || target.closest(`.${WAITING_BUTTON}`) === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
