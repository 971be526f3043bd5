import type { Note } from '../../api/notes.ts';
import { cutPages } from '../note-parts.ts';

/** The text of a page of a PDF, as it is being corrected. */
export interface PageText {
  page: number;
  isScan: boolean;
  /** As the note has it; with what was typed instead where that is not null. */
  markdown: string;
  typed: string | null;
}

/** What the service writes above the text of a page that was read from an image. */
const REMARK = /^\*Page \d+ (?:was read from an image|is an image|could not be read)[^\n]*\*(?:\n\n|\n?$)/;
/** Where it says that little was read, or nothing. */
const DOUBT =
  /^\*Page \d+ (?:was read from an image by OCR, and little of it|is an image in which no text|could not be read)/;

/** The pages that have text, and what stands before the first of them. */
export function readPages(note: Note): { before: string; pages: PageText[] } {
  const cuts = cutPages(note);
  const before = cuts.filter(({ page }) => page === null).map(({ start, end }) => note.markdown.slice(start, end));
  const pages = cuts.flatMap(({ page, isScan, start, end }) =>
    page === null ? [] : [{ page, isScan, markdown: note.markdown.slice(start, end), typed: null }],
  );
  return { before: before.join(''), pages };
}

/** What is shown and typed: without the empty lines that part it from the next page. */
export function textOfPage({ markdown, typed }: PageText): string {
  return typed ?? markdown.trim();
}

/** The whole note again. Pages that nobody changed stay as they are, to the letter. */
export function joinPages(before: string, pages: readonly PageText[]): string {
  const texts = pages.map(({ markdown, typed }, index) => {
    if (typed === null || typed.trim() === markdown.trim()) return markdown;
    const end = index === pages.length - 1 ? '\n' : '\n\n';
    return typed.trim() === '' ? '' : `${typed.trim()}${end}`;
  });
  return before + texts.join('');
}

export function isPageInDoubt(page: PageText): boolean {
  return DOUBT.test(textOfPage(page));
}

export function hasRemark(page: PageText): boolean {
  return REMARK.test(textOfPage(page));
}

/** For a page that somebody has compared with its image. */
export function withoutRemark(page: PageText): PageText {
  return { ...page, typed: textOfPage(page).replace(REMARK, '').trim() };
}
