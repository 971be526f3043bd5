import type { PassageIndex } from '../comparing/passages.ts';
import { namesClass } from '../lexicon/classes.ts';
import { isClassOf } from '../lexicon/drug-classes.ts';
import type { Item, Segment } from '../reading/statement.ts';
import { stem } from '../words/lemmatise.ts';
import type { Contradiction } from './contradiction.ts';
import { areOfOnePerson, isOver, canBeDenied, tells, weightOf, isAvoiding } from './telling-parts.ts';

/** So much of what is denied must be told by the other passage. */
const MIN_SHARE = 0.6;
/** Places that are looked at for one thing, so that the time does not grow with its square. */
const MAX_PLACES = 40;
/** "Cannabis: denies ever using": what is denied may stand before the colon, if it is short. */
const MAX_HEAD = 2;
const MAX_WORDS = 3;
/** Whom somebody has who has one of these. */
const FAMILY: Readonly<Record<string, readonly string[]>> = {
  child: ['child', 'son', 'daughter'],
  sibling: ['sibling', 'brother', 'sister', 'twin'],
};

interface Told {
  place: number;
  segment: Segment;
  item: Item;
}

/**
 * What one passage denies altogether and another one tells, however much more that one says: "never injected" and "old
 * injection marks on both arms". A claim must be found as a whole; a denial only needs its thing.
 */
export function compareDenials(index: PassageIndex): Contradiction[] {
  const told = collectTold(index);
  return index.passages.flatMap(({ statement: { segments } }, one) =>
    segments.flatMap((segment, at): Contradiction[] => {
      const denied = tells(segment) ? deniedIn(segments, at) : [];
      const found = denied.map((item) => ({ item, parts: new Set(told.find(item, denied.length === 1)) }));
      const parts = new Set(found.flatMap((each) => [...each.parts]));
      return [...parts].flatMap(({ place: other, segment: against }): Contradiction[] => {
        const own = found.filter((each) => [...each.parts].some((part) => part.segment === against));
        const isOfOne = areOfOnePerson(segment, against) || denied.some(({ kind }) => kind === 'kin');
        if (other === one || !isOfOne || against.isTurned !== segment.isTurned) return [];
        if (weightOf(own.map(({ item }) => item)) / weightOf(denied) < MIN_SHARE) return [];
        const thing = denied.map(({ key }) => key).join(' ');
        const over = [isOver(segment), isOver(against)] as const;
        return [{ one, other, kind: 'denied', thing, denying: 'one', isPerfect: segment.isPerfect, isOver: over }];
      });
    }),
  );
}

/** The things that a part denies, or what stands right before it where it denies nothing by name. */
function deniedIn(segments: readonly Segment[], at: number): readonly Item[] {
  const segment = segments[at];
  if (segment?.isDenied !== true || isAvoiding(segment)) return [];
  const denied = segment.items.filter(({ isNegated }) => isNegated === true);
  const own = denied.filter((item) => canBeDenied(item) || FAMILY[item.key] !== undefined);
  if (own.length > 0) return own;
  // "Has not touched alcohol": the verb alone is denied.
  const open = segment.items.filter((item) => item.isNegated === null && canBeDenied(item));
  if (open.length > 0 && denied.length > 0) return open;
  // "Seizures: none ever"
  const things = segment.items.filter(canBeDenied);
  if (denied.length === 0 && things.length === 1 && segment.items.length === 1) return things;
  const before = segments[at - 1];
  if (before === undefined || segment.items.some(canBeDenied)) return [];
  const heads = segment.quantities.length > 0 ? [] : before.items.filter(canBeDenied);
  return before.isDenied === true || before.quantities.length > 0 || heads.length > MAX_HEAD ? [] : heads;
}

/** All that is affirmed, by the words it can be denied with. */
function collectTold({ passages }: PassageIndex): { find(denied: Item, isOnly: boolean): readonly Told[] } {
  const byWord = new Map<string, Told[]>();
  const byMember = new Map<string, { item: Item; all: Told[] }>();
  const add = <Key>(map: Map<Key, Told[]>, key: Key, each: Told): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [each]);
    else if (known.length < MAX_PLACES) known.push(each);
  };
  for (const [place, { statement }] of passages.entries()) {
    const parts = statement.isQuestion ? [] : statement.segments.filter(tells);
    for (const segment of parts) {
      for (const item of segment.items.filter(({ isNegated }) => isNegated === false)) {
        const each = { place, segment, item };
        if (item.kind === 'kin') add(byWord, `kin ${item.key}`, each);
        if (!canBeDenied(item)) continue;
        const words = item.words.length <= MAX_WORDS ? item.words : [];
        for (const word of new Set([item.key, stem(item.key), ...words])) add(byWord, word, each);
        if (item.kind !== 'medicine' && item.className === null) continue;
        const known = byMember.get(item.key) ?? { item, all: [] };
        byMember.set(item.key, known);
        if (known.all.length < MAX_PLACES) known.all.push(each);
      }
    }
  }
  return {
    find: (denied, isOnly) => {
      if (denied.kind === 'kin') return (FAMILY[denied.key] ?? []).flatMap((who) => byWord.get(`kin ${who}`) ?? []);
      const words = denied.words.length === 1 ? denied.words : [];
      const keys = [...new Set([denied.key, stem(denied.key), ...words])];
      const own = keys.flatMap((key) => byWord.get(key) ?? []);
      const same = own.filter(({ item }) => item.key === denied.key || denied.words.length <= 1);
      if (!isOnly) return same;
      // "No medication" denies sertraline, "no weapons" a rifle.
      const members = [...byMember.values()].filter(({ item }) =>
        item.kind === 'medicine'
          ? keys.some((key) => isClassOf(key, item.key))
          : namesClass(keys, item.className, item.key),
      );
      return [...same, ...members.flatMap(({ all }) => all)];
    },
  };
}
