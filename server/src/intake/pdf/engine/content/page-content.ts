import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageContent } from '../lines/fragment.ts';
import { IDENTITY, multiply, type Matrix } from './matrix.ts';
import { readPageFields } from './page-fields.ts';
import { readPageRules } from './page-rules.ts';
import { readPageStructure } from './page-structure.ts';
import { readPageText } from './page-text.ts';
import { mirrorIfRightToLeft } from '../lines/right-to-left.ts';
import { findGaps } from './text-gaps.ts';

const BOLD_NAME = /bold|black|heavy|demi|cmbx|sfbx|\bbd\b/i;
/** Above this a page is no text for reading; it is kept in the order in which it was written. */
const MAX_LAID_OUT_FRAGMENTS = 20_000;

export async function readPageContent(page: PDFPageProxy): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: true });
  // Has the fonts sent, whose names say what is bold, and says where lines are drawn.
  const operators = await page.getOperatorList();
  const text = readPageText(content, viewport, (font) => isBoldFont(page, font));
  const toPage = multiply(text.turn, viewport.transform as Matrix);
  const { fragments: fields, remarks } = await readPageFields(page, toPage, text.fragments);
  const isTurned = text.turn[0] === 0;
  return mirrorIfRightToLeft({
    page: page.pageNumber,
    width: isTurned ? viewport.height : viewport.width,
    height: isTurned ? viewport.width : viewport.height,
    fragments: text.fragments.length > MAX_LAID_OUT_FRAGMENTS ? [] : [...text.fragments, ...fields],
    strays: [...text.strays, ...remarks],
    rules: readPageRules(operators, toPage),
    gaps: text.turn === IDENTITY ? findGaps([...text.fragments, ...fields], viewport.height) : [],
    structure: await readPageStructure(page),
    rawLines: [...text.rawLines, ...fields.map((field) => field.text), ...remarks],
    rawPieces: [...text.rawPieces, ...fields.map((field) => field.text), ...remarks],
  });
}

function isBoldFont(page: PDFPageProxy, font: string): boolean {
  if (!page.commonObjs.has(font)) return false;
  const { name } = page.commonObjs.get(font) as { name?: unknown };
  return typeof name === 'string' && BOLD_NAME.test(name);
}
