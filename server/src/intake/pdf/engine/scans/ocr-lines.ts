import type { Block as OcrBlock, Line as OcrLine } from 'tesseract.js';
import type { Block } from '../blocks/block.ts';
import { cleanText } from '../lines/clean-text.ts';
import { buildFlowBlocks, type FlowInput } from '../blocks/flow-blocks.ts';
import type { Fragment } from '../lines/fragment.ts';
import type { Spelling } from '../lines/join-lines.ts';
import { buildRows, buildSegment, rowOf, type Row } from '../lines/line.ts';
import { orderRegions } from '../reading-order.ts';
import { dropEmpty, type PlacedTable, tableRow } from '../tables/ruled-tables.ts';
import type { ScannedTable } from './scanned-tables.ts';
import { measureTextStyle } from '../lines/text-style.ts';

export interface OcrPage {
  /** The rows of each part of the page, in reading order, without those of tables. */
  parts: Row[][];
  /** The tables that lines show, in the same pixels, from the top down. */
  tables: PlacedTable[];
  /** Letters and digits, however doubtful. */
  characters: number;
  /** The same, weighted by confidence. */
  score: number;
  /** From 0 to 100, weighted by length. */
  confidence: number;
}

/** Specks are read as lines of little confidence; a doubtful word in a good line is kept. */
const MIN_LINE_CONFIDENCE = 40;
const SURE_CONFIDENCE = 70;
const LARGE = 1.4;
/** Of a table that only the places of words show. */
const MIN_ROWS = 3;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SPECK = /^_+$/;

export function isSure({ confidence, score }: OcrPage): boolean {
  return confidence >= SURE_CONFIDENCE && score > 0;
}

export function readOcrLines(blocks: OcrBlock[], scanned: ScannedTable[] = []): OcrPage {
  const lines = linesOf(blocks);
  const heights = lines.map(heightOf).toSorted((a, b) => a - b);
  const typical = heights[Math.floor(heights.length / 2)] ?? 0;
  let characters = 0;
  let score = 0;
  const inTables = scanned.flatMap(({ cells }) => cells.flat().flatMap(linesOf));
  for (const { text, confidence } of [...lines, ...inTables].flatMap((line) => line.words)) {
    const length = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    characters += length;
    score += (length * confidence) / 100;
  }
  const parts = blocks
    .map((block) => block.paragraphs.flatMap(({ lines: own }) => own.flatMap((line) => readLine(line, typical))))
    .filter((rows) => rows.length > 0);
  const tables = scanned.map(readTable).toSorted((a, b) => a.top - b.top);
  return {
    parts,
    tables,
    characters,
    score: parts.length === 0 && tables.length === 0 ? 0 : score,
    confidence: (score / Math.max(1, characters)) * 100,
  };
}

function linesOf(blocks: OcrBlock[]): OcrLine[] {
  return blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
}

function readTable({ cells, ...box }: ScannedTable): PlacedTable {
  const rows = cells.map((row) => row.map((blocks) => cleanText(linesOf(blocks).map(textOf).join('\n')).trim()));
  return { ...box, rows: dropEmpty(rows) };
}

function textOf({ words }: OcrLine): string {
  return words.map(({ text }) => text).join(' ');
}

function heightOf({ bbox }: OcrLine): number {
  return bbox.y1 - bbox.y0;
}

/** The height of a line depends on its letters, so that only one that is much higher counts as larger. */
function readLine(line: OcrLine, typical: number): Row[] {
  if (!LETTER_OR_DIGIT.test(textOf(line)) || line.confidence < MIN_LINE_CONFIDENCE) return [];
  const height = heightOf(line);
  // Specks between the cells of a table are read as low lines, and would close the gap.
  const words = line.words.filter(({ text }) => !SPECK.test(text));
  const fragments = words.map(({ text, bbox }, index): Fragment => ({
    text: cleanText(text).trim(),
    left: bbox.x0,
    right: bbox.x1,
    baseline: (line.baseline.y0 + line.baseline.y1) / 2,
    size: height > typical * LARGE ? height : typical,
    isBold: false,
    hasSpaceBefore: true,
    index,
    contentId: null,
  }));
  return [rowOf([buildSegment(fragments)])];
}

/** Whether anything was read. */
export function hasText({ parts, tables }: OcrPage): boolean {
  return parts.length > 0 || tables.length > 0;
}

export function ocrText({ parts, tables }: OcrPage): string {
  const texts = parts.flatMap((rows) => rows.flatMap(({ segments }) => segments.map(({ text }) => text)));
  return [...texts, ...tables.flatMap(({ rows }) => rows.flat())].join('\n');
}

export function buildOcrBlocks(page: OcrPage, spelling: Spelling): Block[] {
  const fragments = page.parts.flat().flatMap((row) => row.segments.flatMap((segment) => segment.fragments));
  const style = measureTextStyle(fragments);
  return buildAroundTables(page, fragments, { style, spelling }) ?? buildParts(page, fragments, { style, spelling });
}

/**
 * The engine takes the columns of a table without lines for columns of prose, and reads one after the other: doses away
 * from their medicines. Where the words of the page stand in rows and columns, the page is read by the places of its
 * words. Null where they do not: the engine knows columns of prose better.
 */
function buildAroundTables({ tables }: OcrPage, fragments: Fragment[], input: FlowInput): Block[] | null {
  const drawn = tables.map((table) => tableRow(table, input.style.bodySize));
  const rows = [...buildRows(fragments), ...drawn].toSorted((a, b) => a.baseline - b.baseline);
  const regions = orderRegions(rows);
  const isDrawn = (own: string[][]): boolean => tables.some((table) => table.rows[0] === own[0]);
  const isFound = regions.some((region) => {
    return region.kind === 'table' && region.rows.length >= MIN_ROWS && !isDrawn(region.rows);
  });
  if (!isFound) return null;
  return regions.flatMap((region): Block[] =>
    region.kind === 'table' ? [{ kind: 'table', rows: region.rows }] : buildFlowBlocks(region.rows, input),
  );
}

/** The parts of the page as the engine found them. */
function buildParts({ parts, tables }: OcrPage, fragments: Fragment[], input: FlowInput): Block[] {
  const rightEdge = Math.max(...fragments.map((fragment) => fragment.right));
  const flow = (rows: Row[]): Block[] => (rows.length === 0 ? [] : buildFlowBlocks(rows, { ...input, rightEdge }));
  const waiting = [...tables];
  const blocks = parts.flatMap((rows) => {
    const own: Block[] = [];
    let from = 0;
    for (const [index, row] of rows.entries()) {
      // The first row, in the order of reading, that is below a table and not beside it comes after it.
      const above = waiting.filter((table) => isBelow(row, table));
      if (above.length === 0) continue;
      own.push(...flow(rows.slice(from, index)), ...above.map(toBlock));
      waiting.splice(0, waiting.length, ...waiting.filter((table) => !above.includes(table)));
      from = index;
    }
    return [...own, ...flow(rows.slice(from))];
  });
  return [...blocks, ...waiting.map(toBlock)];
}

function isBelow({ baseline, segments }: Row, { bottom, left, right }: PlacedTable): boolean {
  return baseline > bottom && segments.some((segment) => segment.left < right && segment.right > left);
}

function toBlock({ rows }: PlacedTable): Block {
  return { kind: 'table', rows };
}
