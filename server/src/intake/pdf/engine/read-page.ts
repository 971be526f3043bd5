import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfError } from '../pdf-error.ts';
import type { PageContent } from './fragment.ts';
import { judgeText } from './judge-text.ts';
import { shareOfWordsIn } from './lost-words.ts';
import { hasText, ocrText, type OcrPage } from './ocr-lines.ts';
import { readPageContent } from './page-content.ts';
import type { ScanReader } from './read-scans.ts';

/** What was found on a page: its text layer, what OCR read, both, or a fault. */
export interface ReadPage {
  page: number;
  content: PageContent | null;
  ocr: OcrPage | null;
  isUnreadable: boolean;
  /** Something is on the page that is no text, or none that can be read. */
  hasUnreadImage: boolean;
}

/** A page with fewer characters may be a scan with a stamp on it. */
const SPARSE_CHARACTERS = 100;
const MIN_AGREEMENT = 0.5;

export async function readPage(document: PDFDocumentProxy, page: number, scans: ScanReader): Promise<ReadPage> {
  const layer = await readTextLayer(document, page);
  const text = layer?.rawLines.join('\n') ?? '';
  const judgement = judgeText(text);
  const content = judgement === 'unreadable' ? null : layer;
  const isSparse = text.replace(/\s/g, '').length < SPARSE_CHARACTERS;
  try {
    const needsOcr = judgement !== 'readable' || (isSparse && (await scans.hasImages(page)));
    const seen = needsOcr ? await scans.read(page) : null;
    const ocr = seen === null || !hasText(seen) ? null : seen;
    const found = { page, isUnreadable: false, hasUnreadImage: seen !== null && ocr === null };
    if (judgement !== 'doubtful' || ocr === null) return { ...found, content, ocr };
    const isConfirmed = shareOfWordsIn(text, ocrText(ocr)) >= MIN_AGREEMENT;
    return { ...found, content: isConfirmed ? content : null, ocr: isConfirmed ? null : ocr };
  } catch (error) {
    if (error instanceof PdfError) throw error;
    return { page, content, ocr: null, isUnreadable: content === null, hasUnreadImage: false };
  }
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
