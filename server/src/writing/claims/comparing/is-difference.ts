import type { Quantity, Segment } from '../reading/statement.ts';

/** What tells that a figure says by how much something changed. */
const CHANGES = new Set(['increase', 'weight loss', 'weight gain', 'los', 'better']);
const CLOSE = 0.001;
const EARLIEST_YEAR = 1900;

/** "Has lost 2.8 kg" out of "weight 63.2 (admitted 66.0)", and "for twelve years" out of "army 2004 to 2016". */
export function isDifference(
  { values, unit, outOf }: Quantity,
  { items }: Segment,
  known: readonly Quantity[],
): boolean {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0 || outOf !== null) return false;
  if (unit === 'year')
    return differ(
      value,
      known.filter((each) => each.unit === 'calendar-year'),
    );
  if (!items.some(({ key }) => CHANGES.has(key))) return false;
  return differ(
    value,
    known.filter((each) => each.unit === unit || each.unit === null),
  );
}

function differ(value: number, known: readonly Quantity[]): boolean {
  const figures = known.flatMap(({ values }) => values);
  return figures.some((one, place) =>
    figures.slice(place + 1).some((other) => Math.abs(Math.abs(one - other) - value) < CLOSE),
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
