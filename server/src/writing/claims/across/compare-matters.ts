import type { PassageIndex } from '../comparing/passages.ts';
import { readStatement } from '../reading/read-statement.ts';
import type { Item, Segment, Statement } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { MATTERS } from './matters.ts';
import type { Matter } from './matters/matter.ts';
import { areOfOnePerson, isOver, isThing, tells, weightOf } from './telling-parts.ts';

/** So much of what is denied must be the matter: "no drug allergies" denies no drugs. */
const MIN_SHARE = 0.6;
/** So many of each matter, so that the time does not grow with their product. */
const MAX_PARTS = 40;
const NAME_WEIGHT = 0.7;

/** Words that are denied along with what is meant. */
const BY_THE_WAY = new Set(
  `involv acces incident input treat episod week month today contact trouble hard crimin phys verb carry behaviour disturbanc disturb
  chance pass-exam recent report present symptom feel experienc active specif formal past home possess own disclos observ elicit known identif evident`.split(
    /\s+/,
  ),
);

interface Part {
  place: number;
  segment: Segment;
  /** Its words and those of the part behind it: "blister packs from May, still full". */
  wording: string;
}

/** What one passage denies by its name and another tells without naming it: "no self-harm", "fresh cuts on both arms". */
export function compareMatters({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement }, place) => readParts(statement, place));
  const telling = parts.filter(({ segment }) => segment.isDenied !== null);
  return namedMatters().flatMap(({ matter, names }) => {
    const denying = parts.filter((part) => tells(asThought(matter, part.segment)) && denies(matter, names, part));
    if (denying.length === 0) return [];
    const told = telling.filter((part) => tellsOf(matter, part)).slice(0, MAX_PARTS);
    return denying.slice(0, MAX_PARTS).flatMap(({ place: one, segment }) =>
      told.flatMap(({ place: other, segment: against }): Contradiction[] => {
        if (one === other || !(matter.isByOthers === true || areOfOnePerson(segment, against) || isWitnessed(against)))
          return [];
        return [
          {
            one,
            other,
            kind: 'matter',
            thing: matter.names,
            denying: 'one',
            isPerfect: segment.isPerfect || matter.isHistory === true,
            // Whoever was toilet trained still is.
            isOver: [
              segment.isDenied === true ? isOver(asThought(matter, segment)) : segment.moment === 'ended',
              isOver(against),
            ],
            days: matter.days,
          },
        ];
      }),
    );
  });
}

/** Of a question only what its answer denies. */
function readParts({ segments, isQuestion }: Statement, place: number): Part[] {
  const told = isQuestion ? segments.filter(({ isDenied }) => isDenied === true) : segments;
  return told.map((segment, at) => ({
    place,
    segment,
    wording: `${segment.wording} ${told[at + 1]?.wording ?? ''}`,
  }));
}

interface Named {
  matter: Matter;
  /** The concepts of each of its names. */
  names: readonly (readonly string[])[];
}

let named: { matters: Named[]; keys: ReadonlySet<string> } | undefined;

function namedMatters(): Named[] {
  return (named ??= readNames()).matters;
}

function readNames(): NonNullable<typeof named> {
  const matters = MATTERS.map((matter) => ({
    matter,
    names: matter.names
      .split(', ')
      .map((name) => readStatement(name).segments.flatMap(({ items }) => items.filter(isOfName).map(({ key }) => key))),
  }));
  return { matters, keys: new Set(matters.flatMap(({ names }) => names.flat())) };
}

function isOfName({ isPart, weight, kind }: Item): boolean {
  return !isPart && (weight >= NAME_WEIGHT || kind !== 'word');
}

function denies({ opposites }: Matter, names: Named['names'], part: Part): boolean {
  const { segment } = part;
  if (segment.isDenied !== null && opposites !== undefined && findIn(opposites, part) !== null) return true;
  const denied = segment.items.filter((item) => item.isNegated === true && isOfName(item));
  const things = denied.filter((item) => isThing(item) && !BY_THE_WAY.has(item.key));
  // "No involvement with the police", "not known to social care".
  const isOpen = segment.isDenied === true && things.length === 0;
  const meant = isOpen ? segment.items.filter((item) => item.isNegated !== false && isOfName(item)) : denied;
  const keys = new Set(meant.map(({ key }) => key));
  if (!names.some((name) => name.length > 0 && name.every((key) => keys.has(key)))) return false;
  const known = things.filter(({ key }) => named?.keys.has(key) === true);
  return things.length === 0 || weightOf(known) / weightOf(things) >= MIN_SHARE;
}

/** What somebody means to do lies ahead by its nature, and is none the less thought of now. */
function asThought({ isThought }: Matter, segment: Segment): Segment {
  return isThought === true ? { ...segment, moment: 'plain', certainty: 'plain' } : segment;
}

/** A relative who found, saw or heard it tells it of the client: "mum found blades under his bed". */
const WITNESSED =
  /^(?:\w+ ){0,3}(?:found|saw|noticed|heard|caught|discovered|smelt|witnessed|picked (?:him|her) up|has seen|reports?|says?)\b/;

function isWitnessed({ holder, wording }: Segment): boolean {
  return holder !== null && WITNESSED.test(wording);
}

/** A denial in the sign itself denies nothing: "wishes she had not woken up". */
const DENIAL = /\b(?:not|never|no|nobody|refus\w*|declin\w*)\b/;

function tellsOf(matter: Matter, part: Part): boolean {
  const { signs, isToOthers } = matter;
  const { segment } = part;
  const found = findIn(signs, part);
  if (found === null || (isToOthers === true && segment.isPassive)) return false;
  if (!tells(asThought(matter, segment))) return false;
  return segment.isDenied === false || DENIAL.test(found);
}

/** The words that a part begins, though the next may go on with them: "Vaccinations: up to date". */
function findIn(words: RegExp, { segment, wording }: Part): string | null {
  const found = words.exec(wording);
  return found === null || found.index > segment.wording.length ? null : found[0];
}
