// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOpener, giveBack } from './returned-focus.ts';
import { neighboursOf } from './row-focus.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main tabindex="-1"><button id="opener">Open</button><input></main>
    <div role="menu" aria-labelledby="opener"><button role="menuitem">Delete</button></div>`;
});
afterEach(() => void vi.useRealTimers());

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

test('a dialog is opened by what has the focus, or by the button of the menu that has it', () => {
  expect(findOpener()).toBeNull();
  find('#opener').focus();
  expect(findOpener()).toBe(find('#opener'));
  find('[role="menuitem"]').focus();
  expect(findOpener()).toBe(find('#opener'));
});

test('what opened it gets the focus back', () => {
  giveBack(find('#opener'));
  vi.runAllTimers();
  expect(document.activeElement).toBe(find('#opener'));
});

test('a focus that has gone elsewhere meanwhile stays there', () => {
  giveBack(find('#opener'));
  find('input').focus();
  vi.runAllTimers();
  expect(document.activeElement).toBe(find('input'));
});

test('where it is gone, or the address opened the dialog, the page gets the focus', () => {
  const opener = find('#opener');
  opener.remove();
  giveBack(opener);
  vi.runAllTimers();
  expect(document.activeElement).toBe(find('main'));
  find('main').blur();
  giveBack(null);
  vi.runAllTimers();
  expect(document.activeElement).toBe(find('main'));
});

test('where it is gone with its row, the row after that gets the focus, or the one before', () => {
  const row = (name: string) => `<li><button id="${name}">More</button></li>`;
  document.body.innerHTML = `<main tabindex="-1"><ul>${['anna', 'ben', 'cleo'].map(row).join('')}</ul></main>`;
  for (const [gone, next] of [
    ['ben', 'cleo'],
    ['cleo', 'anna'],
  ] as const) {
    const opener = find(`#${gone}`);
    const neighbours = neighboursOf(opener);
    opener.closest('li')?.remove();
    giveBack(opener, neighbours);
    vi.runAllTimers();
    expect(document.activeElement).toBe(find(`#${next}`));
    find(`#${next}`).blur();
  }
});
