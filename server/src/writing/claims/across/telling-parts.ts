import { findAxis } from '../lexicon/concepts.ts';
import { areSamePerson } from '../lexicon/kin.ts';
import { UNITS } from '../lexicon/units.ts';
import type { Item, Segment } from '../reading/statement.ts';

/** Verbs weigh as much; lighter words are too common to be what a passage is about. */
const MIN_WEIGHT = 0.7;
const TIME_WORDS = new Set(UNITS.values());
/** Classes that say when or where, and are no things. */
const NO_THINGS = new Set(['month', 'weekday', 'season', 'side', 'part-of-day']);
/** "No previous contact", "never used": what is denied stands elsewhere. */
const GENERAL = new Set(
  `using use have know touch need own history prev previous before early late problem concern evidence issue current any
  other new further significant regular risk`
    .split(/\s+/)
    .concat('past medical history', 'contact with'),
);

/** Whether a part says how it is, so that another part can contradict it. */
export function tells({
  moment,
  isUnanswered,
  isProposed,
  isLabel,
  isDenied,
  isExcepted,
  certainty,
}: Segment): boolean {
  const isAhead = moment === 'planned' || moment === 'future';
  // "Medication: none" says something, "Medication: see chart" heads it.
  const isName = isLabel && isDenied !== true;
  return !isAhead && !isUnanswered && !isProposed && !isName && !isExcepted && certainty !== 'possible';
}

/** Whether it is something that one has or does, or not. */
export function isThing({ kind, weight, isPart, isName, key, className }: Item): boolean {
  if (weight < MIN_WEIGHT || isPart || isName || kind === 'kin' || NO_THINGS.has(className ?? '')) return false;
  return !TIME_WORDS.has(key) && !GENERAL.has(key) && findAxis(key) === undefined;
}

/** "Never asked him" and "asked about it", "no letter" and "the letter says": such things are of their own time. */
const EVERYDAY = new Set(
  'ask talk discuss return look sit stand jok letters naming home car memory mistake answer telephone receive'.split(
    ' ',
  ),
);

/** Whether it is something that is so for a while, so that its denial stands against its telling. */
export function canBeDenied(item: Item): boolean {
  return isThing(item) && !EVERYDAY.has(item.key);
}

/** Whoever keeps away from something may well have it. */
export function isAvoiding({ wording }: Segment): boolean {
  return /\bavoid/.test(wording);
}

export function areOfOnePerson(one: Segment, other: Segment): boolean {
  return one.holder === other.holder || areSamePerson(one.holder ?? '', other.holder ?? '');
}

/** What was begun or made out in the past may still be so. */
const BEGINNINGS = new Set(['start', 'diagno', 'prescrib']);

export function isOver({ moment, items }: Segment): boolean {
  const hasBegun = items.some(({ key, sign, isNegated }) => BEGINNINGS.has(key) && sign > 0 && isNegated === false);
  return moment === 'ended' || (moment === 'past' && !hasBegun);
}

export function weightOf(items: readonly Item[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}
