import type { Quantity, Segment } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';

/** Units and kinds that say when a figure was so. */
const TIMES = new Set(['day-of-month', 'calendar-year', 'age', 'week', 'month', 'year']);
const TELLING = new Set(['month', 'weekday']);
const REACH = 3;

/**
 * "41 at six months" of "41 at three months; 27 at six months": the notes have both, but never together, and each beside
 * another one of its kind.
 */
export function comparePairs(comparison: Comparison, claimed: Segment, segments: readonly Segment[]): void {
  const figures = claimed.quantities.filter((each) => isFigure(each));
  const isApart = timesOf(claimed).some(({ time, at }) => {
    // "58 at baseline, 41 at three months": of several, the one right before it.
    const figure =
      figures.length > 1 ? figures.findLast((each) => at - each.end <= REACH && at >= each.end) : figures[0];
    return figure !== undefined && areApart(figure, time, segments);
  });
  if (!isApart) return;
  comparison.conflicts.push('figure');
  // Whatever else is found does not make up for it.
  comparison.missing.push('thing');
}

function isFigure({ unit, values, isDerived }: Quantity): boolean {
  return values.length === 1 && !TIMES.has(unit ?? '') && unit !== 'full-date' && !isDerived;
}

/** Each behind the name of its kind, with where it stands. */
function timesOf({ quantities, items }: Segment): { time: string; at: number }[] {
  return [
    ...quantities.flatMap(({ unit, values: [value], at }) =>
      TIMES.has(unit ?? '') && value !== undefined ? [{ time: `${unit ?? ''}:${value}`, at }] : [],
    ),
    ...items.flatMap(({ className, key, at }) =>
      TELLING.has(className ?? '') ? [{ time: `${className ?? ''}:${key}`, at }] : [],
    ),
  ];
}

function areApart(figure: Quantity, time: string, segments: readonly Segment[]): boolean {
  const kind = time.slice(0, time.indexOf(':') + 1);
  const isOf = ({ values, outOf }: Quantity): boolean => values[0] === figure.values[0] && outOf === figure.outOf;
  const withFigure = segments.filter(({ quantities }) => quantities.some((each) => isFigure(each) && isOf(each)));
  const withTime = segments.filter((segment) => timesOf(segment).some((each) => each.time === time));
  if (withFigure.length === 0 || withTime.length === 0) return false;
  return (
    withFigure.every((segment) => {
      const own = timesOf(segment).filter((each) => each.time.startsWith(kind));
      return own.length > 0 && !own.some((each) => each.time === time);
    }) &&
    withTime.every(({ quantities }) =>
      quantities.some((each) => isFigure(each) && each.unit === figure.unit && !isOf(each)),
    )
  );
}
