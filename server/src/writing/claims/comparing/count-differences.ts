import type { Quantity, Segment, Statement } from '../reading/statement.ts';
import type { PassageIndex } from './passages.ts';

/** Words that say that two figures are compared with each other. */
export const DIFFERENCES = new Set(['difference', 'discrepanc', 'gap']);
const MIN_WEIGHT = 1;

/**
 * "A difference of 30 points between verbal comprehension and working memory" stands in no passage, and is right where each
 * of the two names has a row of its own and the figures of the rows differ so much. What was counted so is marked.
 */
export function countDifferences(
  { passages }: PassageIndex,
  { segments }: Statement,
  candidates: ReadonlySet<number>,
): Segment[] {
  const isTold = segments.some(({ items }) => items.some(({ key }) => DIFFERENCES.has(key)));
  if (!isTold) return [...segments];
  const names = segments.flatMap(({ items }) => items.filter(isName).map(({ key }) => key));
  const rows = [...candidates].flatMap((place) => {
    const own = passages[place]?.statement.segments ?? [];
    const name = names.find((key) => own.some(({ items }) => items.some((item) => item.key === key)));
    const [figure] = own.flatMap(({ quantities }) => quantities.filter(isScore));
    return name === undefined || figure === undefined ? [] : [{ name, value: figure.values[0] ?? 0 }];
  });
  const isRight = ({ values: [value] }: Quantity): boolean =>
    rows.some((one) => rows.some((other) => other.name !== one.name && Math.abs(one.value - other.value) === value));
  return segments.map((segment) => ({
    ...segment,
    quantities: segment.quantities.map((each) => ({ ...each, isCounted: isPoints(each) && isRight(each) })),
  }));
}

function isName({ key, weight, kind, isPart }: Segment['items'][number]): boolean {
  return kind === 'word' && weight >= MIN_WEIGHT && !isPart && !DIFFERENCES.has(key);
}

function isPoints({ unit, values }: Quantity): boolean {
  return values.length === 1 && (unit === 'point' || unit === null);
}

function isScore({ unit, values, outOf }: Quantity): boolean {
  return values.length === 1 && unit === null && outOf === null;
}
