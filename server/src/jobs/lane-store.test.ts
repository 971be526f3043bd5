import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore, type Store } from './lane-store.ts';

const QUICK_MS = 10;
const PATIENCE_MS = 1000;

let store: Store<string>;
let returned: string[][];
beforeEach(() => {
  vi.useFakeTimers();
  returned = [];
  store = createStore<string>({
    giveBack: async (jobs) => void returned.push([...jobs]),
    quickMs: QUICK_MS,
    patienceMs: PATIENCE_MS,
    size: 3,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const noteQuick = (count: number): void => {
  for (let done = 0; done < count; done += 1) store.noteWork(QUICK_MS);
};

test('as many may wait as jobs ended quickly in a row, up to its size; one that took long ends it', () => {
  expect(store.room()).toBe(0);
  noteQuick(2);
  expect(store.room()).toBe(2);
  noteQuick(5);
  expect(store.room()).toBe(3);
  store.noteWork(QUICK_MS + 1);
  expect(store.room()).toBe(0);
});

test('jobs leave in the order in which they came', () => {
  noteQuick(3);
  store.put(['a', 'b']);
  expect([store.room(), store.take(), store.take(), store.take()]).toEqual([1, 'a', 'b', undefined]);
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(returned).toEqual([]);
});

test('what has waited too long is given back, and none is claimed ahead until jobs are quick again', () => {
  noteQuick(3);
  store.put(['a', 'b', 'c']);
  store.take();
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(returned).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(returned).toEqual([['b', 'c']]);
  expect([store.room(), store.take()]).toEqual([0, undefined]);
});

test('emptied, it gives back all at once and once', async () => {
  noteQuick(3);
  store.put(['a', 'b']);
  await store.empty();
  await store.empty();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(returned).toEqual([['a', 'b']]);
});
