import type { Quantity, Segment } from '../reading/statement.ts';
import { DIFFERENCES } from './count-differences.ts';
import { isBetweenDates } from './is-between-dates.ts';

/** Words that say by how much something changed. */
const CHANGES = new Set(['increase', 'weight loss', 'weight gain', 'los', 'better', 'advanced', ...DIFFERENCES]);
const CLOSE = 0.001;
const EARLIEST_YEAR = 1900;
const HOURS = 12;
/** Ages in years and months are rounded to hundredths of a year. */
const MONTH = 0.02;

/**
 * "Has lost 2.8 kg" out of "weight 63.2 (admitted 66.0)", "for twelve years" out of "army 2004 to 2016", "five hours" out of
 * "bed at 2, up at 7", and "four weeks" out of 6/10 and 3/11.
 */
export function isDifference(
  { values, unit, outOf, isDerived, anchor }: Quantity,
  { items, degree }: Segment,
  known: readonly Quantity[],
  dates: readonly Quantity[],
): boolean {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0 || outOf !== null) return false;
  if (unit === 'hour' || unit === 'minute') return isSpan(unit === 'hour' ? value : value / 60, known);
  if (unit === 'year' && isYears(value, [...known, ...dates])) return true;
  if (isBetweenDates(value, unit, known, dates)) return true;
  if (degree === 0 && !isDerived && !items.some(({ key }) => CHANGES.has(key))) return false;
  if (unit === 'month' && differ(value / 12, known.filter(isOfYears), MONTH)) return true;
  return differ(
    value,
    // Nobody subtracts the dose of one medicine from that of another.
    known.filter(
      (each) => (each.unit === unit || each.unit === null) && (unit !== 'milligram' || each.anchor === anchor),
    ),
  );
}

function isYears(value: number, known: readonly Quantity[]): boolean {
  return differ(
    value,
    known.filter((each) => each.unit === 'calendar-year'),
  );
}

/** Between two times of the clock. */
function isSpan(value: number, known: readonly Quantity[]): boolean {
  const times = known.flatMap(({ values, unit }) => (unit === 'clock' ? values : []));
  return times.some((one, place) =>
    times.slice(place + 1).some((other) => Math.abs(((other - one + HOURS) % HOURS) - (value % HOURS)) < CLOSE),
  );
}

function isOfYears({ unit }: Quantity): boolean {
  return unit === 'year' || unit === 'age';
}

function differ(value: number, known: readonly Quantity[], close = CLOSE): boolean {
  const figures = known.flatMap(({ values }) => values);
  return figures.some((one, place) =>
    figures.slice(place + 1).some((other) => Math.abs(Math.abs(one - other) - value) < close),
  );
}

/** "Aged 27" out of a date of birth and a later year: that birthday may not have come yet. */
export function isAge({ values: [value], unit }: Quantity, known: readonly Quantity[]): boolean {
  if (unit !== 'age' || value === undefined) return false;
  const years = known.flatMap(({ values, unit: own }) =>
    own === 'calendar-year' || own === 'full-date' ? values.filter((each) => each >= EARLIEST_YEAR) : [],
  );
  return years.some((born) => years.some((year) => year - born === value || year - born === value + 1));
}
