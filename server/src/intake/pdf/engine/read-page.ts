import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfError } from '../pdf-error.ts';
import type { PageContent } from './lines/fragment.ts';
import { judgeText } from './judge-text.ts';
import { findLostWords, shareOfWordsIn } from './lost-words.ts';
import { hasText, ocrText, type OcrPage } from './scans/ocr-lines.ts';
import { readPageContent } from './content/page-content.ts';
import type { ScanReader } from './scans/read-scans.ts';

/** What was found on a page: its text layer, what OCR read, both, or a fault. */
export interface ReadPage {
  page: number;
  content: PageContent | null;
  ocr: OcrPage | null;
  isUnreadable: boolean;
  /** Something is on the page that is no text, or none that can be read. */
  hasUnreadImage: boolean;
  /** Beside its text there is a large image of which nothing could be read: a page written by hand, for instance. */
  isMostlyUnread: boolean;
}

/** A page with fewer characters may be a scan with a stamp on it. */
const SPARSE_CHARACTERS = 100;
const MIN_AGREEMENT = 0.5;
/** In sure letters. What is read beside a text and comes to less is a signature, a logo or a speck. */
const LEAST_SCORE = 40;
/** Of the page's height. */
const MOST = 0.6;

export async function readPage(document: PDFDocumentProxy, page: number, scans: ScanReader): Promise<ReadPage> {
  const layer = await readTextLayer(document, page);
  const text = layer?.rawLines.join('\n') ?? '';
  const judgement = judgeText(text);
  const content = judgement === 'unreadable' ? null : layer;
  const found = { page, isUnreadable: false, isMostlyUnread: false };
  try {
    if (judgement === 'readable' && layer !== null) return { ...found, ...(await readBesideText(layer, text, scans)) };
    const seen = await scans.read(page);
    const ocr = seen === null || !hasText(seen) ? null : seen;
    const hasUnreadImage = seen !== null && ocr === null;
    if (judgement !== 'doubtful' || ocr === null) return { ...found, content, ocr, hasUnreadImage };
    const isConfirmed = shareOfWordsIn(text, ocrText(ocr)) >= MIN_AGREEMENT;
    return { ...found, content: isConfirmed ? content : null, ocr: isConfirmed ? null : ocr, hasUnreadImage };
  } catch (error) {
    if (error instanceof PdfError) throw error;
    return { ...found, content, ocr: null, isUnreadable: content === null, hasUnreadImage: false };
  }
}

/** A page with text that can be read may hold a scan besides. */
async function readBesideText(
  content: PageContent,
  text: string,
  scans: ScanReader,
): Promise<Pick<ReadPage, 'content' | 'ocr' | 'hasUnreadImage' | 'isMostlyUnread'>> {
  const { page, gaps } = content;
  const isSparse = text.replace(/\s/g, '').length < SPARSE_CHARACTERS;
  const mayHoldScan = isSparse || (gaps.length > 0 && scans.mayHaveImages());
  if (!mayHoldScan || !(await scans.hasImages(page)))
    return { content, ocr: null, hasUnreadImage: false, isMostlyUnread: false };
  // A stamp may stand in the middle of a scan; more text than that has its own part of the page.
  const seen = await scans.read(page, isSparse ? [] : gaps);
  const ocr = seen === null || !hasText(seen) || (!isSparse && seen.score < LEAST_SCORE) ? null : seen;
  const isNothingNew = ocr === null || findLostWords(ocrText(ocr), text).length === 0;
  const isMostlyGap = gaps.reduce((sum, { from, to }) => sum + to - from, 0) > MOST;
  return {
    content,
    ocr,
    hasUnreadImage: seen !== null && ocr === null,
    isMostlyUnread: isNothingNew && isMostlyGap && (await scans.isFilled(page, gaps)),
  };
}

/** Null where the page is damaged. */
async function readTextLayer(document: PDFDocumentProxy, number: number): Promise<PageContent | null> {
  try {
    const page = await document.getPage(number);
    const content = await readPageContent(page);
    page.cleanup();
    return content;
  } catch {
    return null;
  }
}
