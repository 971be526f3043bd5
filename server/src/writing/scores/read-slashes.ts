import { isOnlyWhen } from './entries/is-only-when.ts';
import { TEST_NAME } from './patterns.ts';

const ONE = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const FIGURES = String.raw`${ONE}(?:\s?\/\s?${ONE}){1,7}(?![\d/%])`;
const NAME = String.raw`\p{L}[\p{L}-]{0,14}(?:-?\d{1,2})?`;
/** `A/M/F/L/V = 16/12/5/22/14` */
const NAMED = new RegExp(
  String.raw`(?<before>[\p{L}\d)] )?(?<![\p{L}\d/.-])(?<names>${NAME}(?:\/${NAME}){1,7})(?:\s?[=:])?\s(?<figures>${FIGURES})`,
  'gu',
);
/** `16 / 12 / 6 (27/1, 24/2, 28/4)`, `14 → 9 → 6 (adm, 24h, d/c)` */
const DATED = new RegExp(
  String.raw`(?<![\d/])(?<figures>${ONE}(?:\s?(?:\/|→|->|>|,)\s?${ONE}){1,7})\s\((?<times>[^()]{3,80})\)`,
  'gu',
);
/** `42 > 30 > 22 at 0, 3 and 6 months` */
const AT_TIMES = new RegExp(
  String.raw`(?<![\d/])(?<figures>${ONE}(?:(?:\s?(?:\/|→|->|>)\s?|, | and |, and )${ONE}){1,7}) at (?<times>(?:\d{1,2}(?:, | and |, and )){1,7}\d{1,2}) (?<unit>weeks?|wks?|months?|mths?|years?|sessions?)\b`,
  'gu',
);
/** `HADS 11/6 (A/D)` */
const LETTERS_BEHIND = /(?<first>\d{1,3}) ?\/ ?(?<second>\d{1,3}) \((?<one>[A-Z]) ?\/ ?(?<two>[A-Z])\)/g;
/** `TMT 36/94`: the two trails. */
const TRAILS = /\b(?<test>TMT|Trails)(?: A ?\/ ?B)?:? (?<first>\d{1,3}) ?\/ ?(?<second>\d{1,3})(?![\d/])/g;
/** Two figures may be so much of a whole. */
const MANY = 3;

/** Writes lists that are parted by strokes with each figure behind what it is of, so that they are read like any other. */
export function partSlashes(text: string): string {
  return text
    .replaceAll(LETTERS_BEHIND, '$<one> $<first>, $<two> $<second>')
    .replaceAll(TRAILS, '$<test> A $<first>, $<test> B $<second>')
    .replaceAll(NAMED, partNamed)
    .replaceAll(AT_TIMES, partAtTimes)
    .replaceAll(DATED, partDated);
}

function partNamed(found: string, ...args: unknown[]): string {
  const { before, names = '', figures = '' } = args.at(-1) as Record<string, string | undefined>;
  const each = names.split('/');
  const values = split(figures);
  // `exec/vis 3/5` is one part of five points, `DF/DB 8/5` are two parts.
  const areTests = each.every((name) => TEST_NAME.exec(name)?.[0] === name);
  if (each.length !== values.length || (values.length < MANY && !areTests && !isMoreThanWhole(figures))) return found;
  const list = each.map((name, place) => `${name} ${values[place] ?? ''}`).join(', ');
  return before === undefined ? list : `${before.trim()}: ${list}`;
}

function partDated(found: string, ...args: unknown[]): string {
  const { figures = '', times = '' } = args.at(-1) as Record<string, string | undefined>;
  const values = figures.split(/\s?(?:\/|→|->|>|,)\s?/);
  const each = times.split(/[,;]\s/);
  // `HADS 12, 9 (anxiety, depression)`
  const areNames = each.every((name) => /^\p{L}[\p{L} -]{2,20}$/u.test(name) && !isOnlyWhen(name));
  if (areNames && each.length === values.length && !figures.includes('/'))
    return each.map((name, place) => `${name} ${values[place] ?? ''}`).join(', ');
  // Two figures may be so much of a whole; parts have no times.
  const isList = values.length >= MANY || (!figures.includes('/') && each.every((time) => isOnlyWhen(time)));
  if (
    !isList ||
    each.length !== values.length ||
    each.some((time) => /^\p{L}[\p{L} ]* \d+(?:\/\d+)?$/u.test(time) && !isOnlyWhen(time))
  )
    return found;
  return values.map((value, place) => `${value} (${each[place] ?? ''})`).join(', ');
}

function partAtTimes(found: string, ...args: unknown[]): string {
  const { figures = '', times = '', unit = '' } = args.at(-1) as Record<string, string | undefined>;
  const values = figures.split(/\s?(?:\/|→|->|>)\s?|,? and |, /);
  const each = times.split(/,? and |, /);
  if (values.length !== each.length) return found;
  return values.map((value, place) => `${value} at ${each[place] ?? ''} ${unit}`).join(', ');
}

function split(figures: string): string[] {
  return figures.split('/').map((figure) => figure.trim());
}

/** `74 / 68`: nobody gets more points than there are, so that these are two figures. */
export function isMoreThanWhole(figures: string): boolean {
  const [got = '', whole = '', ...others] = split(figures);
  return others.length === 0 && /^\d/.test(got) && /^\d+$/.test(whole) && Number(got) > Number(whole);
}
