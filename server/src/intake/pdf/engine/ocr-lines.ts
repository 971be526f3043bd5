import type { Block as OcrBlock, Line as OcrLine } from 'tesseract.js';
import type { Block } from './block.ts';
import { cleanText } from './clean-text.ts';
import { buildFlowBlocks } from './flow-blocks.ts';
import type { Spelling } from './join-lines.ts';
import { buildSegment, rowOf, type Row } from './line.ts';
import { measureTextStyle } from './text-style.ts';

export interface OcrPage {
  /** The rows of each part of the page, in reading order. */
  parts: Row[][];
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

export function isSure({ confidence, score }: OcrPage): boolean {
  return confidence >= SURE_CONFIDENCE && score > 0;
}

export function readOcrLines(blocks: OcrBlock[]): OcrPage {
  const lines = blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const heights = lines.map(heightOf).toSorted((a, b) => a - b);
  const typical = heights[Math.floor(heights.length / 2)] ?? 0;
  let characters = 0;
  let score = 0;
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    const length = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    characters += length;
    score += (length * confidence) / 100;
  }
  const parts = blocks
    .map((block) => block.paragraphs.flatMap(({ lines: own }) => own.flatMap((line) => readLine(line, typical))))
    .filter((rows) => rows.length > 0);
  return {
    parts,
    characters,
    score: parts.length === 0 ? 0 : score,
    confidence: (score / Math.max(1, characters)) * 100,
  };
}

function heightOf({ bbox }: OcrLine): number {
  return bbox.y1 - bbox.y0;
}

/** The height of a line depends on its letters, so that only one that is much higher counts as larger. */
function readLine(line: OcrLine, typical: number): Row[] {
  const text = cleanText(line.words.map((word) => word.text).join(' ')).trim();
  if (!/[\p{L}\p{N}]/u.test(text) || line.confidence < MIN_LINE_CONFIDENCE) return [];
  const height = heightOf(line);
  const { x0, x1 } = line.bbox;
  const fragment = {
    text,
    left: x0,
    right: x1,
    baseline: (line.baseline.y0 + line.baseline.y1) / 2,
    size: height > typical * LARGE ? height : typical,
    isBold: false,
    hasSpaceBefore: true,
    index: 0,
    contentId: null,
  };
  return [rowOf([buildSegment([fragment])])];
}

export function ocrText({ parts }: OcrPage): string {
  return parts.flatMap((rows) => rows.flatMap(({ segments }) => segments.map(({ text }) => text))).join('\n');
}

export function buildOcrBlocks({ parts }: OcrPage, spelling: Spelling): Block[] {
  const fragments = parts.flat().flatMap((row) => row.segments.flatMap((segment) => segment.fragments));
  const style = measureTextStyle(fragments);
  const rightEdge = Math.max(...fragments.map((fragment) => fragment.right));
  return parts.flatMap((rows) => buildFlowBlocks(rows, { style, spelling, rightEdge }));
}
