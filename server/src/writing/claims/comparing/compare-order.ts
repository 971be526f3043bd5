import type { Item, Segment } from '../reading/statement.ts';
import { ORDER_AXIS } from './compare-items.ts';
import type { Comparison } from './comparison.ts';
import { matchWords } from './match-words.ts';

const MIN_WEIGHT = 0.6;
const ENOUGH = 2;

interface Order {
  earlier: readonly Item[];
  later: readonly Item[];
}

/**
 * "Stopped her tablets after the admission" stands against "admitted after stopping her tablets". Which of the two words is
 * used tells nothing: what came first in the claim must not have come last in the notes.
 */
export function compareOrder(comparison: Comparison, claimed: Segment, best: Segment): void {
  const [own, known] = [orderIn(claimed), orderIn(best)];
  if (own === null || known === null) return;
  const kept = weighShared(own.earlier, known.earlier) + weighShared(own.later, known.later);
  const turned = weighShared(own.earlier, known.later) + weighShared(own.later, known.earlier);
  if (turned > kept && turned >= ENOUGH) comparison.conflicts.push('time');
}

function orderIn({ items }: Segment): Order | null {
  const marks = items.filter(({ key, isPart, isNegated }) => key === ORDER_AXIS && !isPart && isNegated === false);
  const [mark] = marks;
  if (mark === undefined || marks.length > 1) return null;
  const things = items.filter(({ key, isPart, weight }) => key !== ORDER_AXIS && !isPart && weight >= MIN_WEIGHT);
  // The nearest first.
  const left = things.filter(({ at }) => at < mark.at).toReversed();
  const right = things.filter(({ at }) => at > mark.at);
  return mark.sign > 0 ? { earlier: left, later: right } : { earlier: right, later: left };
}

/** What stands right beside the word of order counts for two. */
function weighShared(own: readonly Item[], known: readonly Item[]): number {
  const weights = own.map((item, place): number => {
    const at = known.findIndex((other) => matchWords(item, other) === 'same');
    return at === -1 ? 0 : place === 0 && at === 0 ? ENOUGH : 1;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}
