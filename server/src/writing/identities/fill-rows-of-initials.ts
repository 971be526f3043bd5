import type { Identifier } from './identifier.ts';

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
  return [...found, ...filled];
}
