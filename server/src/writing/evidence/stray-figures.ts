import { figuresOf } from '../language/words.ts';

/** A cell that gives a figure, and no day: `98`, `<1`, `45, CI 90–106`, `12.4 s`, `24/40 (AE 3;0)`. */
const FIGURE_CELL = /^[<>≤≥~]?\d/;
const DAY =
  /^\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|^(?:19|20)\d\d$/i;
const FIGURE = /\d+(?:\.\d+)?/g;

/**
 * Whether a cell of a row gives a figure that none of the passages has which the row rests on. The first cell names the
 * row; its figures are those of a heading, of an edition or of a day.
 */
export function hasStrayFigure(cells: readonly string[], passages: readonly string[]): boolean {
  const given = new Set(passages.flatMap((passage) => [...(passage.match(FIGURE) ?? []), ...figuresOf(passage)]));
  return cells
    .slice(1)
    .map((cell) => cell.trim())
    .filter((cell) => FIGURE_CELL.test(cell) && !DAY.test(cell))
    .some((cell) => (cell.match(FIGURE) ?? []).some((figure) => !given.has(figure)));
}
