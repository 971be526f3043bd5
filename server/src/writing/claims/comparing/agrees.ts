import type { Item, Segment } from '../reading/statement.ts';

export function agrees(claimed: Item, claimedIn: Segment, known: Item, knownIn: Segment, isOpposite: boolean): boolean {
  if (claimed.isNegated === null || known.isNegated === null) return true;
  // The ends of two axes cannot be compared.
  const isOneAxis = claimed.key === known.key || isOpposite;
  const own = (isOneAxis ? claimed.sign : 1) * (claimed.isNegated ? -1 : 1);
  const other = (isOneAxis ? known.sign : 1) * (known.isNegated ? -1 : 1) * (isOpposite ? -1 : 1);
  if (own === other) return true;
  // What has stopped is no longer so.
  return (
    (isOver(claimedIn) && known.isNegated) ||
    (isOver(knownIn) && claimed.isNegated) ||
    isPast(claimed, claimedIn, knownIn) ||
    isWished(claimedIn, known, knownIn)
  );
}

/** "Not depressed at present" agrees with having been depressed. */
function isPast({ isNegated }: Item, claimedIn: Segment, knownIn: Segment): boolean {
  return isNegated === true && claimedIn.moment === 'ongoing' && knownIn.moment === 'past';
}

/** "Would like to ring her sister" agrees with not having rung her, and not with having no wish to. */
function isWished({ items, moment }: Segment, { isNegated }: Item, knownIn: Segment): boolean {
  const isWish = moment === 'future' && items.some(({ key }) => key === 'want');
  return isNegated === true && isWish && !knownIn.items.some(({ key }) => key === 'want' || key === 'accept');
}

/** "Declined sertraline" and "did not want sertraline": both turn the medicine down, in whatever words. */
export function isTurnedAlike({ key }: Item, one: Segment, other: Segment): boolean {
  const isTurning = (item: Item): boolean =>
    item.key !== key &&
    ((item.key === 'accept' && item.sign * (item.isNegated === true ? -1 : 1) < 0) ||
      item.key === 'avoid' ||
      item.key === 'forget');
  return one.items.some(
    (item) =>
      isTurning(item) &&
      // Whoever refuses to do it avoids it; but who forgot it did not refuse.
      other.items.some((each) => isTurning(each) && (item.key === 'forget') === (each.key === 'forget')),
  );
}

function isOver({ items, moment }: Segment): boolean {
  return moment === 'ended' || items.some((item) => item.key === 'start' && item.sign < 0);
}
