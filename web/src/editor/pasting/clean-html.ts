import { fillTables } from './fill-tables.ts';
import { flattenCell } from './flatten-cell.ts';
import { nestLists } from './nest-lists.ts';
import { keepRaisedFigures } from './raised.ts';
import { applyStyles, hideStyles, readStyle } from './styles.ts';
import { readSymbolFonts } from './symbol-fonts.ts';
import { readWordLists } from './word-lists.ts';

/** Cells and rows that were copied without their table would be lost on the way. */
const PART_OF_TABLE = /^(?:\s|<!--[^]*?-->)*<(?:td|th|tr|tbody|thead|tfoot|col|colgroup)\b/i;

/**
 * HTML from the clipboard of other programs, put such that the schema can read it: lists of Word are paragraphs with a
 * marker, merged cells leave rows of unequal length, and everything may be wrapped in something. `isForCell`: it goes
 * into a cell of a table, which holds one paragraph; without this, a second one would take the place of the next cell.
 */
export function cleanHtml(html: string, isForCell = false): string {
  // Copied from an editor like this one: the schema wrote it, unless there are merged cells, which only others have.
  if (html.includes('data-pm-slice') && !/\s(?:col|row)span=["']?(?:[2-9]|\d\d)/i.test(html)) return html;
  const source = PART_OF_TABLE.test(html) ? `<table>${html}</table>` : html;
  const { body } = new DOMParser().parseFromString(hideStyles(source), 'text/html');
  unwrapGoogleDocument(body);
  dropComments(body);
  dropEmptyLines(body);
  readWordLists(body);
  keepTicks(body);
  readSymbolFonts(body);
  keepRaisedFigures(body);
  nestLists(body);
  fillTables(body);
  if (isForCell && !isTable(body)) flattenCell(body);
  applyStyles(body);
  dropUnderlineOfLinks(body);
  return body.innerHTML;
}

/** Cells go into cells. */
function isTable(body: HTMLElement): boolean {
  const table = body.querySelector('table');
  return table !== null && table.textContent.trim() === body.textContent.trim();
}

/** What people remark in the margin of Word is no part of the text, and not for whoever gets the report. */
function dropComments(body: HTMLElement): void {
  for (const sign of body.querySelectorAll('.MsoCommentReference')) sign.remove();
  for (const list of body.querySelectorAll<HTMLElement>('div')) {
    if (readStyle(list, 'mso-element') === 'comment-list') list.remove();
  }
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

/** A report has no list to tick off. In one of Google Docs a sign shows what is ticked and what is not. */
function keepTicks(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[role="checkbox"][aria-checked]')) {
    const place = item.querySelector('p') ?? item;
    place.prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ');
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
