export type Groups = Readonly<Record<string, string | undefined>>;

const COUNTS =
  'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen'.split(',');
export const ORDINALS = 'zeroth,first,second,third,fourth,fifth,sixth,seventh,eighth'.split(',');
/** A figure in digits or words. */
export const N = String.raw`(?<n>\d+(?:\.\d+)?|${COUNTS.slice(1).join('|')}|an?|half|once|twice)`;
/** How old somebody was, with the words before it: `at 11 months`, `not until his second birthday`. */
export const AGE = String.raw`(?:(?:at|by|aged?|about|around|approximately|roughly|until|after|before|not until|just|of|was|were|he was|she was|when|only|came|the|alone|independently|unaided|late|early|on) |~ ?|, |\? |- )*(?:(?:his |her |the )?(?<ordinal>${ORDINALS.slice(1).join('|')}) birthday|${N}(?: ?(?<unit>months?|mths?|m\b|years?|yrs?|y\b|weeks?)|(?=$|,|\?)))`;
const MONTHS_A_YEAR = 12;
const WEEKS_A_MONTH = 4.35;
/** Without a unit, so small a figure is an age in years, and a larger one in months. */
const MOST_YEARS = 6;

export function toNumber(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d/.test(word)) return Number(word);
  const named: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, once: 1, twice: 2 };
  const place = COUNTS.indexOf(word);
  return named[word] ?? (place === -1 ? null : place);
}

/** The age that a form has found, in months. */
export function months({ n, unit, ordinal }: Groups): number | null {
  if (ordinal !== undefined) return ORDINALS.indexOf(ordinal) * MONTHS_A_YEAR;
  const value = toNumber(n);
  if (value === null) return null;
  if (unit === undefined) return value <= MOST_YEARS ? value * MONTHS_A_YEAR : value;
  if (unit.startsWith('w')) return value / WEEKS_A_MONTH;
  return unit.startsWith('y') ? value * MONTHS_A_YEAR : value;
}

export const count = ({ n }: Groups): number | null => toNumber(n);

export const differ = (a: number, b: number): boolean => a !== b;
