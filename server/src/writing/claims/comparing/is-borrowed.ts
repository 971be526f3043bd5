import type { Quantity, Segment } from '../reading/statement.ts';
import { findAxis } from '../lexicon/concepts.ts';
import type { FoundWord } from './comparison.ts';
import { isNamedThing } from './is-named-thing.ts';
import type { PassageIndex } from './passages.ts';

/** What stands in a sentence beside it is worth no more than this. */
const FOUND = 0.61;
/** Figures that tell when or how long, and so belong to no measure. */
const TIMES = new Set(
  'day week month year hour minute night fortnight age clock calendar-year day-of-month full-date times'.split(' '),
);

/**
 * Whether a figure was found beside another measure than the one it is claimed for, while that one has a figure of its
 * own elsewhere: the 13th percentile of the row below.
 */
export function isBorrowed(
  { passages }: PassageIndex,
  { items, quantities }: Segment,
  words: readonly FoundWord[],
  candidates: ReadonlySet<number>,
): boolean {
  const figures = quantities.filter(({ values, unit }) => isTold(values) && !TIMES.has(unit ?? ''));
  if (figures.length === 0) return false;
  const names = items.filter(
    (item) => isNamedThing(item) && findAxis(item.key) === undefined && isNamed(figures, item.key),
  );
  const isMissed = (key: string): boolean =>
    words.some(({ item, value }) => item.key === key && value < FOUND) && !words.some((word) => isHit(word, key));
  if (names.length === 0 || !names.every(({ key }) => isMissed(key))) return false;
  return [...candidates].some((place) => {
    const segments = passages[place]?.statement.segments ?? [];
    const isOwn = segments.some((segment) => segment.items.some(({ key }) => names.some((name) => name.key === key)));
    return isOwn && segments.some((segment) => segment.quantities.some((known) => isRival(figures, known)));
  });
}

/** "One" is often a pronoun and no figure. */
function isTold(values: readonly number[]): boolean {
  return values.length > 0 && !values.every((value) => value === 1);
}

function isBare(unit: string | null): boolean {
  return unit === null || unit === 'percentile' || unit === 'point';
}

function isRival(figures: readonly Quantity[], known: Quantity): boolean {
  return (
    known.values.length > 0 && figures.some(({ unit }) => unit === known.unit || (known.unit === null && isBare(unit)))
  );
}

function isHit({ item, value }: FoundWord, key: string): boolean {
  return item.key === key && value >= FOUND;
}

function isNamed(figures: readonly Quantity[], key: string): boolean {
  return figures.some(({ owners, counted, anchor }) => [...owners, ...counted, anchor].includes(key));
}
