// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRowFocus } from './row-focus.ts';

let stop: () => void;
beforeEach(() => {
  const row = (name: string) => `<li id="${name}"><button>Say who</button><button>Not a person</button></li>`;
  document.body.innerHTML = `<main tabindex="-1"><input><ul>${['anna', 'ben', 'cleo'].map(row).join('')}</ul></main>`;
  stop = keepRowFocus(document);
});
afterEach(() => stop());

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const settle = async (name: string): Promise<string> => {
  find(`#${name} button:last-child`).focus();
  find(`#${name}`).remove();
  await Promise.resolve();
  const focused = document.activeElement;
  return `${focused?.closest('li')?.id ?? focused?.tagName} ${focused?.textContent?.trim()}`.trim();
};

test('the row after one that goes gets the focus, then the one before, then the page', async () => {
  expect(await settle('ben')).toBe('cleo Say who');
  expect(await settle('cleo')).toBe('anna Say who');
  expect(await settle('anna')).toBe('MAIN');
});

test('a row that goes leaves the focus alone where it is elsewhere', async () => {
  find('#ben button').focus();
  find('input').focus();
  find('#ben').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(find('input'));
});
