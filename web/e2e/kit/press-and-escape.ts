/** Presses the button and then Escape, before anything else that the page has to do, as a browser under load may. */
export async function pressAndEscape(button: HTMLElement): Promise<void> {
  button.click();
  await scheduler.postTask(() => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })), {
    priority: 'user-blocking',
  });
}
