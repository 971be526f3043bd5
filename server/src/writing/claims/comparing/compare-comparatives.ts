import { findAxis } from '../lexicon/concepts.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison } from './comparison.ts';
import { matchWords } from './match-words.ts';

/** "Writes better than he reads" stands against "reads better than he writes". */
export function compareComparatives(comparison: Comparison, claimed: Segment, best: Segment): void {
  if (claimed.than === null || best.than === null || claimed.isDenied !== best.isDenied) return;
  const [own, known] = [sidesOf(claimed, claimed.than), sidesOf(best, best.than)];
  const isTurned = isOnly(own.before, known.behind, known.before) && isOnly(own.behind, known.before, known.behind);
  if (isTurned && isSameEnd(claimed, best)) comparison.conflicts.push('opposite');
}

function sidesOf({ items }: Segment, than: number): { before: Item[]; behind: Item[] } {
  const things = items.filter(({ isPart, weight, key }) => !isPart && weight > 0 && findAxis(key) === undefined);
  return { before: things.filter(({ at }) => at < than), behind: things.filter(({ at }) => at > than) };
}

/** Whether one of them stands on that side of the other, and not on this. */
function isOnly(own: readonly Item[], there: readonly Item[], here: readonly Item[]): boolean {
  return own.some((item) => isIn(item, there) && !isIn(item, here));
}

function isIn(item: Item, known: readonly Item[]): boolean {
  return known.some((other) => matchWords(item, other) === 'same');
}

/** Better in both, or worse in both. */
function isSameEnd(claimed: Segment, best: Segment): boolean {
  if (claimed.degree !== best.degree) return false;
  return claimed.items.every(({ key, sign }) => best.items.every((other) => other.key !== key || other.sign === sign));
}
