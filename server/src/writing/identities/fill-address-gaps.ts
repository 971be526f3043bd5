import type { Identifier } from './identifier.ts';

/** What of an address may have been taken for something else. */
const NEIGHBOURS: ReadonlySet<Identifier['kind']> = new Set([
  'ADDRESS',
  'PLACE',
  'PERSON',
  'ORGANISATION',
  'NUMBER',
  'PHONE',
]);
const LONGEST_GAP = 34;
/** Numbers, single letters and short words such as "bl.", "nr", "by": the rest of an address, and no sentence. */
const BETWEEN = /[\s,.;:#/º°ª()&-]/;
const REST = /^(?:\d{0,6}|\p{L}{1,4}|\p{L}{1,2}\d{1,3}|\d{1,3}\p{L}{1,2})$/u;
const WORDS =
  /(?<!\p{L})(?:and|with|but|who|was|is|has|had|for|his|her|to|at|in|on|he|she|they|said|or|from|then|also|not|no|so|we|i|met|saw|mum|dad|son|age|aged|the|und|mit|et|y)(?!\p{L})|[.;] [A-Z]|\n.*\n/iu;

/**
 * Between two parts of an address nothing else stands: "Str. Zorilelor" and "Cluj-Napoca" with "nr. 14, bl. C2, ap. 31"
 * between them are one.
 */
export function fillAddressGaps(text: string, found: readonly Identifier[]): Identifier[] {
  const ordered = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const gaps: Identifier[] = [];
  let last: Identifier | undefined;
  for (const next of ordered) {
    if (last !== undefined && isOneAddress(last, next) && isRest(text.slice(last.end, next.start))) {
      gaps.push({ kind: 'ADDRESS', start: Math.max(last.end - 1, last.start), end: next.start + 1 });
    }
    if (last === undefined || next.end > last.end) last = next;
  }
  return [...found, ...gaps];
}

function isOneAddress(one: Identifier, other: Identifier): boolean {
  const distance = other.start - one.end;
  if (distance <= 0 || distance > LONGEST_GAP) return false;
  return (one.kind === 'ADDRESS' || other.kind === 'ADDRESS') && NEIGHBOURS.has(one.kind) && NEIGHBOURS.has(other.kind);
}

function isRest(gap: string): boolean {
  return /[,\d]/.test(gap) && gap.split(BETWEEN).every((part) => REST.test(part)) && !WORDS.test(gap);
}
