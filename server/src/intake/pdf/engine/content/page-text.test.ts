import { expect, test } from 'vitest';
import { IDENTITY } from './matrix.ts';
import { readPageText } from './page-text.ts';

type Content = Parameters<typeof readPageText>[0];
const PAGE = { transform: [1, 0, 0, -1, 0, 842], width: 595, height: 842 };

function item(str: string, left: number, base: number, hasEOL = false) {
  return {
    str,
    transform: [11, 0, 0, 11, left, base],
    width: str.length * 5,
    height: 11,
    hasEOL,
    dir: 'ltr',
    fontName: 'f',
  };
}

function read(items: ReturnType<typeof item>[]) {
  return readPageText({ items, styles: {}, lang: null } as unknown as Content, PAGE, () => false);
}

test('what is printed twice at one place, to look bold, is one text', () => {
  const { fragments, rawLines, rawPieces, turn } = read([
    item('Assessment of risk', 60, 700),
    item('Assessment of risk', 60.3, 700, true),
    item('She sleeps well.', 60, 680),
  ]);
  expect(fragments.map(({ text }) => text)).toEqual(['Assessment of risk', 'She sleeps well.']);
  expect(rawLines).toEqual(['Assessment of risk', 'She sleeps well.']);
  expect(rawPieces).toEqual(['Assessment of risk', 'She sleeps well.']);
  expect(turn).toBe(IDENTITY);
});

test('the same text beside or below is another', () => {
  const { fragments } = read([item('12', 60, 700), item('12', 72, 700), item('12', 60, 688)]);
  expect(fragments).toHaveLength(3);
});
