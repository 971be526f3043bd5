import { expect, test } from 'vitest';
import { placeList } from './place-list.ts';

const window = { width: 1000, height: 800 };
const list = { width: 300, height: 200 };
const place = (left: number, top: number, size = list) =>
  placeList({ caret: { left, top, bottom: top + 20 }, list: size, window });

test('the list stands below the caret where there is room', () => {
  expect(place(100, 100)).toEqual({ left: 100, top: 124, maxHeight: 200 });
});

test('and above it at the window’s lower end', () => {
  expect(place(100, 700)).toEqual({ left: 100, top: 496, maxHeight: 200 });
});

test('it does not go beyond the window’s sides', () => {
  expect(place(950, 100).left).toBe(692);
  expect(placeList({ caret: { left: 40, top: 0, bottom: 20 }, list, window: { width: 250, height: 800 } }).left).toBe(
    8,
  );
});

test('where it fits nowhere, it takes the larger room and scrolls', () => {
  expect(place(100, 500, { width: 300, height: 900 })).toEqual({ left: 100, top: 8, maxHeight: 488 });
  expect(place(100, 200, { width: 300, height: 900 })).toEqual({ left: 100, top: 224, maxHeight: 568 });
});
