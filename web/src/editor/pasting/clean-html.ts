import { fillTables } from './fill-tables.ts';
import { nestLists } from './nest-lists.ts';
import { applyStyles, hideStyles, readStyle } from './styles.ts';
import { readWordLists } from './word-lists.ts';

/** Cells and rows that were copied without their table would be lost on the way. */
const PART_OF_TABLE = /^(?:\s|<!--[^]*?-->)*<(?:td|th|tr|tbody|thead|tfoot|col|colgroup)\b/i;

/**
 * HTML from the clipboard of other programs, put such that the schema can read it: lists of Word are paragraphs with a
 * marker, merged cells leave rows of unequal length, and everything may be wrapped in something.
 */
export function cleanHtml(html: string): string {
  // Copied from an editor like this one: the schema wrote it.
  if (html.includes('data-pm-slice')) return html;
  const source = PART_OF_TABLE.test(html) ? `<table>${html}</table>` : html;
  const { body } = new DOMParser().parseFromString(hideStyles(source), 'text/html');
  unwrapGoogleDocument(body);
  dropEmptyLines(body);
  readWordLists(body);
  nestLists(body);
  fillTables(body);
  applyStyles(body);
  dropUnderlineOfLinks(body);
  return body.innerHTML;
}

/**
 * `<o:p>&nbsp;</o:p>` is an empty paragraph of Word, `<p><br></p>` one of LibreOffice, which adds a second `<br>` at the
 * end of a document. A page of Word ends with a `<br>` outside of any paragraph.
 */
function dropEmptyLines(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll<HTMLElement>('br')) {
    if (readStyle(lineBreak, 'page-break-before') === 'always') lineBreak.remove();
  }
  for (const part of body.querySelectorAll('o\\:p')) if (part.textContent.trim() === '') part.remove();
  for (const lineBreak of body.querySelectorAll('br.Apple-interchange-newline')) lineBreak.remove();
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty =
      paragraph.textContent.trim() === '' && [...paragraph.children].every(({ tagName }) => tagName === 'BR');
    if (isEmpty) paragraph.replaceChildren();
  }
}

/** Google Docs puts everything into one `<b>` that is not bold, with a `<br>` for each empty line. */
function unwrapGoogleDocument(body: HTMLElement): void {
  const wrapper = body.querySelector('b[id^="docs-internal-guid"]');
  if (wrapper === null) return;
  for (const lineBreak of wrapper.querySelectorAll(':scope > br')) lineBreak.remove();
  wrapper.replaceWith(...wrapper.childNodes);
}

/** Links are underlined anyway. */
function dropUnderlineOfLinks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('a[href] u')) element.replaceWith(...element.childNodes);
  for (const link of body.querySelectorAll<HTMLElement>('u > a[href]:only-child')) {
    const outer = link.parentElement;
    if (outer !== null && outer.textContent === link.textContent) outer.replaceWith(link);
  }
}
