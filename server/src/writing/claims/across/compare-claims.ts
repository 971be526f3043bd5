import { judgeSegment } from '../comparing/judge-segment.ts';
import { matchWords } from '../comparing/match-words.ts';
import { findCandidates } from '../comparing/find-candidates.ts';
import type { PassageIndex } from '../comparing/passages.ts';
import type { FoundWord } from '../comparing/comparison.ts';
import { findAxis } from '../lexicon/concepts.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Contradiction, Found } from './contradiction.ts';
import { areOfOnePerson, canBeDenied, isAvoiding, isOver, isThing, tells, weightOf } from './telling-parts.ts';

const MAX_CANDIDATES = 12;
/** So much of what is denied the other must speak of: "no thoughts of harming the baby" has little to do with a baby. */
const MIN_SHARE = 0.6;
const ADMITTED = 'admit';
/** Ends of these axes say something of a person by themselves. */
const OF_PEOPLE = new Set(['alive', 'employed', 'literate', 'verbal', 'inpatient', 'male', 'acute']);
const MIN_WEIGHT = 0.7;
/** What begins, grows or gets better is told of a change. */
const COURSES = new Set(
  'start admit increase better before early include-in join allow attend accept arrive high constant'.split(' '),
);

/** Each part of a passage as a claim about the others: what is denied here and affirmed there, opposites, the other side. */
export function compareClaims(index: PassageIndex): Contradiction[] {
  return index.passages.flatMap(({ statement }, one) =>
    statement.segments.filter(canContradict).flatMap((segment) =>
      findCandidates(index, [segment], MAX_CANDIDATES).flatMap((other): Contradiction[] => {
        if (other === one) return [];
        const { verdict, faults, words, best } = judgeSegment(index, statement, segment, new Set([other]));
        const isTold = verdict === 'contradicts' && best !== null && tells(best) && areOfOnePerson(segment, best);
        const found = isTold ? findWhat(segment, best, faults, words) : null;
        return found === null ? [] : [{ one, other, ...found }];
      }),
    ),
  );
}

function canContradict(segment: Segment): boolean {
  return (
    tells(segment) &&
    segment.items.some(
      ({ key, className }) => segment.isDenied !== null || findAxis(key) !== undefined || className === 'side',
    )
  );
}

function findWhat(
  claimed: Segment,
  best: Segment,
  faults: readonly string[],
  words: readonly FoundWord[],
): Found | null {
  const over = [isOver(claimed), isOver(best)] as const;
  const turned = words.filter(({ item, known }) => known !== null && areTurned(item, known.item));
  if (faults.includes('polarity')) {
    const denied = turned.find(
      ({ item, known, place }) =>
        known !== null && place !== 'far' && tells(known.segment) && canBeDeniedAgainst(item, known.item),
    );
    if (denied === undefined) return null;
    const isOwn = denied.item.isNegated === true;
    const [denying, affirming] = isOwn ? [claimed, best] : [best, claimed];
    if (isAvoiding(denying) || shareOf(denying, affirming) < MIN_SHARE) return null;
    const { isPerfect } = denying;
    return { kind: 'denied', thing: denied.item.key, denying: isOwn ? 'one' : 'other', isPerfect, isOver: over };
  }
  if (faults.includes('opposite')) {
    const end = turned.find(({ item, known }) => item.sign !== known?.item.sign && !COURSES.has(item.key));
    if (end === undefined || !isOfOneThing(end.item, claimed, best)) return null;
    return { kind: 'opposite', thing: end.item.key, denying: null, isPerfect: false, isOver: over };
  }
  if (!faults.includes('other') || !claimed.items.some(({ className }) => className === 'side')) return null;
  return { kind: 'side', thing: 'side', denying: null, isPerfect: false, isOver: over };
}

/** "Good-natured" and "impaired" are said of anything; alive or dead is only the person. */
function isOfOneThing({ key }: Item, claimed: Segment, best: Segment): boolean {
  if (findAxis(key) === undefined || OF_PEOPLE.has(key)) return true;
  return claimed.items.some(
    (item) =>
      (isThing(item) || item.kind === 'kin') &&
      best.items.some((other) => item.key === other.key || matchWords(item, other) === 'same'),
  );
}

/** "Never been in hospital": an end of an axis may be denied too, and is then no other end. */
function canBeDeniedAgainst(item: Item, known: Item): boolean {
  if (isThing(item)) return canBeDenied(item);
  const isEnd = findAxis(item.key) !== undefined && item.weight >= MIN_WEIGHT && item.sign === known.sign;
  return isEnd && (item.key === ADMITTED || !COURSES.has(item.key));
}

function areTurned(one: Item, other: Item): boolean {
  if (one.isNegated === null || other.isNegated === null) return false;
  return one.sign * (one.isNegated ? -1 : 1) !== other.sign * (other.isNegated ? -1 : 1);
}

function shareOf(denying: Segment, affirming: Segment): number {
  const things = denying.items.filter(
    (item) => item.isNegated === true && (isThing(item) || (findAxis(item.key) !== undefined && !item.isPart)),
  );
  const found = things.filter((item) =>
    affirming.items.some((other) => matchWords(item, other) !== null || matchWords(other, item) !== null),
  );
  return things.length === 0 ? 0 : weightOf(found) / weightOf(things);
}
