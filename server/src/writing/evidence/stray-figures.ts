import { figuresOf } from '../language/words.ts';
import { readColumnRoles } from '../scores/table-columns.ts';

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

const AS_PERCENTILE = {
  before: /(?:percentile|centile|%ile|\bPR)\s?[=:]?\s?[<>]?$/i,
  after: /^(?:\.\d+)?(?:(?:st|nd|rd|th)\b|\s?(?:percentile|centile|%ile))/i,
};
const AS_SCORE = /(?:\bSS|\bT|\bz|\b(?:standard|scaled|composite|T|z)[- ]score)\s?(?:of|=|:)?\s?$/;

/** Whether a column holds a figure that the passages give only as something else: a percentile among the scores. */
export function hasMisplacedFigure(
  heads: readonly string[],
  cells: readonly string[],
  passages: readonly string[],
): boolean {
  const roles = readColumnRoles(heads);
  return cells.some((cell, column) => {
    const figure = /^[<>]?(?<figure>\d+(?:\.\d+)?)/.exec(cell.trim())?.groups?.['figure'];
    if (figure === undefined) return false;
    const role = roles[column];
    if (role === 'score' && !AS_PERCENTILE.after.test(cell.trim().slice(figure.length)))
      return isOnly(
        figure,
        passages,
        (before, after) => AS_PERCENTILE.before.test(before) || AS_PERCENTILE.after.test(after),
      );
    return role === 'percentile' || role === 'range'
      ? isOnly(figure, passages, (before) => AS_SCORE.test(before))
      : false;
  });
}

/** Whether the figure stands in the passages, and each time with the same meaning. */
function isOnly(
  figure: string,
  passages: readonly string[],
  isSo: (before: string, after: string) => boolean,
): boolean {
  const places = passages.flatMap((passage) =>
    Array.from(passage.matchAll(FIGURE))
      .filter(([found]) => found === figure)
      .map(({ index }) =>
        isSo(
          passage.slice(Math.max(0, index - 30), index),
          passage.slice(index + figure.length, index + figure.length + 20),
        ),
      ),
  );
  return places.length > 0 && places.every(Boolean);
}
