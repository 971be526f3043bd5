import type { Item, Segment } from '../reading/statement.ts';
import { HEAVY, type Known } from './comparison.ts';
import { matchWords } from './match-words.ts';

/** Words that deny something themselves. */
const EXCLUDING = new Set(['exclude from school', 'exclude', 'include-in']);
/** "No previous overdose" denies none of today. */
const EARLIER = new Set(['prev', 'previous', 'prior', 'further', 'anoth', 'new', 'more', 'other', 'earli', 'past']);

/**
 * Whether what seems affirmed here and denied there may yet agree. Then it is no contradiction, and how much was found
 * decides.
 */
export function isUnsure(claimed: Item, segment: Segment, found: readonly Known[], all: readonly Known[]): boolean {
  return found.every(
    ({ segment: known }) =>
      segment.isTurned !== known.isTurned ||
      isOfEarlier(claimed, segment, known) ||
      isToldElsewhere(claimed, segment, known, all) ||
      isDeniedElsewhere(claimed, known, all) ||
      // "Sees no nightmares" and "does not see any": where both deny something, one may deny more than it seems.
      (segment.isDenied === true && known.isDenied === true && !EXCLUDING.has(claimed.key)),
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

/** "Risk to self low, to others nil": another part of the passage denies just this. */
function isDeniedElsewhere(claimed: Item, known: Segment, all: readonly Known[]): boolean {
  if (claimed.isNegated !== true) return false;
  return all.some(
    ({ item, segment }) =>
      segment !== known &&
      item.isNegated === true &&
      matchWords(claimed, item) === 'same' &&
      segment.items.every(({ key, weight }) => key === item.key || weight < HEAVY),
  );
}
