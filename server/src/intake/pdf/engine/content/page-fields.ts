import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cleanText } from '../lines/clean-text.ts';
import type { Fragment } from '../lines/fragment.ts';
import { apply, type Matrix } from './matrix.ts';
import { measureTextStyle } from '../lines/text-style.ts';

/** What a person wrote into the fields of a form, or onto the page, is kept apart from the page's own text. */
interface Annotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  exportValue?: unknown;
  /** What a radio button sets. */
  buttonValue?: unknown;
  checkBox?: boolean;
  radioButton?: boolean;
  hidden?: boolean;
  annotationFlags?: number;
  password?: boolean;
  contentsObj?: { str?: unknown };
  titleObj?: { str?: unknown };
  rect: number[];
}

/** What people add to a page as a remark: a note to be opened, or words behind a mark in the text. */
const REMARKS = new Set(['Text', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret']);
/** Hidden, or not to be seen on a screen. */
const NOT_SHOWN = 2 | 32;
const MAX_REMARKS = 500;
const LINE_PITCH = 1.2;
const MAX_SIZE = 12;

export interface PageFields {
  fragments: Fragment[];
  /** Each with who wrote it, where the file says so. */
  remarks: string[];
}

/** `texts` is the page's own text: what is filled in between it is no larger. */
export async function readPageFields(page: PDFPageProxy, toPage: Matrix, texts: Fragment[]): Promise<PageFields> {
  const annotations = (await page.getAnnotations()) as Annotation[];
  const shown = annotations.filter(({ hidden, rect }) => hidden !== true && Array.isArray(rect));
  const { bodySize } = measureTextStyle(texts);
  const maxSize = bodySize === 0 ? MAX_SIZE : Math.min(MAX_SIZE, bodySize);
  const firstIndex = texts.reduce((last, { index }) => Math.max(last, index), 0) + 1;
  const fragments = shown
    .flatMap((annotation) => toFragments(readValue(annotation), annotation.rect, toPage, maxSize))
    .map((fragment, index) => ({ ...fragment, index: firstIndex + index }));
  return { fragments, remarks: shown.flatMap(readRemark).slice(0, MAX_REMARKS) };
}

function readRemark({ subtype, contentsObj, titleObj, annotationFlags = 0 }: Annotation): string[] {
  const text = typeof contentsObj?.str === 'string' ? cleanText(contentsObj.str).trim() : '';
  if (!REMARKS.has(subtype ?? '') || text === '' || (annotationFlags & NOT_SHOWN) !== 0) return [];
  const author = typeof titleObj?.str === 'string' ? cleanText(titleObj.str).trim() : '';
  return [author === '' ? `Comment: ${text}` : `Comment by ${author}: ${text}`];
}

function readValue(annotation: Annotation): string[] {
  const { subtype, fieldType, fieldValue, contentsObj } = annotation;
  if (subtype === 'FreeText') return typeof contentsObj?.str === 'string' ? contentsObj.str.split(/[\r\n]+/) : [];
  if (subtype !== 'Widget' || annotation.password === true) return [];
  if (fieldType === 'Btn') return readButton(annotation);
  if (Array.isArray(fieldValue)) return fieldValue.filter((value) => typeof value === 'string');
  return typeof fieldValue === 'string' ? fieldValue.split(/[\r\n]+/) : [];
}

/** Empty boxes are shown too: of "Yes [x] No" alone nobody can tell which of the two is ticked. */
function readButton({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Annotation): string[] {
  if (checkBox !== true && radioButton !== true) return [];
  const own = exportValue ?? buttonValue ?? undefined;
  const isTicked = typeof fieldValue === 'string' && fieldValue !== 'Off' && (own === undefined || fieldValue === own);
  return [isTicked ? '[x]' : '[ ]'];
}

function toFragments(lines: string[], rect: number[], toPage: Matrix, maxSize: number): Fragment[] {
  const corners = [apply(toPage, rect[0] ?? 0, rect[1] ?? 0), apply(toPage, rect[2] ?? 0, rect[3] ?? 0)];
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  const height = Math.max(...corners.map(([, y]) => y)) - top;
  const texts = lines.map((line) => cleanText(line).trim()).filter((line) => line !== '');
  const pitch = height / Math.max(1, texts.length);
  const size = Math.min(maxSize, pitch / LINE_PITCH);
  return texts.map((text, line) => ({
    text,
    left,
    right: left + text.length * size * 0.5,
    baseline: top + pitch * line + pitch / 2 + size * 0.35,
    size,
    isBold: false,
    hasSpaceBefore: true,
    index: 0,
    contentId: null,
    isField: true,
  }));
}
