import type { PdfLimits } from '../limits.ts';
import type { NotePage, PageSource, PdfNote } from '../note.ts';
import { PdfError } from '../pdf-error.ts';
import { blockText, type Block } from './blocks/block.ts';
import { repeatNames } from './tables/continued-tables.ts';
import { formatBlocks } from './blocks/format-markdown.ts';
import type { PageContent } from './lines/fragment.ts';
import { collectSpelling } from './lines/join-lines.ts';
import { findLostWords } from './lost-words.ts';
import { unboxLabels } from './tables/labelled-cells.ts';
import { buildOcrBlocks, isSure } from './scans/ocr-lines.ts';
import { OCR_THREADS } from './scans/ocr-threads.ts';
import { openDocument } from './open-document.ts';
import { buildPageBlocks, type DocumentStyle } from './page-blocks.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { createScanReader } from './scans/read-scans.ts';
import { findRunningFragments } from './running-lines.ts';
import { hasHeadings } from './tagged/tagged-blocks.ts';
import { measureTextStyle } from './lines/text-style.ts';
import { chooseTitle } from './blocks/title.ts';

export interface ConvertInput {
  bytes: Uint8Array;
  fileName: string;
  assets: string;
  limits: Pick<PdfLimits, 'maxPages' | 'maxTextCharacters' | 'maxPagePixels'>;
  /** Called at least once a page, and while a page is read that takes long. */
  onProgress: (percent: number) => void;
}

/** One more than are read from images at once, so that the next image is there when a thread is free. */
const PAGES_AHEAD = OCR_THREADS;
/** Of a hundred; the rest is for putting the note together. */
const SHARE_OF_READING = 95;
const OCR_MARK = (page: number, confidence: number): string =>
  `*Page ${page} was read from an image by OCR and may contain errors: it is ${Math.round(confidence)} % sure of its words.*`;
const DOUBTFUL_MARK = (page: number, confidence: number): string =>
  `*Page ${page} was read from an image by OCR, and little of it could be read: what follows is ${Math.round(confidence)} % sure. ` +
  'Check it against the original.*';
const UNREAD_MARK = (page: number): string => `*Page ${page} is an image in which no text could be read.*`;
const UNREAD_BUT_MARK = (page: number): string =>
  `*Page ${page} is an image in which no text could be read but what follows. Check it against the original.*`;
const UNREADABLE_MARK = (page: number): string => `*Page ${page} could not be read.*`;

export async function convertPdf({ bytes, fileName, assets, limits, onProgress }: ConvertInput): Promise<PdfNote> {
  const document = await openDocument(bytes, assets);
  if (document.numPages > limits.maxPages) throw new PdfError('pdf_too_large', `${document.numPages} pages`);
  const pages: ReadPage[] = [];
  const tellProgress = (): void => onProgress(Math.floor((pages.length / document.numPages) * SHARE_OF_READING));
  const scans = createScanReader({ bytes, maxPagePixels: limits.maxPagePixels, onStep: tellProgress });
  let characters = 0;
  for await (const read of readInOrder(document.numPages, (page) => readPage(document, page, scans))) {
    characters += read.content?.rawLines.reduce((sum, line) => sum + line.length, 0) ?? 0;
    if (characters > limits.maxTextCharacters) throw new PdfError('pdf_too_large', 'too much text');
    pages.push(read);
    tellProgress();
  }
  if (pages.every((page) => page.isUnreadable)) throw new PdfError('pdf_damaged', 'no page can be read');
  const metadata = await document.getMetadata().catch(() => null);
  return composeNote(pages, (metadata?.info as { Title?: unknown } | undefined)?.Title, fileName);
}

/** Pages in their order, some read ahead: while one is read from an image, so are those behind it. */
async function* readInOrder(count: number, read: (page: number) => Promise<ReadPage>): AsyncGenerator<ReadPage> {
  const ahead: Promise<ReadPage>[] = [];
  for (let page = 1; page <= count; page++) {
    const reading = read(page);
    // It is awaited in its turn; a fault before that must not count as unhandled.
    reading.catch(() => undefined);
    ahead.push(reading);
    if (ahead.length > PAGES_AHEAD) yield await (ahead.shift() as Promise<ReadPage>);
  }
  for (const reading of ahead) yield await reading;
}

function measureDocument(contents: PageContent[]): DocumentStyle {
  return {
    text: measureTextStyle(contents.flatMap((content) => content.fragments)),
    spelling: collectSpelling(contents.flatMap((content) => content.rawLines)),
    hasHeadingRoles: contents.some((content) => hasHeadings(content.structure)),
    running: findRunningFragments(contents),
  };
}

function composeNote(pages: ReadPage[], metadata: unknown, fileName: string): PdfNote {
  const style = measureDocument(pages.flatMap(({ content }) => content ?? []));
  const allBlocks: Block[] = [];
  const ranges: NotePage[] = [];
  let markdown = '';
  const composed = pages.map((read) => ({ page: read.page, ...composePage(read, style) }));
  const blocksOfPages = repeatNames(composed.map(({ blocks }) => blocks.flatMap(unboxLabels)));
  for (const [index, { page, source, mark }] of composed.entries()) {
    const blocks = blocksOfPages[index] ?? [];
    const text = [mark, formatBlocks(blocks)].filter((part) => part !== '').join('\n\n');
    if (text === '') continue;
    const startOffset = markdown === '' ? 0 : markdown.length + 2;
    markdown += (markdown === '' ? '' : '\n\n') + text;
    ranges.push({ page, startOffset, endOffset: markdown.length, source });
    allBlocks.push(...blocks);
  }
  if (allBlocks.length === 0) throw new PdfError('no_text_found');
  return { title: chooseTitle({ metadata, blocks: allBlocks, fileName }), markdown, pages: ranges };
}

function composePage(read: ReadPage, style: DocumentStyle): { blocks: Block[]; source: PageSource; mark: string } {
  const { page, content, ocr, isUnreadable } = read;
  if (isUnreadable) return { blocks: [], source: 'ocr', mark: UNREADABLE_MARK(page) };
  const own = content === null ? [] : buildPageBlocks(content, style);
  const mark = read.isMostlyUnread ? UNREAD_BUT_MARK(page) : '';
  if (ocr === null) {
    const isPassedOver = own.length === 0 && read.hasUnreadImage;
    return { blocks: own, source: isPassedOver ? 'ocr' : 'text', mark: isPassedOver ? UNREAD_MARK(page) : mark };
  }
  const scanned = buildOcrBlocks(ocr, style.spelling);
  const [ownText, scannedText] = [own, scanned].map((blocks) => blocks.map(blockText).join('\n'));
  if (findLostWords(scannedText ?? '', ownText ?? '').length === 0) return { blocks: own, source: 'text', mark };
  const isContained = findLostWords(ownText ?? '', scannedText ?? '').length === 0;
  return {
    blocks: isContained ? scanned : [...own, ...scanned],
    source: 'ocr',
    mark: isSure(ocr) ? OCR_MARK(page, ocr.confidence) : DOUBTFUL_MARK(page, ocr.confidence),
  };
}
