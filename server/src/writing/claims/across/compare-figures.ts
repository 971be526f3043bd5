import { haveSameValues, isSameThing } from '../comparing/compare-quantities.ts';
import { matchWords } from '../comparing/match-words.ts';
import { findCandidates, type PassageIndex } from '../comparing/passages.ts';
import type { Item, Quantity, Segment } from '../reading/statement.ts';
import { FOR_GOOD } from './aspects/aspect.ts';
import type { Contradiction } from './contradiction.ts';
import { areOfOnePerson, isOver, isThing, tells, weightOf } from './telling-parts.ts';

const MAX_CANDIDATES = 12;
const MIN_SHARE = 0.5;
const YEAR = 'calendar-year';
/** Of what was more than once, each time has its own figures. */
const TIMES = /\b(?:last|latest|another|again|(?:read(?:ing)?|spelling|mental|developmental) age)\b/;
const FIRST = new Set(['first', 'first words', 'menarch', 'onset', 'diagno', 'adopt']);
/** In years. */
const MIN_AGE_APART = 0.5;
const AGE_SHARE = 0.1;
/** Measured again and again, or read elsewhere: doses, weights, times and days. */
const MEASURES = new Set(
  `milligram microgram gram millilitre unit tablet puff kilogram mmhg bpm mmol percent percentile degree money clock
  day-of-month full-date centimetre metre`.split(/\s+/),
);

/** Two figures of one thing: how many there are or were, how often, how long, and in which year something was. */
export function compareFigures(index: PassageIndex): Contradiction[] {
  return index.passages.flatMap(({ statement: { segments } }, one) =>
    segments.flatMap((segment, at): Contradiction[] => {
      const figures = segment.quantities.filter(isCounted);
      const things = thingsOf(segments, at);
      if (!tells(segment) || TIMES.test(segment.wording) || figures.length === 0 || things.length === 0) return [];
      return findCandidates(index, [{ ...segment, items: [...things] }], MAX_CANDIDATES).flatMap((other) => {
        const known = other > one ? (index.passages[other]?.statement.segments ?? []) : [];
        return known.flatMap((each, where): Contradiction[] => {
          if (!tells(each) || TIMES.test(each.wording) || !areOfOnePerson(segment, each)) return [];
          const others = thingsOf(known, where);
          const shares = [shareOf(things, others), shareOf(others, things)] as const;
          const isOther =
            figures.some((figure) => hasRival(figure, each.quantities, shares)) ||
            (Math.min(...shares) >= MIN_SHARE &&
              isFirstTold(segments, at) &&
              isFirstTold(known, where) &&
              figures.some((figure) => each.quantities.filter(isCounted).every((age) => areOtherAges(figure, age))) &&
              each.quantities.some(isCounted));
          if (!isOther) return [];
          const over = [isOver(segment), isOver(each)] as const;
          // A year stays the same, whenever it is told.
          const isYear = figures.every(({ unit }) => unit === YEAR);
          const thing = things.map(({ key }) => key).join(' ');
          return [
            {
              one,
              other,
              kind: 'figure',
              thing,
              denying: null,
              isPerfect: false,
              isOver: over,
              ...(isYear && { days: FOR_GOOD }),
            },
          ];
        });
      });
    }),
  );
}

function isCounted({ values, unit, outOf, changeEnd, bound, reach, isDerived }: Quantity): boolean {
  const isPlain = outOf === null && changeEnd === null && bound === 0 && reach === 0 && !isDerived;
  return isPlain && values.length === 1 && !MEASURES.has(unit ?? '');
}

/** What a figure is of: the things of its part, or those before it where it stands alone. */
function thingsOf(segments: readonly Segment[], at: number): readonly Item[] {
  const counted = new Set(segments[at]?.quantities.flatMap((each) => each.counted));
  const own =
    segments[at]?.items.filter((item) => isThing(item) || (item.kind === 'kin' && counted.has(item.key))) ?? [];
  return own.length > 0 ? own : (segments[at - 1]?.items.filter(isThing) ?? []);
}

function shareOf(items: readonly Item[], others: readonly Item[]): number {
  const found = items.filter((item) =>
    others.some((other) => (item.kind === 'kin' ? item.key === other.key : matchWords(item, other) !== null)),
  );
  return items.length === 0 ? 0 : weightOf(found) / weightOf(items);
}

/** How old somebody was, in years: `First word at: 11 months`, `first admitted at 24`. */
function ageOf({ values: [value = 0], unit }: Quantity): number | null {
  const years: Partial<Record<string, number>> = { age: 1, year: 1, month: 1 / 12, week: 1 / 52 };
  const factor = unit === null ? 1 : years[unit];
  return factor === undefined ? null : value * factor;
}

/** Two ages at which something was first so. Nobody remembers them to the month. */
function areOtherAges(one: Quantity, other: Quantity): boolean {
  const [first, second] = [ageOf(one), ageOf(other)];
  if (first === null || second === null) return false;
  return Math.abs(first - second) > Math.max(MIN_AGE_APART, AGE_SHARE * Math.max(first, second));
}

function isFirstTold(segments: readonly Segment[], at: number): boolean {
  return [segments[at], segments[at - 1]].some((segment) => segment !== undefined && isFirst(segment));
}

function isFirst({ items }: Segment): boolean {
  return items.some(({ key, words }) => FIRST.has(key) || words.includes('first'));
}

function hasRival(figure: Quantity, known: readonly Quantity[], shares: readonly [number, number]): boolean {
  const counted = known.filter(isCounted);
  if (Math.max(...shares) < MIN_SHARE || counted.some((each) => haveSameValues(figure, each))) return false;
  return counted.some((each) =>
    figure.unit === YEAR && each.unit === YEAR ? Math.min(...shares) >= MIN_SHARE : isSameThing(figure, each),
  );
}
