import type { PassageIndex } from '../comparing/passages.ts';
import { readStatement } from '../reading/read-statement.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { type Matter, MATTERS } from './matters.ts';
import { areOfOnePerson, isOver, isThing, tells, weightOf } from './telling-parts.ts';

/** So much of what is denied must be the matter: "no drug allergies" denies no drugs. */
const MIN_SHARE = 0.6;
/** So many of each matter, so that the time does not grow with their product. */
const MAX_PARTS = 40;
const NAME_WEIGHT = 0.7;

interface Part {
  place: number;
  segment: Segment;
}

/** What one passage denies by its name and another tells without naming it: "no self-harm", "fresh cuts on both arms". */
export function compareMatters({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement: { segments, isQuestion } }, place) =>
    isQuestion ? segments.filter(({ isDenied }) => isDenied === true).map((segment): Part => ({ place, segment }))
    : segments.filter(tells).map((segment): Part => ({ place, segment })),
  );
  return namedMatters().flatMap(({ matter, names }) => {
    const denying = parts.filter(({ segment }) => denies(matter, names, segment)).slice(0, MAX_PARTS);
    if (denying.length === 0) return [];
    const telling = parts.filter(({ segment }) => tellsOf(matter, segment)).slice(0, MAX_PARTS);
    return denying.flatMap(({ place: one, segment }) =>
      telling.flatMap(({ place: other, segment: told }): Contradiction[] => {
        if (one === other || !(matter.isByOthers === true || areOfOnePerson(segment, told))) return [];
        return [
          {
            one,
            other,
            kind: 'matter',
            thing: matter.names,
            denying: 'one',
            isPerfect: segment.isPerfect || matter.isHistory === true,
            isOver: [isOver(segment), isOver(told)],
            days: matter.days,
          },
        ];
      }),
    );
  });
}

interface Named {
  matter: Matter;
  /** The concepts of each of its names. */
  names: readonly (readonly string[])[];
}

let named: Named[] | undefined;

function namedMatters(): Named[] {
  named ??= MATTERS.map((matter) => ({
    matter,
    names: matter.names.split(', ').map((name) =>
      readStatement(name).segments.flatMap(({ items }) => items.filter(isOfName).map(({ key }) => key)),
    ),
  }));
  return named;
}

function isOfName({ isPart, weight, kind }: Item): boolean {
  return !isPart && (weight >= NAME_WEIGHT || kind !== 'word');
}

function denies({ opposites }: Matter, names: Named['names'], segment: Segment): boolean {
  if (segment.isDenied !== true) return segment.isDenied === false && opposites?.test(segment.wording) === true;
  const denied = segment.items.filter((item) => item.isNegated === true && isOfName(item));
  const keys = new Set(denied.map(({ key }) => key));
  const found = names.filter((name) => name.length > 0 && name.every((key) => keys.has(key)));
  if (found.length === 0) return opposites?.test(segment.wording) === true;
  const all = new Set(namedMatters().flatMap((each) => each.names.flat()));
  const things = denied.filter(isThing);
  return things.length === 0 || weightOf(things.filter(({ key }) => all.has(key))) / weightOf(things) >= MIN_SHARE;
}

function tellsOf({ signs, isToOthers }: Matter, segment: Segment): boolean {
  return segment.isDenied === false && !(isToOthers === true && segment.isPassive) && signs.test(segment.wording);
}
