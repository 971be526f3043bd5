// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ignoreSecondClicks, WAITING_BUTTON } from './double-clicks.ts';

test('the second click of a double click reaches no button that waits for the service', () => {
  ignoreSecondClicks(document);
  document.body.innerHTML = `<button class="${WAITING_BUTTON}"><span>Save</span></button><button>Next</button>`;
  const heard: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => heard.push(button.textContent));
    for (const detail of [1, 2]) {
      (button.firstElementChild ?? button).dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    }
  }
  expect(heard).toEqual(['Save', 'Next', 'Next']);
});
