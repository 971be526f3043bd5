import type { Identifier } from './identifier.ts';

const NAMED: ReadonlySet<Identifier['kind']> = new Set(['PERSON', 'PLACE', 'ORGANISATION']);
/** Alone before the name, at the beginning of a line or behind a word that leads to a home: "1204/5", "2-14", "22a". */
const BEFORE =
  /(?<=(?:^|[\n|:;(])[ \t]?|(?<!\p{L})(?:at|lives|address|addr|home|visit|hv|to|from) )(?<number>\d{1,4}[a-z]?(?:[/-]\d{1,4})?),? $/iu;
/** Behind the name, which a word for living leads to: "lives in Gran Vía 22". */
const BEHIND = /^,? (?<number>\d{1,3} ?[a-z]?)(?=$|[\n.,;)|])/iu;
const LEAD =
  /(?<!\p{L})(?:lives?|living|lived|flat|address|home|moved|room|stays|staying)(?: is| at| in| to|:){0,2} $/iu;
const SEVERAL_WORDS = /\p{L}[ '-]\p{Lu}|\p{L} \p{L}+ \p{L}/u;
const LONGEST = 24;

/**
 * The number of a house beside a name that no word tells to be a street: "8 Maes y Dre". The name must have two words and
 * nothing behind it in its line, since one name beside a figure may be anything. What is found is in the order of the
 * text.
 */
export function fillHouseNumbers(text: string, found: readonly Identifier[]): Identifier[] {
  const filled: Identifier[] = [];
  for (let first = 0; first < found.length;) {
    const last = endOfName(text, found, first);
    const parts = found.slice(first, last + 1);
    const address = findAddress(text, parts);
    filled.push(...(address === undefined ? parts : [address]));
    first = last + 1;
  }
  return filled;
}

/** "Station" and "App" may have been found one by one. */
function endOfName(text: string, found: readonly Identifier[], first: number): number {
  let last = first;
  const isNamed = (index: number): boolean => NAMED.has(found[index]?.kind ?? 'TEXT');
  while (isNamed(last) && isNamed(last + 1) && text.slice(found[last]?.end, found[last + 1]?.start) === ' ') last += 1;
  return last;
}

function findAddress(text: string, parts: readonly Identifier[]): Identifier | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || !NAMED.has(first.kind)) return undefined;
  if (!SEVERAL_WORDS.test(text.slice(first.start, last.end))) return undefined;
  const before = text.slice(Math.max(0, first.start - LONGEST), first.start);
  const behind = text.slice(last.end, last.end + LONGEST);
  const number = /^(?:$|[\n,.;)|])/.test(behind) ? BEFORE.exec(before)?.groups?.['number'] : undefined;
  if (number !== undefined) {
    const start = first.start - before.length + before.lastIndexOf(number);
    return { kind: 'ADDRESS', start, end: last.end };
  }
  const [all = ''] = LEAD.test(before) ? (BEHIND.exec(behind) ?? []) : [];
  return all === '' ? undefined : { kind: 'ADDRESS', start: first.start, end: last.end + all.length };
}
