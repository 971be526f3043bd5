import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison, Known } from './comparison.ts';
import { agrees } from './agrees.ts';

export const RELATION_VALUE = { same: 0.95, broader: 0.8, opposite: 0.9 };

/** "Not supportive" stands against "supportive", and agrees with "no support". */
export function matchDenied(
  comparison: Comparison,
  claimedIn: Segment,
  claimed: Item,
  known: readonly Known[],
): number {
  for (const { item, segment } of known) {
    const isClaimDenied = claimed.denied.length > 0 && isIn(item, claimed.denied);
    const isKnownDenied = item.denied.length > 0 && isIn(claimed, item.denied);
    if (!isClaimDenied && !isKnownDenied) continue;
    const isNegated = isClaimDenied ? item.isNegated : claimed.isNegated;
    // "Wants no epidural" is "does not want one".
    const isDenied = (isClaimDenied ? segment : claimedIn).isDenied === true;
    const isTurned = (isClaimDenied ? item : claimed).sign < 0;
    if (isNegated === false && !isDenied && !isTurned) comparison.conflicts.push('polarity');
    return 0.9;
  }
  return 0;
}

function isIn({ kind, isPart, key, words }: Item, denied: readonly string[]): boolean {
  return kind === 'word' && !isPart && (denied.includes(key) || words.some((word) => denied.includes(word)));
}

/** A term that the notes do not have as such may be there word by word. */
export function matchEachWord({ words }: Item, known: readonly Known[]): number {
  if (words.length < 2) return 0;
  const found = words.filter((word) => known.some(({ item }) => item.key === word || item.words.includes(word)));
  return found.length < words.length ? (found.length / words.length) * 0.5 : 0.9;
}

/** "Insomnia" is borne out by "his sleep has been really poor". */
export function matchParts(comparison: Comparison, segment: Segment, claimed: Item, known: readonly Known[]): number {
  const parts = segment.items.filter((item) => item.isPart && item.at === claimed.at);
  if (parts.length === 0) return 0;
  const [topic] = parts;
  const found = parts.flatMap((part) => {
    const other = known.find(({ item }) => item.key === part.key);
    return other === undefined ? [] : [{ part, other }];
  });
  if (found[0]?.part !== topic || found.length < Math.min(2, parts.length)) return 0;
  const isAgreed = found.every(
    ({ part, other }) => part.isNegated === null || agrees(part, segment, other.item, other.segment, false),
  );
  if (!isAgreed) comparison.conflicts.push('polarity');
  return 0.95;
}

/** "No longer drools" of "drooling gone": that it is over needs no word of its own. */
export function matchEnd({ key, sign, isNegated }: Item, best: Segment | null): number {
  return key === 'start' && sign < 0 && isNegated === false && best?.moment === 'ended' ? RELATION_VALUE.same : 0;
}

/** "Weight 47 (51 in February)" has fallen, though no word says so. */
export function matchCourse(
  comparison: Comparison,
  segment: Segment,
  { key, sign, isNegated }: Item,
  best: Segment | null,
): number {
  if (key !== 'increase' || isNegated !== false || best === null) return 0;
  const from = best.course[0];
  const to = best.course[1];
  if (from === undefined || to === undefined || from === to) return 0;
  // "Rose to 38.4" of "38.4 last night, now 37.1" tells how it came to be what it was at first.
  const [last] = segment.quantities.slice(-1);
  const isOfDose = segment.items.some(({ kind }) => kind === 'medicine');
  if (!isOfDose && last?.values.includes(from) === true && !last.values.includes(to)) return 0;
  if (to > from !== sign > 0) comparison.conflicts.push('opposite');
  return 1;
}
