import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rule } from '../lines/fragment.ts';
import { apply, IDENTITY, multiply, type Matrix } from './matrix.ts';

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;
type Point = [x: number, y: number];

/** Beyond this a page is a drawing, and looking for tables in it is wasted. */
const MAX_RULES = 4000;
const THIN = 3;
const SHORT = 6;
const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const FILLS = new Set<number>([OPS.fill, OPS.eoFill]);

/** The straight lines of a page: those that are stroked, and rectangles so thin that they are meant as lines. */
export function readPageRules(operators: OperatorList, toPage: Matrix): Rule[] {
  const rules: Rule[] = [];
  const saved: Matrix[] = [];
  let matrix = toPage;
  for (const [index, operator] of operators.fnArray.entries()) {
    const parameters: unknown = operators.argsArray[index];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, toMatrix(parameters));
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = multiply(matrix, toMatrix((parameters as unknown[])[0]));
    } else if (operator === OPS.constructPath) {
      rules.push(...readPath(parameters as PathParameters, matrix));
      if (rules.length > MAX_RULES) return [];
    }
  }
  return rules;
}

type PathParameters = [operator: number, data: (ArrayLike<number> | null)[], bounds: unknown];

function toMatrix(value: unknown): Matrix {
  const numbers = value === null || value === undefined ? [] : Array.from(value as ArrayLike<number>);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as Matrix) : IDENTITY;
}

function readPath([operator, [data]]: PathParameters, matrix: Matrix): Rule[] {
  if (data === null || data === undefined || !(STROKES.has(operator) || FILLS.has(operator))) return [];
  const outlines = readOutlines(data, matrix);
  return STROKES.has(operator) ? outlines.flatMap(edgesOf) : outlines.flatMap(thinRectangle);
}

// How the library packs a path: a number for the step, then its coordinates.
const MOVE_TO = 0;
const LINE_TO = 1;
const CLOSE_PATH = 4;
const COORDINATES = [2, 2, 6, 4, 0];
/** More corners than any rule has. */
const MAX_CORNERS = 64;

/** The corners of each outline; those with curves are left out. */
function readOutlines(data: ArrayLike<number>, matrix: Matrix): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  for (let at = 0; at < data.length;) {
    const step = data[at] ?? 0;
    const point = apply(matrix, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (step === MOVE_TO) outlines.push((outline = [point]));
    else if (step === LINE_TO) outline.push(point);
    else if (step === CLOSE_PATH && outline[0] !== undefined) outline.push(outline[0]);
    else outline = [];
    at += 1 + (COORDINATES[step] ?? 0);
  }
  return outlines.filter((points) => points.length > 1);
}

function edgesOf(points: Point[]): Rule[] {
  return points.slice(1).flatMap((end, index) => toRule(points[index] ?? end, end));
}

function thinRectangle(points: Point[]): Rule[] {
  if (points.length > MAX_CORNERS) return [];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return toRule([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
}

function toRule([x1, y1]: Point, [x2, y2]: Point): Rule[] {
  const width = Math.abs(x2 - x1);
  const height = Math.abs(y2 - y1);
  if (width < THIN && height >= SHORT) {
    return [{ isVertical: true, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) }];
  }
  if (height < THIN && width >= SHORT) {
    return [{ isVertical: false, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) }];
  }
  return [];
}
