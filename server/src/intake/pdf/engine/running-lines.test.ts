import { expect, test } from 'vitest';
import type { Fragment, PageContent } from './lines/fragment.ts';
import { findRunningFragments } from './running-lines.ts';

function page(number: number, lines: [text: string, baseline: number][]): PageContent {
  const fragments = lines.map(([text, baseline], index): Fragment => ({
    text,
    baseline,
    left: 60,
    right: 60 + text.length * 5,
    size: 10,
    isBold: false,
    hasSpaceBefore: true,
    index,
    contentId: null,
  }));
  return {
    page: number,
    width: 600,
    height: 800,
    fragments,
    strays: [],
    rules: [],
    gaps: [],
    structure: null,
    rawLines: [],
    rawPieces: [],
  };
}

function droppedFrom(pages: PageContent[]): string[][] {
  const running = findRunningFragments(pages);
  return pages.map(({ fragments }) => fragments.filter((fragment) => running.has(fragment)).map(({ text }) => text));
}

const NUMBERS = [1, 2, 3, 4];

test('a header goes from all pages but the first, page numbers from all', () => {
  const pages = NUMBERS.map((number) =>
    page(number, [
      ['Re: A. B.', 30],
      ['Body', 400],
      [`Page ${number} of 4`, 780],
    ]),
  );
  expect(droppedFrom(pages)).toEqual([
    ['Page 1 of 4'],
    ...[2, 3, 4].map((number) => ['Re: A. B.', `Page ${number} of 4`]),
  ]);
});

test('numbers that do not count with the pages are data', () => {
  const scores = [12, 40, 7, 19];
  const pages = NUMBERS.map((number, index) =>
    page(number, [
      [`Score ${scores[index]}`, 30],
      ['Body', 400],
    ]),
  );
  expect(droppedFrom(pages)).toEqual([[], [], [], []]);
});

test('what repeats in the middle of the page stays', () => {
  expect(droppedFrom(NUMBERS.map((number) => page(number, [['Same', 400]]))).flat()).toEqual([]);
});

test('what stands on a few pages of many stays', () => {
  const pages = Array.from({ length: 10 }, (_, index) =>
    page(index + 1, [[index < 3 ? 'Draft' : `Body ${'x'.repeat(index)}`, 30]]),
  );
  expect(droppedFrom(pages).flat()).toEqual([]);
});

test('two pages: what is the same on both, and numbers that say that they are those of pages', () => {
  const pages = [1, 2].map((number) =>
    page(number, [
      ['Mill Lane Surgery', 30],
      [`Session ${number}: slept well`, 45],
      ['Body', 400],
      [`Confidential · Page ${number} of 2`, 780],
    ]),
  );
  expect(droppedFrom(pages)).toEqual([[], ['Mill Lane Surgery', 'Confidential · Page 2 of 2']]);
});

test('an only page has its number, but no other', () => {
  const only = (text: string): string[][] => {
    return droppedFrom([
      page(1, [
        ['Body', 400],
        [text, 780],
      ]),
    ]);
  };
  expect(only('Page 1 of 1')).toEqual([['Page 1 of 1']]);
  expect(only('1 / 1')).toEqual([['1 / 1']]);
  expect(only('19')).toEqual([[]]);
  expect(only('Signed')).toEqual([[]]);
});
