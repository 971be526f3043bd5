import { matchWords } from '../comparing/match-words.ts';
import type { PassageIndex } from '../comparing/passages.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { areOfOnePerson, canBeDenied, isOver, tells } from './telling-parts.ts';

/** So many of each, so that the time does not grow with their product. */
const MAX_PARTS = 40;
/** "Last seizure 2019", "last self-harmed over a year ago": not "last night" or "last week". */
const LAST =
  /(?<!\bthe )\b(?:last|most recent)\b(?! (?:night|week|weekend|month|year|time|few|two|three|visit|seen|appointment|session|review|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|christmas|\d))/;

interface Part {
  place: number;
  segment: Segment;
}

/** "Last seizure in 2019" denies every later one. Whether the other was later is for whoever knows the days. */
export function compareLast({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement: { segments, isQuestion } }, place) =>
    isQuestion ? [] : segments.filter(tells).map((segment): Part => ({ place, segment })),
  );
  const told = parts.filter(({ segment }) => segment.isDenied === false);
  const last = told.filter(({ segment }) => LAST.test(segment.wording) && segment.items.some(canBeDenied));
  return last.slice(0, MAX_PARTS).flatMap(({ place: one, segment }): Contradiction[] => {
    const things = segment.items.filter(canBeDenied);
    const others = told.filter(
      ({ place, segment: other }) =>
        place !== one &&
        areOfOnePerson(segment, other) &&
        things.some((item) => other.items.some((each) => isSame(item, each))),
    );
    const thing = things.map(({ key }) => key).join(' ');
    return others.slice(0, MAX_PARTS).map(({ place: other, segment: later }): Contradiction => {
      return { one, other, kind: 'last', thing, denying: 'one', isPerfect: false, isOver: [false, isOver(later)] };
    });
  });
}

function isSame(item: Item, other: Item): boolean {
  return canBeDenied(other) && (item.key === other.key || matchWords(item, other) === 'same');
}
