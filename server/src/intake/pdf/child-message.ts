import type { NotePage, PdfNote } from './note.ts';
import { isPdfErrorCode, type PdfErrorCode } from './pdf-error.ts';

/**
 * What the parent writes to the child's standard input: this as one line, then the bytes of the document. File names name
 * patients, so that they are no arguments.
 */
export interface ChildTask {
  fileName: string;
  assets: string;
  limits: { maxPages: number; maxTextCharacters: number; maxPagePixels: number };
  /** This page is to be drawn. Without it the document is read. */
  page?: number;
}

/** What the child says on its result channel, one JSON object a line. */
export type ChildMessage =
  | { kind: 'progress'; percent: number }
  | { kind: 'note'; note: PdfNote }
  /** A PNG file in base64; null if there is no such page. */
  | { kind: 'page'; png: string | null }
  | { kind: 'failure'; code: PdfErrorCode; detail: string };

/** The child handles hostile files, so that nothing it says is believed unseen. */
export function parseChildMessage(line: string): ChildMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { kind, percent, note, png, code, detail } = value;
  if (kind === 'progress' && typeof percent === 'number' && percent >= 0 && percent <= 100) return { kind, percent };
  if (kind === 'note' && isNote(note)) return { kind, note };
  if (kind === 'page' && (png === null || isPng(png))) return { kind, png };
  if (kind === 'failure' && isPdfErrorCode(code))
    return { kind, code, detail: typeof detail === 'string' ? detail : '' };
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The first bytes of every PNG file, in base64. */
const PNG_START = 'iVBORw0KGgo';

function isPng(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(PNG_START);
}

function isNote(value: unknown): value is PdfNote {
  if (!isRecord(value)) return false;
  const { title, markdown, pages } = value;
  if (typeof title !== 'string' || typeof markdown !== 'string' || !Array.isArray(pages)) return false;
  if (title === '' || title.includes('\0') || markdown.includes('\0') || pages.length === 0) return false;
  let last: NotePage = { page: 0, startOffset: 0, endOffset: 0, source: 'text' };
  return pages.every((page: unknown) => {
    if (!isPage(page) || page.page <= last.page || page.startOffset < last.endOffset) return false;
    last = page;
    return page.endOffset <= markdown.length;
  });
}

function isPage(value: unknown): value is NotePage {
  if (!isRecord(value)) return false;
  const { page, startOffset, endOffset, source } = value;
  return (
    Number.isSafeInteger(page) &&
    typeof startOffset === 'number' &&
    typeof endOffset === 'number' &&
    Number.isSafeInteger(startOffset) &&
    Number.isSafeInteger(endOffset) &&
    startOffset < endOffset &&
    (source === 'text' || source === 'ocr')
  );
}
