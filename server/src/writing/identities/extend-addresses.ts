import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import { isKeptCapital } from './kinds-of-words.ts';
import { kinAndRoles } from './lists.ts';

/** A part of an address after a comma: a town, a county, a code, a floor. */
const PART =
  /,\s?(?<words>(?:Co\.? |County |Dist\.? |Tehsil |Village )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*| upon| on| of| le| the| am| sur| or){0,4}(?: [A-Z0-9]{2,4}(?: ?\d[A-Z]{2})?)?(?: \d{1,6})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{1,2}\d{1,2}|\d{4,6}(?: \p{Lu}[\p{L}-]+)?|\d{1,4}[a-zA-Z]?(?: ?[ºª°] ?\p{L}{0,5}\.?)?|(?:[Aa]pto|[Aa]pt|piso|bajo|izq|dcha|bât|кв|д|m|lok|[Ff]lat|[Uu]nit|[Ff]loor|plot|[Bb]lock|bloc)\.? ?[\p{L}\d/-]{0,5}|[A-Z]{2} [A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\p{N}'])/uy;
/** What may follow without a comma. */
const TAIL =
  /(?:\s-\s?\d{4,6}| #\d{1,3}(?:-\d{1,4})?| m\. ?\d{1,4}| (?:II|III|IV|VI)(?!\p{L})| in [\p{L}-]{4,20}(?=[.,;)\n]|$)| (?:NE|NW|SE|SW|North|South|East|West)(?!\p{L})| (?:Phase|Zone|Sector|Block|Avenue|Street|Road) \d{1,3}|(?<=Avenue|Street|Road) \d{1,3}(?!\d)| [A-Z]{2} \d{5}(?!\d)| (?:NSW|VIC|QLD|ACT|TAS|SA|WA|NT) \d{4}(?!\d)|(?<=\p{L}) \d{5,6}(?!\d))/uy;
/** A line of its own below the street: nothing but a town, a county or a code. */
const LINE =
  /\n(?<words>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*| upon| on| le| the){0,3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?=\n|$)/uy;
/** What stands before the street: a floor, a flat, the name of the house. */
const BEFORE =
  /(?:(?:(?:top|basement|ground|garden|first|second|third|upper|lower)(?: floor)?(?: flat)?|\d{1,2}(?:F\d|\/\d)|[Ff]lat \w{1,4}(?:\/\d)?|unit \w{1,4}|apt \w{1,4}),? |(?<=^|[:;(|\n] ?|\b(?:at|in|to|from|is) |, )\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{1,24}){0,2},\s)$/iu;
const MOST_PARTS = 5;
const LONGEST_BEFORE = 60;

/** An address goes on after its street, and may begin before it: what stands between commas belongs to it. */
export function extendAddresses(text: string, found: readonly Identifier[]): Identifier[] {
  return found.map((place) =>
    place.kind === 'ADDRESS' ? { ...place, start: startOf(text, place.start), end: endOf(text, place.end) } : place,
  );
}

function startOf(text: string, start: number): number {
  let first = start;
  for (let parts = 0; parts < 2; parts += 1) {
    const before = BEFORE.exec(text.slice(Math.max(0, first - LONGEST_BEFORE), first));
    if (before === null || isOrdinary(before[0])) break;
    first -= before[0].length;
  }
  return first;
}

function endOf(text: string, end: number): number {
  let last = end;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const next = endOfPart(text, last);
    if (next === last) break;
    last = next;
  }
  return last;
}

function endOfPart(text: string, end: number): number {
  for (const part of [PART, TAIL, LINE]) {
    part.lastIndex = end;
    const match = part.exec(text);
    if (match === null || isOrdinary(match.groups?.['words'] ?? '')) continue;
    return part.lastIndex;
  }
  return end;
}

/** A word that is no part of an address: "…, Mum said". */
function isOrdinary(words: string): boolean {
  const [first = ''] = words.trim().split(/[ ,-]/);
  if (!/^\p{Lu}/u.test(first) || /^(?:Flat|Top|Basement|Ground|Unit|Apt|The|Block)$/.test(first)) return false;
  return isKeptCapital(foldWord(first)) || kinAndRoles().has(foldWord(first));
}
