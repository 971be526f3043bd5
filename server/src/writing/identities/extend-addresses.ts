import { isKeptCapital } from './kinds-of-words.ts';
import { foldWord } from './folding.ts';
import type { Identifier } from './identifier.ts';
import { kinAndRoles } from './lists.ts';

/** A part of an address after a comma: a town, a county, a code. */
const PART =
  /,\s?(?<words>(?:Co\.? |County )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*| upon| on| of| le| the| am| sur){0,4}(?: [A-Z0-9]{2,4}(?: ?\d[A-Z]{2})?)?(?: \d{4,6})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?: \p{Lu}[\p{L}-]+)?)(?![\p{L}\p{N}'])/uy;
const MOST_PARTS = 4;

/** An address goes on after its street: towns and counties between commas belong to it. */
export function extendAddresses(text: string, found: readonly Identifier[]): Identifier[] {
  return found.map((place) => (place.kind === 'ADDRESS' ? { ...place, end: endOf(text, place.end) } : place));
}

function endOf(text: string, end: number): number {
  let last = end;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    PART.lastIndex = last;
    const words = PART.exec(text)?.groups?.['words'];
    if (words === undefined) break;
    const [first = ''] = words.split(/[ -]/);
    if (isKeptCapital(foldWord(first)) || kinAndRoles().has(foldWord(first))) break;
    last = PART.lastIndex;
  }
  return last;
}
