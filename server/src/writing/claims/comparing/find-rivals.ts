import { SOFT_CLASSES } from '../lexicon/classes.ts';
import { areRivals } from '../lexicon/kinds.ts';
import { relate } from '../lexicon/thesaurus.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison, Known } from './comparison.ts';
import { MIN_POLAR_WEIGHT } from './is-polar.ts';
import { isOtherKind, matchWords } from './match-words.ts';

/** What is said beside one of these belongs to that one, as with medicines: see `isTakenByRival`. */
const BOUND_CLASSES = new Set([
  'weekday',
  'month',
  'substance',
  'test',
  'disorder',
  'scan',
  'hand-edge',
  'front-back',
  'inner-outer',
  'side',
  'upper-lower',
  'part-of-day',
  'meal',
  'at-risk',
  'severity',
]);

/** "Low" and "high", which "moderate" lies between. */
const LEVEL = 'high';

const COURSES = new Set(['better', 'increase']);

/** Verbs weigh less, and are no things. */
const MIN_THING_WEIGHT = 0.7;

/** Where a claim names both sides, the notes may have one of them elsewhere. */
export function isOnlySide({ className }: Item, { items }: Segment): boolean {
  return className === 'side' && items.filter((item) => item.className === 'side').length === 1;
}

/** "Citalopram made me sweat, so we changed to mirtazapine" says nothing of sweating on mirtazapine. */
export function isTakenByRival({ kind, className, key }: Item, { items }: Segment, near: readonly Known[]): boolean {
  const isLevel = key === LEVEL || className === 'severity';
  const isBound = kind === 'medicine' || isLevel || (className !== null && BOUND_CLASSES.has(className));
  if (!isBound) return false;
  const isRival = ({ item }: Known): boolean =>
    (isLevel
      ? item.className === 'severity' || item.key === LEVEL
      : item.kind === kind && item.className === className) && !items.some((own) => own.key === item.key);
  const isShared = near.some(
    ({ item }) =>
      (item.kind === 'word' || item.kind === 'medicine') &&
      item.weight >= MIN_POLAR_WEIGHT &&
      items.some((own) => own.key === item.key),
  );
  return isShared && near.some(isRival) && !near.some(({ item }) => item.key === key);
}

/** Where the notes have a guinea pig, a snake is no other word for it. */
export function isReplaced(claimed: Item, { items }: Segment, known: readonly Known[]): boolean {
  if (known.some(({ item }) => item.key === claimed.key && isOtherKind(claimed, item))) return true;
  const word = thingOf(claimed);
  if (word === null) return false;
  return known.some(({ item }) => {
    const other = thingOf(item);
    if (other === null || !areRivals(word, other)) return false;
    return !items.some((own) => own !== claimed && matchWords(own, item) !== null) && relate(word, other) === null;
  });
}

function thingOf({ kind, key, words, weight }: Item): string | null {
  const [word] = words;
  return kind === 'word' && word === key && weight >= MIN_THING_WEIGHT ? word : null;
}

/** Something that changed is said to be unchanged, or the other way. */
function isOtherCourse({ key, isNegated }: Item, { items }: Segment): boolean {
  if (isNegated !== false) return false;
  const others = COURSES.has(key) ? ['stable'] : key === 'stable' ? [...COURSES] : [];
  return items.some((item) => item.isNegated === false && others.includes(item.key));
}

/** Whether another one of its class stands in its place. */
export function noteAbsence(
  comparison: Comparison,
  claimed: Item,
  segment: Segment,
  known: readonly Known[],
  best: Segment | null,
): boolean {
  if (best !== null && isOtherCourse(claimed, best)) comparison.conflicts.push('opposite');
  if (claimed.key === 'start' && claimed.sign < 0) comparison.missing.push('exact');
  if (claimed.kind !== 'class' && claimed.kind !== 'medicine') return false;
  const isRival = ({ item }: Known): boolean =>
    item.key !== claimed.key && item.kind === claimed.kind && item.className === claimed.className;
  // "A right-sided stroke left him weak on the left": of two sides the notes may have one elsewhere.
  const isOfTwo = claimed.className === 'side' && !isOnlySide(claimed, segment);
  const isReplacedByRival = best !== null && !isOfTwo && known.some(isRival);
  if (isReplacedByRival) comparison.conflicts.push('other');
  else if (claimed.className === null || !SOFT_CLASSES.has(claimed.className)) comparison.missing.push('exact');
  return isReplacedByRival;
}
