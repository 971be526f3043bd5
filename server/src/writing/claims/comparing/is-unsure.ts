import type { Item, Segment } from '../reading/statement.ts';
import { matchWords } from './compare-items.ts';
import type { Known } from './comparison.ts';

const HEAVY = 0.6;
/** "No previous overdose" denies none of today. */
const EARLIER = new Set(['prev', 'previous', 'prior', 'further', 'anoth', 'new', 'more', 'other', 'earli', 'past']);

/**
 * Whether what seems affirmed here and denied there may yet agree, so that nobody should be told of a contradiction. The
 * decision over what was found is left to others.
 */
export function isUnsure(claimed: Item, segment: Segment, found: readonly Known[], all: readonly Known[]): boolean {
  return found.every(
    ({ segment: known }) =>
      segment.isTurned !== known.isTurned ||
      isOfEarlier(claimed, segment, known) ||
      isToldElsewhere(claimed, segment, known, all) ||
      areBothDenied(claimed, segment, known),
  );
}

function isOfEarlier({ isNegated }: Item, { items }: Segment, known: Segment): boolean {
  if (isNegated !== false) return false;
  return (
    known.items.some(({ key, isNegated: isDenied }) => isDenied === true && EARLIER.has(key)) &&
    !items.some(({ key }) => EARLIER.has(key))
  );
}

/** "Wears glasses for board work but not on the playground": another part of the passage has more of the claim, and its denial. */
function isToldElsewhere({ isNegated }: Item, { items }: Segment, known: Segment, all: readonly Known[]): boolean {
  if (isNegated !== true) return false;
  const isOwn = (item: Item): boolean => known.items.some((other) => matchWords(item, other) !== null);
  const missed = items.filter((item) => item.weight >= HEAVY && item.kind !== 'kin' && !isOwn(item));
  return all.some(
    ({ item, segment }) =>
      segment !== known && item.isNegated !== false && missed.some((own) => matchWords(own, item) === 'same'),
  );
}

/** "Sees no nightmares" and "does not see any": of the verb, one has the denial elsewhere. */
function areBothDenied({ at, weight }: Item, { items, isDenied }: Segment, known: Segment): boolean {
  if (weight >= 1 || isDenied !== true || known.isDenied !== true) return false;
  return items.some(
    (item) =>
      item.at !== at &&
      item.isNegated === true &&
      item.weight >= HEAVY &&
      known.items.some((other) => other.isNegated === true && matchWords(item, other) !== null),
  );
}
