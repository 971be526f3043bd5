import { TEST_NAME } from './patterns.ts';

const ONE = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const FIGURES = String.raw`${ONE}(?:\s?\/\s?${ONE}){1,7}(?![\d/%])`;
const NAME = String.raw`\p{L}[\p{L}-]{0,14}(?:-?\d{1,2})?`;
/** `A/M/F/L/V = 16/12/5/22/14` */
const NAMED = new RegExp(
  String.raw`(?<before>[\p{L}\d)] )?(?<![\p{L}\d/.-])(?<names>${NAME}(?:\/${NAME}){1,7})(?:\s?[=:])?\s(?<figures>${FIGURES})`,
  'gu',
);
/** `16 / 12 / 6 (27/1, 24/2, 28/4)` */
const DATED = new RegExp(String.raw`(?<![\d/])(?<figures>${FIGURES})\s\((?<times>[^()]{3,80})\)`, 'gu');
/** Two figures may be so much of a whole. */
const MANY = 3;

/** Writes lists that are parted by strokes with each figure behind what it is of, so that they are read like any other. */
export function partSlashes(text: string): string {
  if (!text.includes('/')) return text;
  return text.replaceAll(NAMED, partNamed).replaceAll(DATED, partDated);
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
  const values = split(figures);
  const each = times.split(/[,;]\s/);
  if (values.length < MANY || each.length !== values.length) return found;
  return values.map((value, place) => `${value} (${each[place] ?? ''})`).join(', ');
}

function split(figures: string): string[] {
  return figures.split('/').map((figure) => figure.trim());
}

/** `74 / 68`: nobody gets more points than there are, so that these are two figures. */
export function isMoreThanWhole(figures: string): boolean {
  const [got = '', whole = '', ...others] = split(figures);
  return others.length === 0 && /^\d/.test(got) && /^\d+$/.test(whole) && Number(got) > Number(whole);
}
