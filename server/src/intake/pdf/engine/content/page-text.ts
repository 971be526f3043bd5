import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Fragment } from '../lines/fragment.ts';
import { cleanText } from '../lines/clean-text.ts';
import { multiply, turnFor, type Matrix } from './matrix.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Item = TextContent['items'][number];
type TextItem = Extract<Item, { str: string }>;

/** A text item with the matrix that takes it to the page as it is seen. */
interface Placed {
  item: TextItem;
  matrix: Matrix;
  hasSpaceBefore: boolean;
  index: number;
  contentId: string | null;
}

export interface PageText {
  fragments: Fragment[];
  strays: string[];
  rawLines: string[];
  rawPieces: string[];
  /** The turn, in quarters, after which most of the text runs from left to right. */
  turn: Matrix;
}

export function readPageText(content: TextContent, viewport: ViewportLike, isBoldFont: FontTest): PageText {
  const items = dropOverprints(content.items);
  const placed = placeItems(items, viewport.transform as Matrix);
  const quarters = mainDirection(placed);
  const turn = turnFor(quarters, viewport.width, viewport.height);
  const fragments: Fragment[] = [];
  const strays: string[] = [];
  for (const entry of placed) {
    const text = cleanText(entry.item.str);
    if (text.trim() === '') continue;
    if (directionOf(entry.matrix) === quarters) fragments.push(toFragment(entry, text, turn, isBoldFont));
    else strays.push(text.trim());
  }
  return {
    fragments,
    strays,
    rawLines: readRawLines(items),
    rawPieces: placed.map(({ item }) => cleanText(item.str)),
    turn,
  };
}

interface ViewportLike {
  transform: number[];
  width: number;
  height: number;
}

type FontTest = (fontName: string) => boolean;

function placeItems(items: Item[], viewportMatrix: Matrix): Placed[] {
  const placed: Placed[] = [];
  const open: (string | null)[] = [];
  let hasSpaceBefore = true;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? null);
      continue;
    }
    if (item.str.trim() !== '') {
      const contentId = open.findLast((id) => id !== null) ?? null;
      const matrix = multiply(viewportMatrix, item.transform as Matrix);
      placed.push({ item, matrix, hasSpaceBefore, index: placed.length, contentId });
    }
    hasSpaceBefore = item.hasEOL || (item.str === '' ? hasSpaceBefore : item.str.endsWith(' '));
  }
  return placed;
}

/** In ems: how far the second print of a letter may be from the first. */
const OVERPRINT = 0.1;
/** In points. Prints of one text are compared with those that are no further away. */
const NEAR = 3;
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** Some programs print bold letters, or their shadow, by printing a text twice at almost the same place. */
function dropOverprints(items: Item[]): Item[] {
  const printed = new Map<string, TextItem[]>();
  return items.map((item) => {
    if (!('str' in item) || item.str.trim() === '') return item;
    const [left, base] = placeOf(item).map((at) => Math.floor(at / NEAR)) as [number, number];
    const keyOf = (x: number, y: number): string => `${left + x} ${base + y} ${item.str}`;
    const near = AROUND.flatMap(([x, y]) => printed.get(keyOf(x, y)) ?? []);
    // Emptied and not left out, since it may end a line.
    if (near.some((other) => isOverprint(other, item))) return { ...item, str: '' };
    printed.set(keyOf(0, 0), [...(printed.get(keyOf(0, 0)) ?? []), item]);
    return item;
  });
}

function isOverprint(first: TextItem, second: TextItem): boolean {
  const [[left, base], [otherLeft, otherBase]] = [placeOf(first), placeOf(second)];
  return Math.hypot(left - otherLeft, base - otherBase) < OVERPRINT * Math.max(first.height, second.height);
}

function placeOf({ transform }: TextItem): [left: number, base: number] {
  const [, , , , left, base] = transform as Matrix;
  return [left, base];
}

/** In quarter turns; null for text that is askew. Mirrored letters are a play of the typesetter's, not a direction. */
function directionOf([a, b, c, d]: Matrix): number | null {
  if (a * d - b * c > 0) return 0;
  const quarters = (Math.atan2(b, a) * 2) / Math.PI;
  const nearest = Math.round(quarters);
  return Math.abs(quarters - nearest) < 0.06 ? (nearest + 4) % 4 : null;
}

function mainDirection(placed: Placed[]): number {
  const characters = [0, 0, 0, 0];
  for (const { item, matrix } of placed) {
    const direction = directionOf(matrix);
    if (direction !== null) characters[direction] = (characters[direction] ?? 0) + item.str.length;
  }
  return characters.indexOf(Math.max(...characters));
}

function toFragment(entry: Placed, text: string, turn: Matrix, isBoldFont: FontTest): Fragment {
  const [a, b, c, d, left, baseline] = multiply(turn, entry.matrix);
  const { item } = entry;
  // The width is in the units of the page; a viewport of scale 1 keeps them.
  const size = Math.hypot(c, d) || Math.hypot(a, b) || item.height;
  return {
    text: text.trim(),
    left,
    right: left + item.width,
    baseline,
    size,
    isBold: isBoldFont(item.fontName),
    hasSpaceBefore: entry.hasSpaceBefore || text.startsWith(' '),
    index: entry.index,
    contentId: entry.contentId,
  };
}

function readRawLines(items: Item[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    line += item.str;
    if (!item.hasEOL) continue;
    lines.push(line);
    line = '';
  }
  return [...lines, line].map((raw) => cleanText(raw).trim()).filter((raw) => raw !== '');
}
