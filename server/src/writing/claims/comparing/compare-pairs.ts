import type { Quantity, Segment } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';

/** What tells when a figure was so. */
const TIMES = new Set(['day-of-month', 'calendar-year', 'age', 'week', 'month', 'year']);
const TELLING = new Set(['month', 'weekday']);

/**
 * "41 at six months" of "41 at three months; 27 at six months": the notes have both, but never together, and each beside
 * another one of its kind.
 */
export function comparePairs(comparison: Comparison, claimed: Segment, segments: readonly Segment[]): void {
  const times = timesOf(claimed);
  const figures = claimed.quantities.filter((each) => isFigure(each));
  if (times.length === 0 || figures.length !== 1) return;
  const isApart = figures.some((figure) => times.some((time) => areApart(figure, time, segments)));
  if (isApart) comparison.conflicts.push('figure');
}

function isFigure({ unit, values, isDerived }: Quantity): boolean {
  return values.length === 1 && !TIMES.has(unit ?? '') && unit !== 'full-date' && !isDerived;
}

/** Each behind the name of its kind. */
function timesOf({ quantities, items }: Segment): string[] {
  return [
    ...quantities.flatMap(({ unit, values: [value] }) =>
      TIMES.has(unit ?? '') && value !== undefined ? [`${unit ?? ''}:${value}`] : [],
    ),
    ...items.flatMap(({ className, key }) => (TELLING.has(className ?? '') ? [`${className ?? ''}:${key}`] : [])),
  ];
}

function areApart(figure: Quantity, time: string, segments: readonly Segment[]): boolean {
  const kind = time.slice(0, time.indexOf(':') + 1);
  const isOf = ({ values, outOf }: Quantity): boolean => values[0] === figure.values[0] && outOf === figure.outOf;
  const withFigure = segments.filter(({ quantities }) => quantities.some((each) => isFigure(each) && isOf(each)));
  const withTime = segments.filter((segment) => timesOf(segment).includes(time));
  if (withFigure.length === 0 || withTime.length === 0) return false;
  return (
    withFigure.every((segment) => {
      const own = timesOf(segment).filter((each) => each.startsWith(kind));
      return own.length > 0 && !own.includes(time);
    }) &&
    withTime.every(({ quantities }) =>
      quantities.some((each) => isFigure(each) && each.unit === figure.unit && !isOf(each)),
    )
  );
}
