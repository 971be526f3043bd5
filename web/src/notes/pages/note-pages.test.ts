import { expect, test } from 'vitest';
import type { Note } from '../../api/notes.ts';
import { isPageInDoubt, joinPages, type PageText, readPages, withoutRemark } from './note-pages.ts';

const PAGES = [
  '# Letter\n\nSeen in clinic.\n\n',
  '*Page 2 was read from an image by OCR, and little of it could be read: what follows is 31 % sure. Check it against the original.*\n\nSees in clmic.\n\n',
  '*Page 4 was read from an image by OCR and may contain errors.*\n\nPlan.',
];
const markdown = PAGES.join('');
const note = {
  markdown,
  places: [1, 2, 4].map((page, index) => ({
    page,
    startOffset: PAGES.slice(0, index).join('').length,
    endOffset: PAGES.slice(0, index + 1).join('').length,
  })),
} as unknown as Note;

test('a note falls into its pages and is put together again to the letter', () => {
  const { before, pages } = readPages(note);
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 4]);
  expect(joinPages(before, pages)).toBe(markdown);
  expect(pages.map(isPageInDoubt)).toEqual([false, true, false]);
});

test('what was typed stands in its page, and a page that was compared loses its remark', () => {
  const { before, pages } = readPages(note);
  const [first, second, third] = pages as [PageText, PageText, PageText];
  const typed = { ...withoutRemark(second), typed: 'Seen in clinic.' };
  expect(withoutRemark(second).typed).toBe('Sees in clmic.');
  expect(isPageInDoubt(typed)).toBe(false);
  expect(joinPages(before, [first, typed, withoutRemark(third)])).toBe(`${PAGES[0]}Seen in clinic.\n\nPlan.\n`);
});
