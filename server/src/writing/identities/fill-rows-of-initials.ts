import type { Identifier } from './identifier.ts';
import { commonWords } from './lists.ts';
import { isShorthand } from './match-own-initials.ts';

/** "T. M. G.", "F. M. a. B.": three letters or more, each with its stop. */
const ROW = /(?<![\p{L}\p{N}.])\p{Lu}\.[ -]?(?:\p{L}\.[ -]?){1,4}\p{Lu}(?=\.|$|[\s,;:)])/gu;

/**
 * Where the first and the last letter of a row are somebody's, so are those between: a middle name that the record does
 * not know. What is found is in the order of the text, so that each is looked at once.
 */
export function fillRowsOfInitials(text: string, found: readonly Identifier[]): Identifier[] {
  let next = 0;
  const filled = Array.from(text.matchAll(ROW)).flatMap(({ 0: row, index }): Identifier[] => {
    const [start, end] = [index, index + row.length];
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const first = found[next];
    if (first === undefined || first.start > start) return [];
    let last = next;
    while ((found[last + 1]?.start ?? Number.POSITIVE_INFINITY) < end) last += 1;
    return (found[last]?.end ?? 0) >= end ? [{ kind: first.kind, start, end }] : [];
  });
  return [...found, ...filled, ...found.flatMap((place) => listNextOfRow(text, place))];
}

const NEXT = /^(?:, ?| ?[/&+] ?| and )(?<letters>\p{Ll}{2})(?=$|[\n.,;:/)]| [/&+] | (?:and|to|on|at) )/u;
const LONGEST_STEP = 9;

/** "obs by tm, rl": two small letters beside somebody's, where they are no word and no shorthand. */
function listNextOfRow(text: string, { kind, start, end }: Identifier): Identifier[] {
  if (!/^\p{Ll}{2}$/u.test(text.slice(start, end))) return [];
  const step = NEXT.exec(text.slice(end, end + LONGEST_STEP));
  const letters = step?.groups?.['letters'] ?? '';
  if (step === null || commonWords().has(letters) || isShorthand(letters)) return [];
  const last = end + step[0].length;
  const next: Identifier = { kind, start: last - letters.length, end: last };
  return [next, ...listNextOfRow(text, next)];
}
