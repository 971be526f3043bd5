import { findAxis } from '../lexicon/concepts.ts';
import type { Item, Segment } from '../reading/statement.ts';
import { matchWords } from './match-words.ts';
import type { Comparison } from './comparison.ts';

/** How far from its side a thing may stand: "left lower arm", "weakness on the left". */
const REACH = 3;
const MIN_WEIGHT = 0.7;

interface Sided {
  side: string;
  thing: Item;
}

/** The left wrist is not borne out by a right wrist and a left knee. */
export function compareSides(comparison: Comparison, claimed: Segment, segments: readonly Segment[]): void {
  const own = sidedIn(claimed);
  if (own.length === 0) return;
  const known = segments.flatMap(sidedIn);
  const isTurned = own.some(({ side, thing }) => {
    const same = known.filter((each) => matchWords(thing, each.thing) === 'same');
    const isOther = same.length > 0 && !same.some((each) => each.side === side || each.side === 'bilateral');
    return isOther && !segments.some((segment) => isShortened(side, claimed, segment));
  });
  if (isTurned) comparison.conflicts.push('other');
}

/** "Right knee effusion, left normal": of the left only how it is, and the claim says so too. */
function isShortened(side: string, claimed: Segment, { items }: Segment): boolean {
  const others = items.filter(({ isPart, weight, key }) => !isPart && weight >= MIN_WEIGHT && key !== side);
  return (
    others.length > 0 &&
    items.some(({ key }) => key === side) &&
    others.every((item) => findAxis(item.key) !== undefined && claimed.items.some((own) => agree(own, item)))
  );
}

function agree(own: Item, known: Item): boolean {
  return own.key === known.key && own.sign === known.sign && own.isNegated === known.isNegated;
}

/** What stands right behind a side is of that side; failing that, what stands right before it. */
function sidedIn({ items }: Segment): Sided[] {
  const things = items.filter(
    ({ kind, className, weight, isPart }) =>
      !isPart && weight >= MIN_WEIGHT && (kind === 'word' || className === 'body'),
  );
  return items
    .filter(({ className }) => className === 'side')
    .flatMap(({ key, at }) => {
      const behind = things.find((thing) => thing.at > at && thing.at <= at + REACH);
      const before = things.findLast((thing) => thing.at < at && thing.at >= at - REACH);
      const thing = behind ?? before;
      return thing === undefined ? [] : [{ side: key, thing }];
    });
}
