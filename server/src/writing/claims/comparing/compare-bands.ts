import { MEASURE_OF, type Measure, NORM_BANDS, T_LIMITS } from '../lexicon/bands.ts';
import type { Band, Item, Quantity, Segment } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';

/** "Was rated in the range", "scored": says no more than the band does. */
const RANGES = new Set(['rang', 'rat', 'scor', 'level', 'band', 'fall', 'plac']);
const MEAN = { standard: 100, scaled: 10, t: 50 };
const POINTS = { standard: 1, scaled: 5, t: 1.5 };
/** By how much standard scores may differ that were made of rounded ones. */
const ROUNDED = 2.6;

/**
 * The words of a band that its score has by the published norms: "severe" for a PHQ-9 of 21, "low average" for a standard
 * score of 82. A band that the score has not is a conflict. Where the score or its norms are not known, nothing is said.
 */
export function findBands(comparison: Comparison, claimed: Segment, known: readonly Segment[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  for (const band of claimed.bands) {
    const isRight = judgeBand(band, claimed, known);
    if (isRight === null) continue;
    if (!isRight) comparison.conflicts.push('figure');
    const topics = MEASURE_OF.get(band.test ?? '')?.topics ?? [];
    for (const item of claimed.items)
      if ((item.at >= band.at && item.at < band.end) || topics.includes(item.key) || RANGES.has(item.key))
        found.add(item);
  }
  return found;
}

function judgeBand(band: Band, claimed: Segment, known: readonly Segment[]): boolean | null {
  const measure = MEASURE_OF.get(band.test ?? '');
  if (isTold(band, claimed, known) || !hasScore(band, known)) return null;
  if (measure !== undefined) {
    const score = band.score ?? onlyScore(known, band.test ?? '');
    return score === null ? null : hasBand(measure, score, band.name);
  }
  const limit = T_LIMITS[band.name];
  const rating = limit === undefined ? null : findRating(band, claimed, known);
  if (limit !== undefined && rating !== null) return rating >= limit;
  const limits = NORM_BANDS[band.name];
  const standard = band.score === null ? standardOfRow(claimed, known) : standardOf(band.score, band.scale);
  if (limits === undefined || standard === null) return null;
  const slack = band.scale === 'standard' ? 0 : ROUNDED;
  return standard >= limits.from - slack && standard < limits.to + 1 + slack;
}

/** A passage without the score says nothing of its band. */
function hasScore({ score }: Band, known: readonly Segment[]): boolean {
  return score === null || known.some(({ quantities }) => quantities.some(({ values }) => values.includes(score)));
}

/** The notes may name the band themselves; then their words count. */
function isTold({ name, at, end }: Band, { items }: Segment, known: readonly Segment[]): boolean {
  const own = items.filter((item) => item.at >= at && item.at < end);
  return known.some(
    ({ bands, items: others }) =>
      bands.some((band) => band.name === name) ||
      (own.length > 0 && own.every((item) => others.some(({ key, sign }) => key === item.key && sign === item.sign))),
  );
}

function hasBand({ bands, cutoff, isReversed }: Measure, score: number, name: string): boolean | null {
  if (name === 'clinical') return isReversed ? score < cutoff : score >= cutoff;
  if (name === 'normal') return isReversed ? score >= cutoff : score < cutoff;
  if (!bands.some(({ names }) => names.includes(name))) return null;
  return bands.findLast(({ from }) => score >= from)?.names.includes(name) ?? null;
}

/** The score of a test, where the passage has one and no other. */
function onlyScore(known: readonly Segment[], test: string): number | null {
  const values = known.flatMap(({ quantities }) =>
    quantities.filter(({ anchor }) => anchor === test).flatMap((each) => each.values),
  );
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** "Inattention T 76", where the claim speaks of inattention and the passage has no other such score of it. */
function findRating({ score, scale }: Band, { items }: Segment, known: readonly Segment[]): number | null {
  if (score !== null) return scale === 't' ? score : null;
  const rated = known.filter(
    (segment) =>
      segment.items.some(({ key }) => key === 't') &&
      segment.items.some(({ key, weight }) => weight >= 1 && has(items, key)),
  );
  const values = rated.flatMap(({ quantities }) => quantities.filter(isBare).flatMap((each) => each.values));
  return values.length === 1 ? (values[0] ?? null) : null;
}

function standardOf(score: number, scale: Band['scale']): number | null {
  if (scale === null) return null;
  if (scale === 'percentile') return ofPercentile(score);
  return 100 + (score - MEAN[scale]) * POINTS[scale];
}

/** Tukey's lambda for the quantiles of the normal distribution, exact to a tenth of a standard score. */
function ofPercentile(percentile: number): number | null {
  const share = percentile / 100;
  return share <= 0 || share >= 1 ? null : 100 + 15 * 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
}

/** A row with a score and its percentile tells by the two of them of which scale the score is. */
function standardOfRow({ items }: Segment, known: readonly Segment[]): number | null {
  const isOwn = known.some((segment) => segment.items.some(({ key, weight }) => weight >= 1 && has(items, key)));
  const figures = known.flatMap(({ quantities }) => quantities.filter(isBare)).map(({ values: [value = 0] }) => value);
  if (!isOwn || figures.length !== 2) return null;
  const [score = 0, percentile = 0] = figures;
  const standard = ofPercentile(percentile);
  if (standard === null) return null;
  const scales = (['standard', 'scaled', 't'] as const).map((scale) => standardOf(score, scale) ?? 0);
  return scales.find((each) => Math.abs(each - standard) <= ROUNDED) ?? null;
}

function isBare({ unit, values, outOf }: Quantity): boolean {
  return values.length === 1 && outOf === null && (unit === null || unit === 'percentile');
}

function has(items: readonly Item[], key: string): boolean {
  return items.some((item) => item.key === key && item.weight >= 1);
}
